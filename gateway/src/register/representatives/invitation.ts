import type { Kysely, Selectable } from 'kysely';
import { mailOf } from '../../accounts/messages';
import { dayParameters } from '../../notifications/facts';
import { expiryOf, readLinkTerms } from '../../outside/link-terms';
import { revokeLinks } from '../../outside/outside-link';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type {
  DB,
  RepresentativeEventTable,
  RepresentativeInvitationTable,
} from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { sentence, type WireLanguage } from '../../platform/language';
import { mailJob, smsJob } from '../../platform/outbound/message-jobs';
import type { CompanyName } from '../open-company';
import type { BilingualName } from '../person-name';

export const PURPOSE = 'REPRESENTATIVE_INVITATION';

/** An invitation with what its link says; every link of an invitation has its last moment. */
export interface InvitationRow extends Selectable<RepresentativeInvitationTable> {
  readonly sent_at: Date;
  readonly sends: number;
  readonly expires_at: Date;
}

/** The invitations with their links. */
export const invitationsWithLinks = (db: Kysely<DB>) =>
  db
    .selectFrom('representative_invitation as invitation')
    .innerJoin('outside_link as link', 'link.object_id', 'invitation.id')
    .where('link.purpose', '=', PURPOSE)
    .selectAll('invitation')
    .select(['link.sent_at', 'link.sends'])
    .select((link) => link.ref('link.expires_at').$notNull().as('expires_at'));

/** Withdraws an open invitation, or all that somebody sent for a company, with their links; returns which. */
export async function withdrawOpen(
  unit: UnitOfWork,
  which: { readonly id: string } | { readonly companyId: string; readonly invitedBy: string },
  by: string | null,
): Promise<Pick<InvitationRow, 'id' | 'restores'>[]> {
  const open = unit.tx
    .updateTable('representative_invitation')
    .set({ state: 'WITHDRAWN', settled_at: unit.now, settled_by: by })
    .where('state', '=', 'PENDING');
  const withdrawn = await (
    'id' in which
      ? open.where('id', '=', which.id)
      : open.where('company_id', '=', which.companyId).where('invited_by', '=', which.invitedBy)
  )
    .returning(['id', 'restores'])
    .execute();
  await revokeLinks(
    unit,
    PURPOSE,
    withdrawn.map(({ id }) => id),
  );
  return withdrawn;
}

/** The page for the company's representatives. */
export function linkOf(companyId: string): string {
  return `/representatives?company=${companyId}`;
}

export interface NewEvent {
  readonly companyId: string;
  readonly action: RepresentativeEventTable['action'];
  /** Null: the holder of the link, not signed in. */
  readonly actor: Actor | null;
  /** The name of the person who asked, when that person is not the caller. */
  readonly by?: string;
  readonly accountId?: string | null;
  readonly invitationId?: string;
  readonly remark?: string | null;
}

/** Writes to the company's own history and to the audit log. */
export async function record(
  unit: UnitOfWork,
  { companyId, action, actor, by, accountId, invitationId, remark }: NewEvent,
): Promise<void> {
  await unit.tx
    .insertInto('representative_event')
    .values({
      company_id: companyId,
      account_id: accountId ?? null,
      invitation_id: invitationId ?? null,
      action,
      at: unit.now,
      actor_id: actor?.accountId ?? by ?? null,
      remark: remark ?? null,
    })
    .execute();
  unit.audit({
    actor,
    action: `representative.${action}`,
    objectType: 'company',
    objectId: companyId,
    after: { accountId, invitationId, ...(by === undefined ? {} : { by }) },
    remark: remark ?? undefined,
  });
}

/** Sends the link to the invited address. An account behind it only changes the language. */
export async function sendLink(
  unit: UnitOfWork,
  message: {
    to: { email: string | null; mobileNumber: string | null };
    company: CompanyName;
    by: BilingualName;
    name: BilingualName;
    path: string;
    portalUrl: string;
    language: WireLanguage;
  },
): Promise<void> {
  const { to, company, by, name, path, portalUrl, language } = message;
  const terms = await readLinkTerms(unit.tx, PURPOSE, unit.now);
  const parameters = {
    company: company.nameEnglish,
    companyNepali: company.nameNepali,
    by: by.nameEnglish,
    byNepali: by.nameNepali,
    link: new URL(path, portalUrl).href,
    days: terms.days,
    ...dayParameters('until', dayInNepal(expiryOf(unit.now, terms))),
  };
  if (to.email) {
    unit.enqueue(
      mailJob,
      mailOf(to.email, {
        language,
        person: language === 'en' ? name.nameEnglish || name.nameNepali : name.nameNepali || name.nameEnglish,
        heading: sentence('mail.representativeInvitation.subject', language, parameters),
        paragraphs: [sentence('mail.representativeInvitation.body', language, parameters)],
        next: [sentence('mail.representativeInvitation.next', language, parameters)],
        action: { label: sentence('mail.action.answer', language), path },
        closing: [{ text: sentence('mail.unknownToYou', language) }],
      }),
    );
  } else if (to.mobileNumber) {
    unit.enqueue(smsJob, {
      to: to.mobileNumber,
      text: sentence('sms.representativeInvitation', language, parameters),
      language,
    });
  }
}
