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
import { frameOf, type Application } from '../../../applications/application';
import { readItems, type SavedItem } from '../../../applications/saved-items';
import { channelsOf, isToSame } from '../../../outside/link-addresses';
import { expiryOf, limitLinks, readLinkTerms, requireResend } from '../../../outside/link-terms';
import { askedLink, issueLink, linksOf } from '../../../outside/outside-link';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { wireLanguage } from '../../../platform/language';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { representativesOf } from '../../../register/representation';
import { openList } from '../sections/save-item';
import { touchApplication } from '../../facts/sections/touch-application';
import { readingOf } from '../../../applications/filing-reading';
import type { Noted } from '../../../register/access-log/note-access';
import { seeApplication } from '../../engine/writable';
import { describeLink, DISCLOSURES, PURPOSE } from '../../facts/disclosures/disclosure-link';
import { notifyDirector } from '../../facts/disclosures/notify-of-disclosure';

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
  const items = (application.items.get(DISCLOSURES) ?? []).filter(({ data }) => comesByLink(data));
  const links = await linksOf(
    db,
    PURPOSE,
    items.map(({ id }) => id),
  );
  const terms = await readLinkTerms(db, PURPOSE, now);
  return {
    items: items.map((item) => {
      const link = links.get(item.id);
      return describeLink(application, item, link && askedLink(link), terms, now);
    }),
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
  const terms = await readLinkTerms(tx, PURPOSE, now);
  const before = (await linksOf(tx, PURPOSE, [itemId], { forUpdate: true })).get(itemId);
  // a link to another address is a new link
  if (before && isToSame(before, contact))
    requireResend(before, terms, now, { tooOften: 'disclosure.sentTooOften', later: 'disclosure.resendLater' });
  await limitLinks(unit, PURPOSE, actor.accountId, contact);

  const issued = await issueLink(
    unit,
    {
      purpose: PURPOSE,
      objectId: itemId,
      accountId: null,
      email: contact.email ?? null,
      mobileNumber: contact.mobileNumber ?? null,
      language: wireLanguage(item.data['language'] === 'en' ? 'en' : 'ne'),
      askedBy: actor.accountId,
      expiresAt: expiryOf(now, terms),
    },
    before,
  );
  const row = askedLink(issued.row);
  if (item.data['signature'] !== undefined) {
    const { signature: _signature, ...data } = item.data;
    await tx
      .updateTable('application_item')
      .set({ data: JSON.stringify(data) })
      .where('id', '=', item.id)
      .execute();
    await touchApplication(unit, application, undefined);
  }
  await notifyDirector(unit, portalUrl, { application, item, row, token: issued.token });
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
