import type { AuditAction } from '@registrar/domain/calls/audit';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { CompanyEmail } from '@registrar/domain/calls/profile';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { enforceLimit } from '../platform/counters';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { WireLanguage } from '../platform/language';
import { mailJob } from '../platform/outbound/message-jobs';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import { companiesOf } from './representation';
import { companyEmailMail } from '../accounts/messages';
import { mask } from '../platform/outbound/mask';
import { proveOtp, sendOtp } from '../accounts/otp';

/** Limit per account, whatever the company and address: each code is a mail to an address that the user typed. */
export const COMPANY_EMAIL_CODES_A_DAY = { name: 'company-email-codes', hits: 20, seconds: 24 * 3600 };

/** The companies that the user represents and whose official address is not verified yet. */
export async function listCompanyEmails(db: Kysely<DB>, actor: Actor, now: Date): Promise<CompanyEmail[]> {
  const represented = await companiesOf(db, actor.accountId, dayInNepal(now));
  const ids = represented.filter(({ capacity }) => capacity === 'REPRESENTATIVE').map(({ companyId }) => companyId);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name_english', 'name_nepali', 'registration_number', 'email'])
    .where('id', 'in', ids)
    .where('email_verified_at', 'is', null)
    .where('status', 'not in', ['DEREGISTERED', 'DEREGISTERED_BY_MERGE'])
    .orderBy('registration_number')
    .execute();
  return rows.map((row) => ({
    companyId: row.id,
    nameEnglish: row.name_english,
    nameNepali: row.name_nepali,
    regNo: row.registration_number,
    email: row.email,
  }));
}

/** Sends a code to the company's new address. */
export async function sendCompanyEmailOtp(
  platform: Platform,
  unit: UnitOfWork,
  actor: Actor,
  { companyId, email }: { companyId: string; email: string },
  language: WireLanguage,
): Promise<OtpSent> {
  await lockUnsettled(unit, actor, companyId);
  await enforceLimit(unit.tx, unit.now, COMPANY_EMAIL_CODES_A_DAY, actor.accountId);
  const sent = await sendOtp(unit, platform.config.secrets.otpPepper, {
    purpose: 'COMPANY_EMAIL',
    subject: subjectOf(actor, companyId, email),
    accountId: actor.accountId,
    recipient: { channel: 'EMAIL', address: email, language },
  });
  return { ...sent, sentTo: mask(email) };
}

/** Verifies the code and stores the address as the company's verified address. */
export async function verifyCompanyEmail(
  platform: Platform,
  unit: UnitOfWork,
  actor: Actor,
  { companyId, email, otp }: { companyId: string; email: string; otp: string },
): Promise<void | Refusal> {
  const company = await lockUnsettled(unit, actor, companyId);
  const proven = await proveOtp(unit, platform.config.secrets.otpPepper, {
    purpose: 'COMPANY_EMAIL',
    subject: subjectOf(actor, companyId, email),
    code: otp,
  });
  if (proven instanceof Refusal) return proven;
  await settle(unit, actor, 'COMPANY_EMAIL_VERIFIED', company, email);
}

/** Confirms that the address on record is right and in use. A notice is sent to it, so that its reader can object. */
export async function confirmCompanyEmail(unit: UnitOfWork, actor: Actor, companyId: string): Promise<void> {
  const company = await lockUnsettled(unit, actor, companyId);
  const email = company.email ?? refuse('FLOW-409', { message: 'error.companyEmailMissing' });
  await settle(unit, actor, 'COMPANY_EMAIL_CONFIRMED', company, email);
  const person = await unit.tx
    .selectFrom('account')
    .select(['name_english', 'name_nepali', 'language'])
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  const inEnglish = person.language === 'en';
  const about = {
    person: inEnglish ? person.name_english : person.name_nepali,
    company: inEnglish ? company.name_english : company.name_nepali,
    regNo: company.registration_number,
  };
  unit.enqueue(mailJob, companyEmailMail(email, about, person.language));
}

type Company = Awaited<ReturnType<typeof lockUnsettled>>;

/**
 * Locks the company until the unit of work ends. A company of another user, or one with a verified address, does not
 * exist (REQ-404).
 */
async function lockUnsettled(unit: UnitOfWork, actor: Actor, companyId: string) {
  const open = await listCompanyEmails(unit.tx, actor, unit.now);
  if (!open.some((company) => company.companyId === companyId)) refuse('REQ-404');
  const company = await unit.tx
    .selectFrom('company')
    .select(['id', 'version', 'email', 'name_english', 'name_nepali', 'registration_number'])
    .where('id', '=', companyId)
    .where('email_verified_at', 'is', null) // another representative may have been faster
    .forUpdate()
    .executeTakeFirst();
  return company ?? refuse('REQ-404');
}

async function settle(
  unit: UnitOfWork,
  actor: Actor,
  action: AuditAction,
  company: Company,
  email: string,
): Promise<void> {
  const version = company.version + 1;
  await unit.tx
    .updateTable('company')
    .set({ email, email_verified_at: unit.now, version })
    .where('id', '=', company.id)
    .execute();
  unit.audit({
    actor,
    action,
    objectType: 'company',
    objectId: company.id,
    objectVersion: version,
    before: { email: company.email },
    after: { email },
  });
}

/** A code is valid for this account, this company and this address. */
function subjectOf(actor: Actor, companyId: string, email: string): string {
  return `${actor.accountId}:${companyId}:${email}`;
}
