import { timingSafeEqual } from 'node:crypto';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import { sql } from 'kysely';
import { dayInNepal } from '../platform/clock';
import { enforceLimit } from '../platform/counters';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { WireLanguage } from '../platform/language';
import { mailJob, smsJob, type Sms } from '../platform/outbound/message-jobs';
import type { OtpTable } from '../platform/database/schema.generated';
import { Refusal, refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import { close, closedNow, countGuess, forgiveGuesses, guardedSubject, type Guarded } from './guess-lock';
import type { Caller } from './caller';
import { otpMail, otpSms } from './messages';
import { personOf, RECEIVER } from '../notifications/receiver';
import { hashOtp, newOtpCode } from './secrets';

export type OtpPurpose = OtpTable['purpose'];
/** The mail address or mobile number a code travels to, or nobody: then everything happens but the sending. */
export type Recipient = { channel: 'MOBILE_NUMBER' | 'EMAIL'; address: string; language: WireLanguage } | null;

/** For one purpose and one subject of a signed-in person. */
const CODES_A_DAY = 10;

/**
 * A code that strangers may ask for belongs to the caller who has asked: nobody else uses it up, replaces or closes it.
 */
export interface StrangersCode {
  readonly caller: Caller;
  /** Asked once the minute is over; throws where no more may go out. */
  readonly limit: () => Promise<void>;
}

export interface NewOtp {
  readonly purpose: OtpPurpose;
  /** What it was asked for under; the same is given when it is proven. */
  readonly subject: string;
  readonly recipient: Recipient;
  readonly accountId?: string;
  readonly signUpId?: string;
  /** Instead of the usual text of an SMS, where the receiver has to know more than the code. */
  readonly sms?: (code: string, minutes: number) => Sms;
  readonly stranger?: StrangersCode;
}

/** Writes a code, hashed, and the message that carries it. A new one may be asked for after a minute, known or not. */
export async function sendOtp(
  unit: UnitOfWork,
  pepper: string,
  { purpose, subject, recipient, accountId, signUpId, sms, stranger }: NewOtp,
): Promise<Omit<OtpSent, 'sentTo'>> {
  const settings = await readTerm(unit.tx, 'OTP_TERMS', dayInNepal(unit.now));
  const key = stranger?.caller.keys[0] ?? null;
  await lockSubject(unit, purpose, `${subject}:${key ?? ''}`);
  const closed = await closedNow(unit.tx, unit.now, guardOf(pepper, purpose, subject, accountId ?? null, key));
  if (closed) throw closed;
  const latest = await unit.tx
    .selectFrom('otp')
    .select('created_at')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('caller', 'is not distinct from', key)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const waitMs = latest ? latest.created_at.getTime() + settings.resendSeconds * 1000 - unit.now.getTime() : 0;
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    refuse('AUTH-OTP-RESEND', { retryAfterSeconds: seconds });
  }

  // Five tries a code and a code a minute would add up to thousands of guesses a day; and to as many messages.
  if (stranger) await stranger.limit();
  else
    await enforceLimit(
      unit.tx,
      unit.now,
      { name: `otp-codes:${purpose}`, hits: CODES_A_DAY, seconds: 24 * 3600 },
      subject,
    );

  const id = unit.newId();
  const code = newOtpCode();
  await unit.tx
    .insertInto('otp')
    .values({
      id,
      purpose,
      subject,
      account_id: accountId,
      sign_up_id: signUpId,
      caller: key,
      code_hash: hashOtp(pepper, id, code),
      created_at: unit.now,
      expires_at: new Date(unit.now.getTime() + settings.lifeSeconds * 1000),
    })
    .execute();
  if (recipient) {
    const { channel, address, language } = recipient;
    const minutes = Math.round(settings.lifeSeconds / 60);
    if (channel === 'EMAIL')
      unit.enqueue(
        mailJob,
        otpMail(address, { code, minutes, purpose }, language, await ownerNamed(unit, accountId, address, language)),
      );
    else unit.enqueue(smsJob, sms?.(code, minutes) ?? otpSms(address, { code, minutes }, language));
  }
  return { expiresInSeconds: settings.lifeSeconds, resendAfterSeconds: settings.resendSeconds };
}

/** The person's name where the mail goes to the person's own address; an address that was typed may be a stranger's. */
async function ownerNamed(
  { tx }: UnitOfWork,
  accountId: string | undefined,
  address: string,
  language: WireLanguage,
): Promise<string | undefined> {
  if (accountId === undefined) return undefined;
  const owner = await tx
    .selectFrom('account')
    .select(RECEIVER)
    .where('id', '=', accountId)
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .executeTakeFirst();
  return owner && personOf(owner, language);
}

export interface ProvenOtp {
  readonly accountId: string | null;
  readonly signUpId: string | null;
}

export interface OtpProof {
  readonly purpose: OtpPurpose;
  readonly subject: string;
  readonly code: string;
  /** Who proves a code that strangers may ask for. */
  readonly caller?: Caller;
  /**
   * What else was given with the right code has to fit what it was sent for. Where it does not, a try is gone and the
   * code stays.
   */
  readonly isFor?: (proven: ProvenOtp) => boolean | Promise<boolean>;
}

/**
 * Proves a code: only the latest one counts, and each try is counted before it is compared, so that fifty guesses at
 * once are five guesses. Wrong codes are counted across codes too: too many close the purpose for a while, and its
 * owner is told. The refusal is returned, to keep the counts.
 */
export async function proveOtp(
  unit: UnitOfWork,
  pepper: string,
  { purpose, subject, code, caller, isFor }: OtpProof,
): Promise<ProvenOtp | Refusal> {
  const settings = await readTerm(unit.tx, 'OTP_TERMS', dayInNepal(unit.now));
  const otp = await unit.tx
    .selectFrom('otp')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where((is) => (caller ? is('caller', 'in', [...caller.keys]) : is('caller', 'is', null)))
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!otp || otp.consumed_at) return new Refusal('AUTH-OTP-INCORRECT');
  const guarded = guardOf(pepper, purpose, subject, otp.account_id, otp.caller);
  const closed = await closedNow(unit.tx, unit.now, guarded);
  if (closed) return closed;
  if (otp.expires_at <= unit.now || otp.attempts >= settings.maximumTries) return new Refusal('AUTH-OTP-EXPIRED');

  await unit.tx
    .updateTable('otp')
    .set({ attempts: otp.attempts + 1 })
    .where('id', '=', otp.id)
    .execute();
  const given = Buffer.from(hashOtp(pepper, otp.id, code));
  if (!timingSafeEqual(given, Buffer.from(otp.code_hash))) {
    const guess = await countGuess(unit.tx, unit.now, [{ guarded, rule: settings }]);
    if (!(guess instanceof Refusal) && guess.last.length > 0) await close(unit, guarded, settings);
    return new Refusal('AUTH-OTP-MISMATCH');
  }
  const proven: ProvenOtp = { accountId: otp.account_id, signUpId: otp.sign_up_id };
  if (isFor && !(await isFor(proven))) return new Refusal('AUTH-OTP-INCORRECT');
  await unit.tx.updateTable('otp').set({ consumed_at: unit.now }).where('id', '=', otp.id).execute();
  await forgiveGuesses(unit.tx, guarded);
  return proven;
}

/**
 * All codes of one purpose that an account can be reached by are one secret, for each caller; of an address nobody has,
 * that address is.
 */
function guardOf(
  pepper: string,
  purpose: OtpPurpose,
  subject: string,
  accountId: string | null,
  caller: string | null,
): Guarded {
  return {
    subject: guardedSubject(
      pepper,
      `otp:${purpose}`,
      caller === null ? (accountId ?? subject) : `${accountId ?? subject}:${caller}`,
    ),
    accountId,
    refusal: { code: 'AUTH-LOCKED', message: 'error.otpLocked' },
    notice: { title: 'account.otpLocked.title', body: 'account.otpLocked.body' },
  };
}

/** Two requests for a code at the same moment: one comes first, the other hears of the minute. */
async function lockSubject({ tx }: UnitOfWork, purpose: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`otp:${purpose}:${subject}`}, 0))`.execute(tx);
}
