import { mailboxOf } from '@registrar/domain/accounts';
import type { DisclosureLink, DisclosureLinks } from '@registrar/domain/calls/director-disclosures';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import {
  comesByLink,
  contactOf,
  isInRegister,
  type DirectorContact,
} from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import type { Language } from '@registrar/domain/bilingual';
import type { Kysely } from 'kysely';
import { newToken } from '../../../accounts/secrets';
import { frameOf, type Application } from '../../../applications/application';
import { readItems, type SavedItem } from '../../../applications/saved-items';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import { enforceLimit } from '../../../platform/counters';
import type { DB } from '../../../platform/database/schema.generated';
import { wireLanguage } from '../../../platform/language';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { representativesOf } from '../../../register/representation';
import { limitReceiver } from '../contacts/receiver-limit';
import { openList } from '../sections/save-item';
import { touchApplication } from '../../facts/sections/touch-application';
import { readingOf } from '../../../applications/filing-reading';
import type { Noted } from '../../../register/access-log/note-access';
import { seeApplication } from '../../engine/writable';
import {
  channelsOf,
  describeLink,
  DISCLOSURES,
  readLinkTerms,
  sameContact,
  sentTo,
} from '../../facts/disclosures/disclosure-link';
import { notifyDirector } from '../../facts/disclosures/notify-of-disclosure';

/** Limit per account, whatever the filing: each link is a message to an address that may have been typed. */
const LINKS_OF_A_PERSON = { name: 'disclosure-links', hits: 60, seconds: 24 * 3600 };

/** The links of a filing, for users who may read it. */
export async function readLinks(
  db: Kysely<DB>,
  actor: Actor,
  applicationId: string,
  { now, note }: Noted,
): Promise<DisclosureLinks> {
  const situation = await seeApplication(db, actor, applicationId, now);
  await note(actor, ...readingOf(situation));
  const { application } = situation;
  const rows = new Map(
    (await db.selectFrom('director_disclosure').selectAll().where('application_id', '=', applicationId).execute()).map(
      (row) => [row.item_id, row],
    ),
  );
  const terms = await readLinkTerms(db, now);
  return {
    items: (application.items.get(DISCLOSURES) ?? [])
      .filter(({ data }) => comesByLink(data))
      .map((item) => describeLink(application, item, rows.get(item.id), terms, now)),
  };
}

export interface DisclosurePlace {
  readonly applicationId: string;
  readonly itemId: string;
}

/**
 * Sends the link to the director, for the first time or again. The link before becomes invalid, and a signed disclosure
 * is asked again.
 */
export async function sendDisclosureLink(
  unit: UnitOfWork,
  actor: Actor,
  { applicationId, itemId }: DisclosurePlace,
  { language, portalUrl }: { language: Language; portalUrl: string },
): Promise<DisclosureLink> {
  const { tx, now } = unit;
  const { application, section } = await openList(unit, actor, { applicationId, sectionKey: DISCLOSURES }, itemId);
  const item =
    application.items.get(section.key)?.find(({ id }) => id === itemId) ??
    refuse('REQ-404', { message: 'filing.itemGone' });
  if (!comesByLink(item.data)) refuse('FLOW-409', { message: 'disclosure.notByLink' });
  const contact = await requireContact(unit, actor, application, item, language);
  const terms = await readLinkTerms(tx, now);
  const before = await tx
    .selectFrom('director_disclosure')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
  // a link to another address is a new link
  const known = before && sameContact(sentTo(before), contact) ? before : undefined;
  if (known) {
    if (known.sends >= terms.maximumSends) refuse('FLOW-409', { message: 'disclosure.sentTooOften' });
    const wait = known.sent_at.getTime() + terms.resendMinutes * 60_000 - now.getTime();
    if (wait > 0) refuse('RATE-429', { message: 'disclosure.resendLater', retryAfterSeconds: Math.ceil(wait / 1000) });
  }
  await enforceLimit(tx, now, LINKS_OF_A_PERSON, actor.accountId);
  for (const { address } of channelsOf(contact))
    await limitReceiver(unit, 'disclosure-receiver', actor.accountId, address);

  const { token, hash } = newToken();
  const link = {
    token_hash: hash,
    email: contact.email ?? null,
    phone: contact.mobileNumber ?? null,
    language: wireLanguage(item.data['language'] === 'en' ? 'en' : 'ne'),
    sent_at: now,
    sent_by: actor.accountId,
    sends: (known?.sends ?? 0) + 1,
    expires_at: new Date(now.getTime() + terms.days * 24 * 3600 * 1000),
    opened_at: null,
    signed_at: null,
    declined_at: null,
    decline_reason: null,
  };
  const row = before
    ? await tx
        .updateTable('director_disclosure')
        .set(link)
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('director_disclosure')
        .values({ id: unit.newId(), application_id: applicationId, item_id: itemId, ...link })
        .returningAll()
        .executeTakeFirstOrThrow();
  if (item.data['signature'] !== undefined) {
    const { signature: _signature, ...data } = item.data;
    await tx
      .updateTable('application_item')
      .set({ data: JSON.stringify(data) })
      .where('id', '=', item.id)
      .execute();
    await touchApplication(unit, application, undefined);
  }
  await notifyDirector(unit, portalUrl, { application, item, row, token });
  unit.audit({
    actor,
    action: 'DISCLOSURE_SENT',
    objectType: 'application',
    objectId: applicationId,
    objectVersion: application.row.version,
    after: { itemId, sends: row.sends, channels: channelsOf(contact).map(({ channel }) => channel) },
  });
  const present = { ...application, items: await readItems(tx, applicationId) };
  return describeLink(
    present,
    present.items.get(section.key)?.find(({ id }) => id === itemId) ?? item,
    row,
    terms,
    now,
  );
}

/** A typed address must be the director’s own: not the applicant's, nor that of a representative of the company. */
async function requireContact(
  { tx, now }: UnitOfWork,
  actor: Actor,
  application: Application,
  item: SavedItem,
  language: Language,
): Promise<DirectorContact> {
  const frame = frameOf(application);
  const contact = contactOf(item.data, frame);
  const trouble = (path: string, code: ValidationCode): never =>
    refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, language) }] });
  if (channelsOf(contact).length === 0) trouble('email', 'DISCLOSURE_CONTACT_REQUIRED');
  if (isInRegister(item.data, frame)) return contact;
  const { company_id: companyId, applicant_id: applicantId } = application.row;
  const representatives = companyId === null ? [] : await representativesOf(tx, companyId, dayInNepal(now));
  const accounts = await tx
    .selectFrom('account')
    .select(['email', 'mobile_number'])
    .where('id', 'in', [...new Set([actor.accountId, applicantId, ...representatives])])
    .execute();
  const { email, mobileNumber } = contact;
  if (email !== undefined && accounts.some((account) => mailboxOf(account.email) === mailboxOf(email)))
    trouble('email', 'DISCLOSURE_CONTACT_OF_APPLICANT');
  if (mobileNumber !== undefined && accounts.some((account) => account.mobile_number === mobileNumber))
    trouble('mobileNumber', 'DISCLOSURE_CONTACT_OF_APPLICANT');
  return contact;
}
