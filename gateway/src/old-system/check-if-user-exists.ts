import type { CheckIfUserExistsAnswer, CheckIfUserExistsRequest, OldSystemClaim } from '@registrar/domain/calls/old-system';
import { longUsernameSchema } from '@registrar/domain/accounts';
import { sql } from 'kysely';
import { z } from 'zod';
import { solvesCaptcha } from '../accounts/captcha';
import { mask, proveOtp, sendOtp } from '../accounts/otp';
import { keyedHash } from '../accounts/secrets';
import { countHit, enforceLimit, resetCount } from '../platform/counters';
import type { Deed } from '../platform/deed';
import type { WireLanguage } from '../platform/language';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import { readSetting } from '../platform/settings';
import { CLAIM_SECONDS, issueClaim, type ClaimSubject } from './claims';
import { alreadyOverMail, alreadyOverSms } from './messages';
import { findOldCompanies, findOldCompany } from './old-companies';
import { isOldPassword } from './old-password';

const loginSettings = z.object({ captchaAfterFailures: z.number().int() });
const FAILURES = { name: 'old-login-failures', seconds: 24 * 3600 };
const PER_NAME = { name: 'old-login-name', hits: 30, seconds: 15 * 60 };

/** Where somebody from the older system goes next. Only a proof opens anything. */
export async function checkIfUserExists(platform: Platform, request: CheckIfUserExistsRequest, language: WireLanguage): Promise<CheckIfUserExistsAnswer | Refusal> {
  switch (request.proof) {
    case 'OLD_PASSWORD':
      return proveOldPassword(platform, request, language);
    case 'COMPANY_NUMBER':
      return { next: 'CHOOSE_COMPANY', companies: await findOldCompanies(platform.database.db, request.registrationNumber) };
    case 'COMPANY_CONTACT':
      return platform.runDeed((deed) => sendCompanyCode(platform, deed, request, language));
    case 'COMPANY_CODE':
      return platform.runDeed((deed) => proveCompanyCode(platform, deed, request, language));
  }
}

/** Counted before it is looked at, under the name that was typed, as a login is; a wrong name takes as long as a wrong password. */
async function proveOldPassword(platform: Platform, input: { username: string; password: string; captcha?: string }, language: WireLanguage): Promise<OldSystemClaim> {
  const { database: { db }, clock, config } = platform;
  const { otpPepper } = config.secrets;
  const now = clock.now();
  const name = input.username.trim().toLowerCase();
  const subject = keyedHash(otpPepper, `old:${name}`).slice(0, 32);
  // for the name, however many addresses try: the embedded default's many people at one address change nothing here
  await enforceLimit(db, now, PER_NAME, subject);
  const { captchaAfterFailures } = await readSetting(db, 'login', loginSettings);
  const { hits: tries } = await countHit(db, now, `${FAILURES.name}:${subject}`, FAILURES.seconds);
  if (tries > captchaAfterFailures && !(await solvesCaptcha(platform, input.captcha))) refuse('AUTH-CAPTCHA', { enableCaptcha: true, message: 'error.oldCaptcha' });

  const found = await db.selectFrom('old_system_user').select(['id', 'password_hash', 'iterations']).where(sql`lower(username)`, '=', name).executeTakeFirst();
  const costliest = await db.selectFrom('old_system_user').select((of) => of.fn.max('iterations').as('most')).where('password_hash', 'is not', null).executeTakeFirst();
  const stored = found?.password_hash ? { hash: found.password_hash, iterations: found.iterations } : undefined;
  const isRight = await isOldPassword(otpPepper, stored, input.password, costliest?.most ?? 0);
  if (!found || !isRight) refuse('AUTH-LOGIN', { message: 'error.oldCredentials', enableCaptcha: tries >= captchaAfterFailures });
  await resetCount(db, FAILURES, subject);
  return platform.runDeed((deed) => openClaim(deed, { userId: found.id }, language));
}

/** Under which the code of an old company is asked for and proven. */
const companySubject = (companyId: string): string => `old-company:${companyId}`;

/** A company that has come over is answered the same; its contact is told where to go instead. */
async function sendCompanyCode(platform: Platform, deed: Deed, { companyId, type }: { companyId: string; type: 'EMAIL' | 'MOBILE_NUMBER' }, language: WireLanguage): Promise<CheckIfUserExistsAnswer> {
  const company = (await findOldCompany(deed.tx, companyId, type)) ?? refuse('REQ-404');
  const { address } = company;
  const sent = await sendOtp(deed, platform.config.secrets.otpPepper, {
    purpose: 'USER_MIGRATION',
    subject: companySubject(companyId),
    recipient: company.migrated ? null : { channel: type, address, language },
  });
  if (company.migrated) {
    if (type === 'EMAIL') await deed.enqueue(mailJob, alreadyOverMail(address, platform.config.portalUrl, language));
    else await deed.enqueue(smsJob, alreadyOverSms(address, language));
  }
  return { next: 'ENTER_CODE', ...sent, sentTo: mask(address) };
}

async function proveCompanyCode(platform: Platform, deed: Deed, { companyId, otp }: { companyId: string; otp: string }, language: WireLanguage): Promise<OldSystemClaim | Refusal> {
  const proven = await proveOtp(deed, platform.config.secrets.otpPepper, { purpose: 'USER_MIGRATION', subject: companySubject(companyId), code: otp });
  if (proven instanceof Refusal) return proven;
  return openClaim(deed, { companyId }, language);
}

async function openClaim(deed: Deed, subject: ClaimSubject, language: WireLanguage): Promise<OldSystemClaim> {
  const { onRecord, companies } = 'userId' in subject ? await userRecord(deed, subject.userId) : await companyRecord(deed, subject.companyId);
  const claim = await issueClaim(deed, subject, language);
  return { next: 'REGISTER', claim, expiresInSeconds: CLAIM_SECONDS, onRecord, companies };
}

const COMPANY_NAME = ['id', 'registration_number as registrationNumber', 'name_english as nameEnglish', 'name_nepali as nameNepali'] as const;

async function userRecord({ tx }: Deed, userId: string) {
  const user = await tx.selectFrom('old_system_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const companies = await tx.selectFrom('old_system_company').select(COMPANY_NAME).where('old_user_id', '=', user.old_id).where('migrated_at', 'is', null).orderBy('name_english').execute();
  return { onRecord: recordOf(user), companies };
}

async function companyRecord({ tx }: Deed, companyId: string) {
  const company = await tx.selectFrom('old_system_company').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow();
  const owner = company.old_user_id === null ? undefined : await tx.selectFrom('old_system_user').selectAll().where('old_id', '=', company.old_user_id).executeTakeFirst();
  const contact = { email: company.email ?? owner?.email ?? null, mobile_number: company.mobile_number ?? owner?.mobile_number ?? null, office_id: company.office_id };
  const nobody = { username: '', name_english: '', name_nepali: '' };
  return {
    // who answers for the company's address need not be its old user: no name is told
    onRecord: recordOf({ ...nobody, ...contact }),
    companies: [{ id: company.id, registrationNumber: company.registration_number, nameEnglish: company.name_english, nameNepali: company.name_nepali }],
  };
}

interface OldRecord {
  readonly username: string;
  readonly name_english: string;
  readonly name_nepali: string;
  readonly email: string | null;
  readonly mobile_number: string | null;
  readonly office_id: number;
}

function recordOf(record: OldRecord): OldSystemClaim['onRecord'] {
  const username = longUsernameSchema.safeParse(record.username.toLowerCase());
  return {
    username: username.success ? username.data : null,
    fullNameEnglish: record.name_english,
    fullNameNepali: record.name_nepali,
    email: record.email === null ? null : mask(record.email),
    mobileNumber: record.mobile_number === null ? null : mask(record.mobile_number),
    officeId: record.office_id,
  };
}
