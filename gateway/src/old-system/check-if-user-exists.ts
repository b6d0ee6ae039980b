import type {
  CheckIfUserExistsAnswer,
  CheckIfUserExistsRequest,
  OldSystemClaim,
} from '@registrar/domain/calls/old-system';
import { longUsernameSchema } from '@registrar/domain/accounts';
import { sql } from 'kysely';
import type { Caller } from '../accounts/caller';
import { mask } from '../platform/outbound/mask';
import { proveOtp, sendOtp } from '../accounts/otp';
import { beginTry } from '../accounts/password-guard';
import { OLD_COMPANY_CODES, OLD_COMPANY_CODES_OF_ONE } from '../accounts/sending-limits';
import { takeFromAllowance } from '../platform/counters';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { WireLanguage } from '../platform/language';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import { CLAIM_SECONDS, hasProven, issueClaim, type ClaimSubject } from './claims';
import { alreadyOverMail, alreadyOverSms } from './messages';
import { findOldCompanies, findOldCompany } from './old-companies';
import { isOldPassword } from './old-password';

/** Where somebody from the older system goes next. Only a proof opens anything. */
export async function checkIfUserExists(
  platform: Platform,
  request: CheckIfUserExistsRequest,
  caller: Caller,
  language: WireLanguage,
): Promise<CheckIfUserExistsAnswer | Refusal> {
  switch (request.proof) {
    case 'OLD_PASSWORD':
      return proveOldPassword(platform, request, caller, language);
    case 'COMPANY_NUMBER':
      return {
        next: 'CHOOSE_COMPANY',
        companies: await findOldCompanies(platform.database.db, request.registrationNumber),
      };
    case 'COMPANY_CONTACT':
      return platform.runUnitOfWork((unit) => sendCompanyCode(platform, unit, request, caller, language));
    case 'COMPANY_CODE':
      return platform.runUnitOfWork((unit) => proveCompanyCode(platform, unit, request, caller, language));
  }
}

/**
 * Guarded as a login is; a wrong name takes as long as a wrong password. What opens a closed one is the way by the
 * company.
 */
async function proveOldPassword(
  platform: Platform,
  input: { username: string; password: string; captcha?: string },
  caller: Caller,
  language: WireLanguage,
): Promise<OldSystemClaim> {
  const {
    database: { db },
    config,
  } = platform;
  const name = input.username.trim().toLowerCase();
  const found = await db
    .selectFrom('old_system_user')
    .select(['id', 'password_hash', 'iterations'])
    .where(sql`lower(username)`, '=', name)
    .executeTakeFirst();
  const known = found !== undefined && (await hasProven(db, { userId: found.id }, caller));
  const messages = {
    captcha: 'error.oldCaptcha',
    locked: 'error.oldSignInLocked',
    lockedHere: 'error.oldSignInLocked',
  } as const;
  const begun = await beginTry(
    platform,
    { kind: 'old-sign-in', owner: found?.id ?? name, accountId: null, messages },
    caller,
    { known, captcha: input.captcha },
  );

  const costliest = await db
    .selectFrom('old_system_user')
    .select((of) => of.fn.max('iterations').as('most'))
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  const stored = found?.password_hash ? { hash: found.password_hash, iterations: found.iterations } : undefined;
  const isRight = await isOldPassword(config.secrets.otpPepper, stored, input.password, costliest?.most ?? 0);
  if (!found || !isRight) refuse('AUTH-LOGIN', { message: 'error.oldCredentials', ...(await begun.wasWrong()) });
  await begun.wasRight();
  return platform.runUnitOfWork((unit) => openClaim(unit, { userId: found.id }, caller, language));
}

/** Under which the code of an old company is asked for and proven. */
const companySubject = (companyId: string): string => `old-company:${companyId}`;

/** A company that has come over is answered the same; its contact is told where to go instead. */
async function sendCompanyCode(
  platform: Platform,
  unit: UnitOfWork,
  { companyId, type }: { companyId: string; type: 'EMAIL' | 'MOBILE_NUMBER' },
  caller: Caller,
  language: WireLanguage,
): Promise<CheckIfUserExistsAnswer> {
  const company = (await findOldCompany(unit.tx, companyId, type)) ?? refuse('REQ-404');
  const { address } = company;
  const sent = await sendOtp(unit, platform.config.secrets.otpPepper, {
    purpose: 'USER_MIGRATION',
    subject: companySubject(companyId),
    stranger: { caller, limit: () => limitCompanyCodes(unit, companyId, caller) },
    recipient: company.migrated ? null : { channel: type, address, language },
  });
  if (company.migrated) {
    if (type === 'EMAIL') unit.enqueue(mailJob, alreadyOverMail(address, language));
    else unit.enqueue(smsJob, alreadyOverSms(address, language));
  }
  return { next: 'ENTER_CODE', ...sent, sentTo: mask(address) };
}

/**
 * A browser from which the company was proven has codes of its own; strangers share theirs, each address with a part of
 * it.
 */
async function limitCompanyCodes({ tx, now }: UnitOfWork, companyId: string, caller: Caller): Promise<void> {
  const known = await hasProven(tx, { companyId }, caller);
  const mine = await takeFromAllowance(
    tx,
    now,
    OLD_COMPANY_CODES_OF_ONE,
    `${companyId}:${known ? caller.device : caller.place}`,
  );
  if (!mine.taken) refuse('RATE-429', { retryAfterSeconds: mine.retryAfterSeconds });
  if (known) return;
  const all = await takeFromAllowance(tx, now, OLD_COMPANY_CODES, companyId);
  if (!all.taken) refuse('RATE-429', { retryAfterSeconds: all.retryAfterSeconds });
}

async function proveCompanyCode(
  platform: Platform,
  unit: UnitOfWork,
  { companyId, otp }: { companyId: string; otp: string },
  caller: Caller,
  language: WireLanguage,
): Promise<OldSystemClaim | Refusal> {
  const proven = await proveOtp(unit, platform.config.secrets.otpPepper, {
    purpose: 'USER_MIGRATION',
    subject: companySubject(companyId),
    code: otp,
    caller,
  });
  if (proven instanceof Refusal) return proven;
  return openClaim(unit, { companyId }, caller, language);
}

async function openClaim(
  unit: UnitOfWork,
  subject: ClaimSubject,
  caller: Caller,
  language: WireLanguage,
): Promise<OldSystemClaim> {
  const { onRecord, companies } =
    'userId' in subject ? await userRecord(unit, subject.userId) : await companyRecord(unit, subject.companyId);
  const claim = await issueClaim(unit, subject, language, caller.device);
  return { next: 'REGISTER', claim, expiresInSeconds: CLAIM_SECONDS, onRecord, companies };
}

const COMPANY_NAME = [
  'id',
  'registration_number as registrationNumber',
  'name_english as nameEnglish',
  'name_nepali as nameNepali',
] as const;

async function userRecord({ tx }: UnitOfWork, userId: string) {
  const user = await tx.selectFrom('old_system_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const companies = await tx
    .selectFrom('old_system_company')
    .select(COMPANY_NAME)
    .where('old_user_id', '=', user.old_id)
    .where('migrated_at', 'is', null)
    .orderBy('name_english')
    .execute();
  return { onRecord: recordOf(user), companies };
}

async function companyRecord({ tx }: UnitOfWork, companyId: string) {
  const company = await tx
    .selectFrom('old_system_company')
    .selectAll()
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const owner =
    company.old_user_id === null
      ? undefined
      : await tx.selectFrom('old_system_user').selectAll().where('old_id', '=', company.old_user_id).executeTakeFirst();
  const contact = {
    email: company.email ?? owner?.email ?? null,
    mobile_number: company.mobile_number ?? owner?.mobile_number ?? null,
    office_id: company.office_id,
  };
  const nobody = { username: '', name_english: '', name_nepali: '' };
  return {
    // who answers for the company's address need not be its old user: no name is told
    onRecord: recordOf({ ...nobody, ...contact }),
    companies: [
      {
        id: company.id,
        registrationNumber: company.registration_number,
        nameEnglish: company.name_english,
        nameNepali: company.name_nepali,
      },
    ],
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
