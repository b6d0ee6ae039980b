import type { DisclosureLink, DisclosureView } from '@registrar/domain/calls/director-disclosures';
import {
  comesByLink,
  contactOf,
  isSigned,
  type DirectorContact,
} from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import { findTransition } from '@registrar/domain/transitions';
import type { TermOf } from '@registrar/domain/schedules';
import type { Kysely, Selectable } from 'kysely';
import { mask } from '../../../platform/outbound/mask';
import { frameOf, isGroupFiling, type Application } from '../../../applications/application';
import type { SavedItem } from '../../../applications/saved-items';
import { dayInNepal } from '../../../platform/clock';
import type { DB, DirectorDisclosureTable } from '../../../platform/database/schema.generated';
import { domainLanguage } from '../../../platform/language';
import { readTerm } from '../../../platform/terms';
import { isOpen, openPlaces } from '../corrections/open-places';

export type LinkRow = Selectable<DirectorDisclosureTable>;
export type LinkTerms = TermOf<'DISCLOSURE_LINK'>;

/** The list whose items are signed by directors, in every process that has it. */
export const DISCLOSURES = 'DIRECTOR_DISCLOSURE';

export const readLinkTerms = (db: Kysely<DB>, now: Date): Promise<LinkTerms> =>
  readTerm(db, 'DISCLOSURE_LINK', dayInNepal(now));

/** The channels for the link and its code: every one on which the director can be reached. */
export function channelsOf({
  email,
  mobileNumber,
}: DirectorContact): { readonly channel: 'EMAIL' | 'MOBILE_NUMBER'; readonly address: string }[] {
  return [
    ...(email === undefined ? [] : [{ channel: 'EMAIL' as const, address: email }]),
    ...(mobileNumber === undefined ? [] : [{ channel: 'MOBILE_NUMBER' as const, address: mobileNumber }]),
  ];
}

export const hidden = (contact: DirectorContact): DisclosureView['contacts'] =>
  channelsOf(contact).map(({ channel, address }) => ({ channel, address: mask(address) }));

/** The addresses that the link was sent to. */
export const sentTo = ({ email, phone }: Pick<LinkRow, 'email' | 'phone'>): DirectorContact => ({
  ...(email !== null && { email }),
  ...(phone !== null && { mobileNumber: phone }),
});

export const sameContact = (one: DirectorContact, other: DirectorContact): boolean =>
  one.email === other.email && one.mobileNumber === other.mobileNumber;

/** The item of the link, if it still asks for a link and the link went to its present address. */
export function askedItem(application: Application, row: LinkRow): SavedItem | undefined {
  const item = application.items.get(DISCLOSURES)?.find(({ id }) => id === row.item_id);
  return item && comesByLink(item.data) && sameContact(contactOf(item.data, frameOf(application)), sentTo(row))
    ? item
    : undefined;
}

/** True while the applicant may write the item: in a draft, or after the office has reopened the item. */
export async function isWithApplicant(db: Kysely<DB>, application: Application, itemId: string): Promise<boolean> {
  if (findTransition(application.row.status, 'saveDraft', isGroupFiling(application)) !== undefined) return true;
  const opened = await openPlaces({ db, application });
  return opened !== null && isOpen(opened, { section: DISCLOSURES, item: itemId });
}

/** Null: now, or not again. */
function resendAt({ sends, sent_at }: LinkRow, { resendMinutes, maximumSends }: LinkTerms, now: Date): Date | null {
  const at = new Date(sent_at.getTime() + resendMinutes * 60_000);
  return sends < maximumSends && at > now ? at : null;
}

/** The state of an item that asks for a link, with or without a sent link. */
export function describeLink(
  application: Application,
  item: SavedItem,
  row: LinkRow | undefined,
  terms: LinkTerms,
  now: Date,
): DisclosureLink {
  const contact = contactOf(item.data, frameOf(application));
  const language = item.data['language'] === 'en' ? 'en' : 'ne';
  const base = { itemId: item.id, contacts: hidden(contact), language } as const;
  const current = row && askedItem(application, row) ? row : undefined;
  if (!current) {
    return {
      ...base,
      state: 'NOT_SENT',
      sentAt: null,
      expiresAt: null,
      resendAt: null,
      sendsLeft: terms.maximumSends,
      openedAt: null,
      signedAt: null,
      declinedAt: null,
      declineReason: null,
    };
  }
  return {
    ...base,
    language: domainLanguage(current.language),
    state: stateOf(item, current, now),
    sentAt: current.sent_at.toISOString(),
    expiresAt: current.expires_at.toISOString(),
    resendAt: resendAt(current, terms, now)?.toISOString() ?? null,
    sendsLeft: Math.max(0, terms.maximumSends - current.sends),
    openedAt: current.opened_at?.toISOString() ?? null,
    signedAt: isSigned(item.data) ? (current.signed_at?.toISOString() ?? null) : null,
    declinedAt: current.declined_at?.toISOString() ?? null,
    declineReason: current.decline_reason,
  };
}

function stateOf(item: SavedItem, { opened_at, declined_at, expires_at }: LinkRow, now: Date): DisclosureLink['state'] {
  if (isSigned(item.data)) return 'SIGNED';
  if (declined_at !== null) return 'DECLINED';
  if (expires_at <= now) return 'EXPIRED';
  return opened_at === null ? 'SENT' : 'OPENED';
}
