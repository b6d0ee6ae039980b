import type { RecoverUsernameRequest } from '@registrar/domain/calls/profile';
import { sql } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { WireLanguage } from '../platform/language';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import type { Platform } from '../platform/platform';
import { readTerm } from '../platform/terms';
import { usernameMail, usernameSms } from './messages';
import type { Caller } from './caller';
import { mask } from '../platform/outbound/mask';
import { RECEIVER } from '../notifications/receiver';
import { limitCaller, mayReceive, USERNAMES } from './sending-limits';

/**
 * Sends the username to the mail address or mobile number it belongs to, in the language it was asked in. The answer,
 * and how long one must wait for another, is the same whether anybody is there or not.
 */
export async function recoverUsername(
  platform: Platform,
  { email, mobileNumber }: RecoverUsernameRequest,
  caller: Caller,
  language: WireLanguage,
): Promise<{ sentTo: string; resendAfterSeconds: number }> {
  const asked = email ?? mobileNumber ?? '';
  const {
    database: { db },
    clock,
    config: {
      secrets: { otpPepper: pepper },
    },
  } = platform;
  await limitCaller({ db, now: clock.now(), pepper, caller, receiver: asked, known: false }, 'recover-username');
  return platform.runUnitOfWork(async (unit) => {
    // used up, the username has been sent five times within hours: the answer is true, and nobody's mailbox is filled
    const { taken } = await mayReceive(
      { db: unit.tx, now: unit.now, pepper, caller, receiver: asked, known: false },
      USERNAMES,
    );
    const account = await unit.tx
      .selectFrom('account')
      .select(['id', 'mobile_number', ...RECEIVER])
      .where(email === undefined ? sql<string>`mobile_number` : sql<string>`lower(email)`, '=', asked)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst();
    if (taken && account) {
      if (email === undefined) unit.enqueue(smsJob, usernameSms(account.mobile_number, account.username, language));
      else unit.enqueue(mailJob, usernameMail(account, language));
      unit.audit({ actor: null, action: 'USERNAME_SENT', objectType: 'account', objectId: account.id });
    }
    const { resendSeconds } = await readTerm(unit.tx, 'OTP_TERMS', dayInNepal(unit.now));
    return { sentTo: mask(asked), resendAfterSeconds: resendSeconds };
  });
}
