import type { Selectable } from 'kysely';
import type { Actor } from '../../platform/actor';
import type { RepresentativeEventTable, RepresentativeInvitationTable } from '../../platform/database/schema.generated';
import type { Deed } from '../../platform/deed';
import { sentence, type WireLanguage } from '../../platform/language';
import { mailJob, smsJob } from '../../platform/outbound/message-jobs';
import type { CompanyName } from '../open-company';
import type { BilingualName } from '../person-name';

export type InvitationRow = Selectable<RepresentativeInvitationTable>;

const INVITATION_DAYS = 14;
const RESEND_WAIT_MS = 10 * 60 * 1000;
/** The first time included. */
export const MAXIMUM_SENDS = 5;

export function expiryOf(sentAt: Date): Date {
  return new Date(sentAt.getTime() + INVITATION_DAYS * 24 * 3600 * 1000);
}

export function resendAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + RESEND_WAIT_MS);
}

/** The page on which a company's people are looked after. */
export function linkOf(companyId: string): string {
  return `/representatives?company=${companyId}`;
}

export interface NewEvent {
  readonly companyId: string;
  readonly action: RepresentativeEventTable['action'];
  /** Null: somebody who holds the link and is not signed in. */
  readonly actor: Actor | null;
  readonly accountId?: string | null;
  readonly invitationId?: string;
  readonly remark?: string | null;
}

/** Into the company's own history, and into the audit. */
export async function record(deed: Deed, { companyId, action, actor, accountId, invitationId, remark }: NewEvent): Promise<void> {
  await deed.tx
    .insertInto('representative_event')
    .values({ company_id: companyId, account_id: accountId ?? null, invitation_id: invitationId ?? null, action, at: deed.now, actor_id: actor?.accountId ?? null, remark: remark ?? null })
    .execute();
  deed.audit({ actor, action: `representative.${action}`, objectType: 'company', objectId: companyId, after: { accountId, invitationId }, remark: remark ?? undefined });
}

/** The link to the address that was invited. Whether an account is behind it changes nothing but the language. */
export async function sendLink(deed: Deed, message: { to: { email: string | null; mobileNumber: string | null }; company: CompanyName; by: BilingualName; name: BilingualName; link: string; language: WireLanguage }): Promise<void> {
  const { to, company, by, name, link, language } = message;
  const parameters = {
    company: company.nameEnglish, companyNepali: company.nameNepali, by: by.nameEnglish, byNepali: by.nameNepali, name: name.nameEnglish, nameNepali: name.nameNepali, link, days: INVITATION_DAYS,
  };
  if (to.email) {
    await deed.enqueue(mailJob, { to: to.email, subject: sentence('mail.representativeInvitation.subject', language, parameters), text: sentence('mail.representativeInvitation.text', language, parameters), language });
  } else if (to.mobileNumber) {
    await deed.enqueue(smsJob, { to: to.mobileNumber, text: sentence('sms.representativeInvitation', language, parameters), language });
  }
}
