import type { FollowAsked } from '@registrar/domain/calls/notice-followers';
import type { Caller } from '../accounts/caller';
import { mailOf } from '../accounts/messages';
import { keyedHash } from '../accounts/secrets';
import { limitPlace } from '../accounts/sending-limits';
import { noticeContent, type Notice } from '../notifications/notice';
import { dayInNepal } from '../platform/clock';
import { takeFromAllowance } from '../platform/counters';
import { sentence, type WireLanguage } from '../platform/language';
import { mask } from '../platform/outbound/mask';
import { mailJob } from '../platform/outbound/message-jobs';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { followerHash, followerPage, followerToken } from './follower-token';

const DAY = 24 * 3600;
/** An address that has confirmed before may be asked again, about other news. */
const OF_KNOWN = { name: 'follower-mail-known', atOnce: 5, refillSeconds: DAY };
/** Whoever asks, an address that has confirmed nothing gets one mail in the days in which it may confirm. */
const ofStranger = (days: number) => ({ name: 'follower-mail', atOnce: 1, refillSeconds: days * DAY });

export interface AskedFollower {
  readonly email: string;
  readonly caller: Caller;
  readonly language: WireLanguage;
  /** What is followed. */
  readonly of: { readonly proceedingId: string } | { readonly companyId: string };
  /** What the mail asks; it is shown how many days there are to confirm. */
  readonly question: (days: number) => Notice;
  /** For the list of what could not be delivered. */
  readonly about: string;
}

/**
 * Keeps that somebody wants the news, and asks the address whether it does. Nothing in the answer depends on whether
 * the address is known, follows it already, or was written to before.
 *
 * @throws RATE-429
 */
export async function askFollower(
  unit: UnitOfWork,
  pepper: string,
  { email: given, caller, language, of, question, about }: AskedFollower,
): Promise<FollowAsked> {
  const { tx, now } = unit;
  const email = given.toLowerCase();
  await limitPlace({ db: tx, now, pepper, caller, receiver: email }, 'follower');
  const { followerConfirmDays: days } = await readTerm(tx, 'HEARING_TERMS', dayInNepal(now));
  const waits = await tx
    .insertInto('notice_follower')
    .values({
      id: unit.newId(),
      ...('proceedingId' in of ? { proceeding_id: of.proceedingId } : { company_id: of.companyId }),
      email,
      language,
      token_hash: followerHash(pepper, email),
      asked_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['proceedingId' in of ? 'proceeding_id' : 'company_id', 'email'])
        .doUpdateSet({ asked_at: now, language })
        .where('notice_follower.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  if (waits && (await mayWrite(unit, pepper, email, days))) {
    const notice: Notice = {
      ...question(days),
      action: { label: 'follower.confirm.action', link: followerPage(followerToken(pepper, email)) },
    };
    const notYou = { text: sentence('mail.notYou', language) };
    unit.enqueue(mailJob, { ...mailOf(email, { ...noticeContent(notice, language), closing: [notYou] }), about });
  }
  return { sentTo: mask(email), days };
}

/** One who waits twice at the same moment takes one mail: the allowance is a row. */
async function mayWrite({ tx, now }: UnitOfWork, pepper: string, email: string, days: number): Promise<boolean> {
  const known = await tx
    .selectFrom('notice_follower')
    .select('id')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const subject = keyedHash(pepper, email).slice(0, 32);
  return (await takeFromAllowance(tx, now, known ? OF_KNOWN : ofStranger(days), subject)).taken;
}
