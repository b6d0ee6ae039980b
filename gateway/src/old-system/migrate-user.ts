import type { MigrateUserAnswer, MigrateUserRequest, OldSystemRegistration } from '@registrar/domain/calls/old-system';
import { REPRESENTING_ROLES, roles } from '@registrar/domain/permissions';
import { sql } from 'kysely';
import type { Caller } from '../accounts/caller';
import { createAccount } from '../accounts/create-account';
import { firstPasswordMail } from '../accounts/messages';
import { mask } from '../platform/outbound/mask';
import { proveOtp, sendOtp } from '../accounts/otp';
import { hashPassword } from '../accounts/password-hashing';
import { RECEIVER } from '../notifications/receiver';
import { newTemporaryPassword } from '../accounts/secrets';
import { OLD_ACCOUNT_CODES } from '../accounts/sending-limits';
import { endSessionsOf } from '../accounts/sessions';
import { takeFromAllowance } from '../platform/counters';
import type { UnitOfWork } from '../platform/unit-of-work';
import { hasErrorCode } from '../platform/error-code';
import { sentence, type WireLanguage } from '../platform/language';
import { mailJob } from '../platform/outbound/message-jobs';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import { migrateClaim, notifyOldContacts } from './migrate-claim';
import { holdClaim, type Claim } from './claims';
import { addressInUseMail, joinedMail } from './messages';

/** Brings an old account over, in two steps: what it shall be, then the code that came to the mobile number. */
export async function migrateUser(
  platform: Platform,
  request: MigrateUserRequest,
  caller: Caller,
  language: WireLanguage,
): Promise<MigrateUserAnswer | Refusal> {
  return request.step === 'REQUEST'
    ? platform.runUnitOfWork((unit) => askForAccount(platform, unit, request, caller, language))
    : confirmAccount(platform, request, caller, language);
}

const UNIQUE_VIOLATION = '23505';

/**
 * A taken username is said, because another must be chosen. Whether the addresses belong to somebody is not: a number
 * of an account that can take the companies gets the code like a new one, and in every other case the owner is written
 * to instead of the code being sent.
 */
async function askForAccount(
  platform: Platform,
  unit: UnitOfWork,
  { claim: token, ...asked }: OldSystemRegistration & { claim: string },
  caller: Caller,
  language: WireLanguage,
): Promise<MigrateUserAnswer> {
  const claim = (await holdClaim(unit, token)) ?? refuse('AUTH-TICKET', { message: 'error.claimOver' });
  const office = await unit.tx
    .selectFrom('office')
    .select('id')
    .where('id', '=', asked.officeId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!office)
    refuse('VAL-422', {
      errors: [{ path: 'officeId', code: 'INVALID', message: sentence('error.officeUnknown', language) }],
    });

  const holder = await holderOf(unit, asked.mobileNumber);
  // whoever has the number: that it is asked only of some would tell which numbers have an account
  await requireFreeUsername(unit, asked.username, language);
  const inUse = holder ? (mayTakeCompanies(holder) ? undefined : holder) : await ownerOfEmail(unit, asked.email);
  await unit.tx
    .updateTable('old_system_claim')
    .set({
      username: asked.username,
      email: asked.email,
      mobile_number: asked.mobileNumber,
      name_english: asked.fullNameEnglish,
      name_nepali: asked.fullNameNepali,
      office_id: asked.officeId,
      language,
    })
    .where('id', '=', claim.id)
    .execute();
  const sent = await sendOtp(unit, platform.config.secrets.otpPepper, {
    purpose: 'USER_MIGRATION',
    subject: asked.mobileNumber,
    stranger: { caller, limit: () => limitAccountCodes(unit, claim) },
    recipient: inUse ? null : { channel: 'MOBILE_NUMBER', address: asked.mobileNumber, language },
  });
  if (inUse) unit.enqueue(mailJob, addressInUseMail(inUse));
  return { next: 'ENTER_CODE', ...sent, sentTo: mask(asked.mobileNumber) };
}

/** For each old account or company that was proven: who has proven another one uses up nothing of this. */
async function limitAccountCodes({ tx, now }: UnitOfWork, claim: Claim): Promise<void> {
  const allowed = await takeFromAllowance(tx, now, OLD_ACCOUNT_CODES, `${claim.user_id ?? claim.company_id}`);
  if (!allowed.taken) refuse('RATE-429', { retryAfterSeconds: allowed.retryAfterSeconds });
}

/** The code is right: account, companies and the end of the old credential are one unit of work. */
async function confirmAccount(
  platform: Platform,
  { claim: token, otp }: { claim: string; otp: string },
  caller: Caller,
  language: WireLanguage,
): Promise<MigrateUserAnswer | Refusal> {
  const password = newTemporaryPassword();
  // before the unit of work: a hash takes its time, and a unit of work holds the database
  const passwordHash = await hashPassword(password);
  const confirm = () =>
    platform.runUnitOfWork((unit) =>
      complete(platform, unit, { token, otp, caller, password, passwordHash }, language),
    );
  return confirm().catch((error: unknown) => {
    // an account with the same name, number or address was made at the same moment: now it is seen
    if (hasErrorCode(error, UNIQUE_VIOLATION)) return confirm();
    throw error;
  });
}

interface Confirmation {
  readonly token: string;
  readonly otp: string;
  readonly caller: Caller;
  readonly password: string;
  readonly passwordHash: string;
}

async function complete(
  platform: Platform,
  unit: UnitOfWork,
  { token, otp, caller, password, passwordHash }: Confirmation,
  language: WireLanguage,
): Promise<MigrateUserAnswer | Refusal> {
  const claim = await holdClaim(unit, token);
  const asked = claim && askedOf(claim);
  if (!asked) return new Refusal('AUTH-TICKET', { message: 'error.claimOver' });
  const proven = await proveOtp(unit, platform.config.secrets.otpPepper, {
    purpose: 'USER_MIGRATION',
    subject: asked.mobileNumber,
    code: otp,
    caller,
  });
  if (proven instanceof Refusal) return proven;
  await unit.tx.updateTable('old_system_claim').set({ used_at: unit.now }).where('id', '=', claim.id).execute();
  // of two people with the same old record one comes first
  if (!(await holdOldRecord(unit, claim))) return new Refusal('FLOW-409', { message: 'error.alreadyOver' });

  const holder = await holderOf(unit, asked.mobileNumber);
  if (holder && !mayTakeCompanies(holder)) return new Refusal('AUTH-OTP-INCORRECT');
  if (holder) {
    const companies = await migrateClaim(unit, claim, holder.id);
    await joinTo(unit, holder, companies.length);
    unit.enqueue(mailJob, joinedMail(holder));
    await notifyOldContacts(unit, claim, { email: holder.email, mobileNumber: asked.mobileNumber });
    return { next: 'LOGIN', username: holder.username, companies: companies.length };
  }

  await requireFreeUsername(unit, asked.username, language);
  const owner = await ownerOfEmail(unit, asked.email);
  if (owner) {
    // somebody else has proven the address since the code was asked for
    unit.enqueue(mailJob, addressInUseMail(owner));
    return new Refusal('AUTH-OTP-INCORRECT');
  }
  const accountId = await createAccount(unit, {
    username: asked.username,
    email: asked.email,
    mobileNumber: asked.mobileNumber,
    nameEnglish: asked.fullNameEnglish,
    nameNepali: asked.fullNameNepali,
    passwordHash,
    passwordUpdated: false,
    role: 'COMPANY_REPRESENTATIVE',
    officeId: asked.officeId,
    companyRepresentative: true,
    migrated: true,
    language: claim.language,
  });
  const companies = await migrateClaim(unit, claim, accountId);
  unit.enqueue(
    mailJob,
    firstPasswordMail(
      {
        email: asked.email,
        username: asked.username,
        name_english: asked.fullNameEnglish,
        name_nepali: asked.fullNameNepali,
      },
      password,
      claim.language,
    ),
  );
  await notifyOldContacts(unit, claim, { email: asked.email, mobileNumber: asked.mobileNumber });
  unit.audit({
    actor: null,
    action: 'ACCOUNT_MIGRATED',
    objectType: 'account',
    objectId: accountId,
    after: { companies },
  });
  return { next: 'FIRST_LOGIN', email: asked.email, companies: companies.length };
}

function askedOf(claim: Claim): OldSystemRegistration | undefined {
  const {
    username,
    email,
    mobile_number: mobileNumber,
    name_english: fullNameEnglish,
    name_nepali: fullNameNepali,
    office_id: officeId,
  } = claim;
  if (
    username === null ||
    email === null ||
    mobileNumber === null ||
    fullNameEnglish === null ||
    fullNameNepali === null ||
    officeId === null
  )
    return undefined;
  return { username, email, mobileNumber, fullNameEnglish, fullNameNepali, officeId };
}

/** Holds the old record until the unit of work is over; false: it has come over meanwhile. */
async function holdOldRecord({ tx }: UnitOfWork, claim: Claim): Promise<boolean> {
  const row =
    claim.user_id === null
      ? await tx
          .selectFrom('old_system_company')
          .select('migrated_at')
          .where('id', '=', claim.company_id)
          .forUpdate()
          .executeTakeFirst()
      : await tx
          .selectFrom('old_system_user')
          .select('migrated_at')
          .where('id', '=', claim.user_id)
          .forUpdate()
          .executeTakeFirst();
  return row?.migrated_at === null;
}

const HOLDER = ['id', ...RECEIVER, 'role', 'status', 'version'] as const;

async function holderOf({ tx }: UnitOfWork, mobileNumber: string) {
  return tx
    .selectFrom('account')
    .select(HOLDER)
    .where('mobile_number', '=', mobileNumber)
    .forUpdate()
    .executeTakeFirst();
}
type Holder = NonNullable<Awaited<ReturnType<typeof holderOf>>>;

async function ownerOfEmail({ tx }: UnitOfWork, email: string) {
  return tx
    .selectFrom('account')
    .select(HOLDER)
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
}

/** Staff and intermediaries do not represent companies, and a disabled account is not revived this way. */
function mayTakeCompanies({ role, status }: Holder): boolean {
  const known = roles.schema.safeParse(role);
  return status === 'ACTIVE' && known.success && REPRESENTING_ROLES.includes(known.data);
}

/** The account goes through what came over before anything else, from its next call on. */
async function joinTo(unit: UnitOfWork, holder: Holder, companies: number): Promise<void> {
  const role = holder.role === 'APPLICANT' ? 'COMPANY_REPRESENTATIVE' : holder.role;
  await unit.tx
    .updateTable('account')
    .set({ migrated: true, details_verified_at: null, company_representative: true, role, version: holder.version + 1 })
    .where('id', '=', holder.id)
    .execute();
  if (role !== holder.role) await endSessionsOf(unit, holder.id, 'ROLE_CHANGED');
  unit.audit({
    actor: null,
    action: 'ACCOUNT_JOINED',
    objectType: 'account',
    objectId: holder.id,
    before: { role: holder.role },
    after: { role, companies },
  });
}

async function requireFreeUsername({ tx }: UnitOfWork, username: string, language: WireLanguage): Promise<void> {
  const taken = await tx
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', username)
    .executeTakeFirst();
  if (taken)
    refuse('VAL-422', {
      message: 'error.usernameTaken',
      errors: [{ path: 'username', code: 'USERNAME_TAKEN', message: sentence('error.usernameTaken', language) }],
    });
}
