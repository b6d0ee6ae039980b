import type { OtpSent, SignUpRequest } from '@registrar/domain/calls/accounts';
import { sql } from 'kysely';
import type { UnitOfWork } from '../platform/unit-of-work';
import { sentence, type WireLanguage } from '../platform/language';
import { mailJob } from '../platform/outbound/message-jobs';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import type { Caller } from './caller';
import { createAccount } from './create-account';
import { alreadyRegisteredMail, firstPasswordMail } from './messages';
import { mask } from '../platform/outbound/mask';
import { proveOtp, sendOtp, type ProvenOtp } from './otp';
import { hashPassword } from './password-hashing';
import { RECEIVER, type Receiver } from '../notifications/receiver';
import { newTemporaryPassword } from './secrets';
import { limitPlace, mayAskFor, mayReceive, mayTellOwner, SIGN_UP_CODES, SIGN_UP_CODES_OF_ONE } from './sending-limits';

const SIGN_UP_MS = 24 * 3600 * 1000;

/**
 * Keeps what was asked for until the mobile number is proven. A taken username is said, because another must be chosen;
 * a taken mail address or number is not: the answer is the same, and its owner is told instead.
 */
export async function signUp(
  platform: Platform,
  unit: UnitOfWork,
  input: SignUpRequest,
  caller: Caller,
  language: WireLanguage,
): Promise<OtpSent> {
  const { tx, now } = unit;
  await requireFreeUsername(unit, input.username, language);
  const office = await tx
    .selectFrom('office')
    .select('id')
    .where('id', '=', input.officeId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!office)
    refuse('VAL-422', {
      errors: [{ path: 'officeId', code: 'INVALID', message: sentence('error.officeUnknown', language) }],
    });

  const owner = await findOwner(unit, input);
  const stranger = { caller, limit: () => limitSignUpCodes(platform, unit, caller, input.mobileNumber) };
  const otp = { purpose: 'USER_REGISTRATION' as const, subject: input.mobileNumber, stranger };
  const { otpPepper } = platform.config.secrets;
  if (owner) {
    const answer = await sendOtp(unit, otpPepper, { ...otp, recipient: null });
    await notifyOwner(platform, unit, owner);
    return { ...answer, sentTo: mask(input.mobileNumber) };
  }

  const signUpId = unit.newId();
  await tx
    .insertInto('sign_up')
    .values({
      id: signUpId,
      username: input.username,
      email: input.email,
      mobile_number: input.mobileNumber,
      name_english: input.fullNameEnglish ?? '',
      name_nepali: input.fullNameNepali ?? '',
      office_id: input.officeId,
      company_representative: input.isCompanyRepresentative,
      language,
      created_at: now,
      expires_at: new Date(now.getTime() + SIGN_UP_MS),
    })
    .execute();
  const answer = await sendOtp(unit, otpPepper, {
    ...otp,
    signUpId,
    recipient: { channel: 'MOBILE_NUMBER', address: input.mobileNumber, language },
  });
  return { ...answer, sentTo: mask(input.mobileNumber) };
}

/** The latest sign-up of a number or address, for sending its code again. */
export async function findSignUp({ tx, now }: UnitOfWork, contact: { mobileNumber?: string; email?: string }) {
  return tx
    .selectFrom('sign_up')
    .selectAll()
    .$if(contact.mobileNumber !== undefined, (query) => query.where('mobile_number', '=', contact.mobileNumber ?? ''))
    .$if(contact.email !== undefined, (query) => query.where(sql`lower(email)`, '=', contact.email ?? ''))
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** The code is right: the account exists from now on, and its first password goes to the mail address. */
export async function completeSignUp(
  platform: Platform,
  input: { mobileNumber: string; email: string; otp: string },
  caller: Caller,
  language: WireLanguage,
): Promise<{ email: string } | Refusal> {
  const password = newTemporaryPassword();
  // before the unit of work: a hash takes its time, and a unit of work holds the database
  const passwordHash = await hashPassword(password);
  return platform.runUnitOfWork(async (unit) => {
    const askedFor = async ({ signUpId }: ProvenOtp) =>
      signUpId ? unit.tx.selectFrom('sign_up').selectAll().where('id', '=', signUpId).executeTakeFirst() : undefined;
    const proven = await proveOtp(unit, platform.config.secrets.otpPepper, {
      purpose: 'USER_REGISTRATION',
      subject: input.mobileNumber,
      code: input.otp,
      caller,
      // the code waits for a mail address that was typed wrong
      isFor: async (code) => (await askedFor(code))?.email === input.email,
    });
    if (proven instanceof Refusal) return proven;
    const asked = await askedFor(proven);
    if (!asked) return new Refusal('AUTH-OTP-INCORRECT');
    await requireFreeUsername(unit, asked.username, language);
    const owner = await findOwner(unit, { email: asked.email, mobileNumber: asked.mobile_number });
    if (owner) {
      // somebody else has proven the address or the number since the code was asked for
      await notifyOwner(platform, unit, owner);
      return new Refusal('AUTH-OTP-INCORRECT');
    }

    const accountId = await createAccount(unit, {
      username: asked.username,
      email: asked.email,
      mobileNumber: asked.mobile_number,
      nameEnglish: asked.name_english || asked.username,
      nameNepali: asked.name_nepali || asked.name_english || asked.username,
      passwordHash,
      passwordUpdated: false,
      role: asked.company_representative ? 'COMPANY_REPRESENTATIVE' : 'APPLICANT',
      officeId: asked.office_id,
      companyRepresentative: asked.company_representative,
      language: asked.language,
    });
    await unit.tx.deleteFrom('sign_up').where('id', '=', asked.id).execute();
    unit.enqueue(mailJob, firstPasswordMail(asked, password, asked.language));
    unit.audit({ actor: null, action: 'ACCOUNT_CREATED', objectType: 'account', objectId: accountId });
    return { email: asked.email };
  });
}

/** What strangers may have sent to one number: never shut for longer than the next one takes. */
export async function limitSignUpCodes(
  { config }: Platform,
  unit: UnitOfWork,
  caller: Caller,
  mobileNumber: string,
): Promise<void> {
  const sending = {
    db: unit.tx,
    now: unit.now,
    pepper: config.secrets.otpPepper,
    caller,
    receiver: mobileNumber,
    known: false,
  };
  await limitPlace(sending, 'sign-up-code');
  const own = await mayAskFor(sending, SIGN_UP_CODES_OF_ONE);
  if (!own.taken) refuse('RATE-429', { retryAfterSeconds: own.retryAfterSeconds });
  const allowed = await mayReceive(sending, SIGN_UP_CODES);
  if (!allowed.taken) refuse('RATE-429', { retryAfterSeconds: allowed.retryAfterSeconds });
}

/** Once a day, however often somebody names the address beside another number. */
async function notifyOwner({ config }: Platform, unit: UnitOfWork, owner: Receiver): Promise<void> {
  if (await mayTellOwner(unit.tx, unit.now, config.secrets.otpPepper, owner.email))
    unit.enqueue(mailJob, alreadyRegisteredMail(owner));
}

/** Who has the mail address or the mobile number already. */
async function findOwner({ tx }: UnitOfWork, contact: { email: string; mobileNumber: string }) {
  return tx
    .selectFrom('account')
    .select(['id', ...RECEIVER])
    .where((where) =>
      where.or([where(sql`lower(email)`, '=', contact.email), where('mobile_number', '=', contact.mobileNumber)]),
    )
    .executeTakeFirst();
}

async function requireFreeUsername({ tx }: UnitOfWork, username: string, language: WireLanguage): Promise<void> {
  const taken = await tx
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  if (taken)
    refuse('VAL-422', {
      message: 'error.usernameTaken',
      errors: [{ path: 'username', code: 'USERNAME_TAKEN', message: sentence('error.usernameTaken', language) }],
    });
}
