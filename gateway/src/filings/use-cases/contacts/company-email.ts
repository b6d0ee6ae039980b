import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { ContactDetailsDraft } from '@registrar/domain/processes/filings/name-reservation/contact-details';
import { COMPANY_EMAIL_CODES_A_DAY } from '../../../register/company-email';
import { mask } from '../../../platform/outbound/mask';
import { proveOtp, sendOtp } from '../../../accounts/otp';
import type { Actor } from '../../../platform/actor';
import { enforceLimit } from '../../../platform/counters';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { WireLanguage } from '../../../platform/language';
import type { Platform } from '../../../platform/platform';
import { Refusal, refuse } from '../../../platform/refusal';
import type { Application } from '../../../applications/application';
import { openForWriting } from '../../engine/writable';

const SECTION = 'CONTACT_DETAILS';

/** Sends a code to the address that the draft gives for the future company. */
export async function sendFiledEmailOtp(
  platform: Platform,
  unit: UnitOfWork,
  actor: Actor,
  applicationId: string,
  email: string,
  language: WireLanguage,
): Promise<OtpSent> {
  const { application } = await openForWriting(unit, actor, applicationId, { section: SECTION });
  requireNamed(application, email);
  await enforceLimit(unit.tx, unit.now, COMPANY_EMAIL_CODES_A_DAY, actor.accountId);
  const sent = await sendOtp(unit, platform.config.secrets.otpPepper, {
    purpose: 'COMPANY_EMAIL',
    subject: subjectOf(actor, applicationId, email),
    accountId: actor.accountId,
    recipient: { channel: 'EMAIL', address: email, language },
  });
  return { ...sent, sentTo: mask(email) };
}

/**
 * Verifies the code. The proof is written beside the answer, where no draft can write it. The section's version is not
 * raised: no answer has changed, so a form that is open elsewhere stays current.
 */
export async function verifyFiledEmail(
  platform: Platform,
  unit: UnitOfWork,
  actor: Actor,
  applicationId: string,
  { email, otp }: { email: string; otp: string },
): Promise<void | Refusal> {
  const { application } = await openForWriting(unit, actor, applicationId, { section: SECTION });
  requireNamed(application, email);
  const proven = await proveOtp(unit, platform.config.secrets.otpPepper, {
    purpose: 'COMPANY_EMAIL',
    subject: subjectOf(actor, applicationId, email),
    code: otp,
  });
  if (proven instanceof Refusal) return proven;
  const data = JSON.stringify({ companyEmail: email, companyEmailVerifiedAt: unit.now.toISOString() });
  await unit.tx
    .updateTable('application_section')
    .set({ data })
    .where('application_id', '=', applicationId)
    .where('section_key', '=', SECTION)
    .execute();
  unit.audit({
    actor,
    action: 'COMPANY_EMAIL_VERIFIED',
    objectType: 'application',
    objectId: applicationId,
    objectVersion: application.row.version,
    after: { email },
  });
}

/** Refuses an address other than the draft's, and a filing that does not ask for one. */
function requireNamed(application: Application, email: string): void {
  const contact: Partial<ContactDetailsDraft> = application.sections.get(SECTION)?.data ?? {};
  if (contact.companyEmail !== email) refuse('REQ-404');
}

/** A code is valid for this account, this application and this address. */
function subjectOf(actor: Actor, applicationId: string, email: string): string {
  return `${actor.accountId}:${applicationId}:${email}`;
}
