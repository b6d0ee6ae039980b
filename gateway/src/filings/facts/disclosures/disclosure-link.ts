import type { DisclosureLink } from '@registrar/domain/calls/director-disclosures';
import {
  comesByLink,
  contactOf,
  isSigned,
} from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import type { OutsideAnswer } from '@registrar/domain/outside';
import { findTransition } from '@registrar/domain/transitions';
import type { Kysely } from 'kysely';
import { frameOf, isGroupFiling, type Application } from '../../../applications/application';
import type { SavedItem } from '../../../applications/saved-items';
import { isToSame, masked } from '../../../outside/link-addresses';
import { resendAt, type LinkTerms } from '../../../outside/link-terms';
import type { AskedLink, OutsideLink } from '../../../outside/outside-link';
import type { DB } from '../../../platform/database/schema.generated';
import { domainLanguage } from '../../../platform/language';
import { isOpen, openPlaces } from '../corrections/open-places';

/** The list whose items are signed by directors, in every process that has it. */
export const DISCLOSURES = 'DIRECTOR_DISCLOSURE';

export const PURPOSE = 'DIRECTOR_DISCLOSURE';

/** The item of the link, if it still asks for a link and the link went to its present address. */
export function askedItem(application: Application, row: AskedLink): SavedItem | undefined {
  const item = application.items.get(DISCLOSURES)?.find(({ id }) => id === row.object_id);
  return item && comesByLink(item.data) && isToSame(row, contactOf(item.data, frameOf(application))) ? item : undefined;
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
  row: AskedLink | undefined,
  terms: LinkTerms,
  now: Date,
): DisclosureLink {
  const contact = contactOf(item.data, frameOf(application));
  const language = item.data['language'] === 'en' ? 'en' : 'ne';
  const base = { itemId: item.id, contacts: masked(contact), language } as const;
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

function stateOf(item: SavedItem, { opened_at, answer, expires_at }: AskedLink, now: Date): DisclosureLink['state'] {
  if (isSigned(item.data)) return 'SIGNED';
  if (answer === 'DECLINED') return 'DECLINED';
  if (expires_at <= now) return 'EXPIRED';
  return opened_at === null ? 'SENT' : 'OPENED';
}
