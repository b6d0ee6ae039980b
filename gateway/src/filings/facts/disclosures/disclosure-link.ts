import type { DisclosureLink, DisclosureView } from '@registrar/domain/calls/director-disclosures';
import {
  comesByLink,
  contactOf,
  isSigned,
  type DirectorContact,
} from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import type { OutsideAnswer } from '@registrar/domain/outside';
import { findTransition } from '@registrar/domain/transitions';
import type { TermOf } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import { mask } from '../../../platform/outbound/mask';
import { frameOf, isGroupFiling, type Application } from '../../../applications/application';
import type { SavedItem } from '../../../applications/saved-items';
import { resendAt, type OutsideLink } from '../../../outside/outside-link';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { domainLanguage } from '../../../platform/language';
import { readTerm } from '../../../platform/terms';
import { isOpen, openPlaces } from '../corrections/open-places';

/** Every link of a disclosure has its sender and its last moment. */
export interface LinkRow extends OutsideLink {
  readonly asked_by: string;
  readonly expires_at: Date;
}
export type LinkTerms = TermOf<'DISCLOSURE_LINK'>;

/** The list whose items are signed by directors, in every process that has it. */
export const DISCLOSURES = 'DIRECTOR_DISCLOSURE';

export const readLinkTerms = (db: Kysely<DB>, now: Date): Promise<LinkTerms> =>
  readTerm(db, 'DISCLOSURE_LINK', dayInNepal(now));

export const PURPOSE = 'DIRECTOR_DISCLOSURE';

/** @throws Error for a link without sender or last moment: none is written without them */
export function linkRow(link: OutsideLink): LinkRow {
  const { asked_by, expires_at } = link;
  if (asked_by === null || expires_at === null) throw new Error(`Link ${link.id} is of no disclosure`);
  return { ...link, asked_by, expires_at };
}

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
export const sentTo = ({
  email,
  mobile_number: phone,
}: Pick<OutsideLink, 'email' | 'mobile_number'>): DirectorContact => ({
  ...(email !== null && { email }),
  ...(phone !== null && { mobileNumber: phone }),
});

export const sameContact = (one: DirectorContact, other: DirectorContact): boolean =>
  one.email === other.email && one.mobileNumber === other.mobileNumber;

/** The item of the link, if it still asks for a link and the link went to its present address. */
export function askedItem(application: Application, row: LinkRow): SavedItem | undefined {
  const item = application.items.get(DISCLOSURES)?.find(({ id }) => id === row.object_id);
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
  const again = resendAt(current, terms);
  return {
    ...base,
    language: domainLanguage(current.language),
    state: stateOf(item, current, now),
    sentAt: current.sent_at.toISOString(),
    expiresAt: current.expires_at.toISOString(),
    resendAt: again !== null && again > now ? again.toISOString() : null,
    sendsLeft: Math.max(0, terms.maximumSends - current.sends),
    openedAt: current.opened_at?.toISOString() ?? null,
    signedAt: isSigned(item.data) ? answeredAt(current, 'SIGNED') : null,
    declinedAt: answeredAt(current, 'DECLINED'),
    declineReason: current.remark,
  };
}

/** The moment of this answer; null: another answer was given, or none. */
export const answeredAt = ({ answer, answered_at }: OutsideLink, of: OutsideAnswer<typeof PURPOSE>): string | null =>
  answer === of ? (answered_at?.toISOString() ?? null) : null;

function stateOf(item: SavedItem, { opened_at, answer, expires_at }: LinkRow, now: Date): DisclosureLink['state'] {
  if (isSigned(item.data)) return 'SIGNED';
  if (answer === 'DECLINED') return 'DECLINED';
  if (expires_at <= now) return 'EXPIRED';
  return opened_at === null ? 'SENT' : 'OPENED';
}
