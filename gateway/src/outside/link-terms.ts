import { OUTSIDE_PURPOSES, type OutsideLimit, type OutsidePurpose } from '@registrar/domain/outside';
import type { TermOf } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../platform/clock';
import { enforceLimit } from '../platform/counters';
import type { DB } from '../platform/database/schema.generated';
import type { MessageKey } from '../platform/language';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { channelsOf, type LinkAddresses } from './link-addresses';
import type { OutsideLink } from './outside-link';

/** The purposes whose links are valid for so many days by a term of the configuration. */
type PurposeWithTerm = {
  [P in OutsidePurpose]: (typeof OUTSIDE_PURPOSES)[P]['term'] extends null ? never : P;
}[OutsidePurpose];

/** How long a link is valid, how soon and how often it is sent again. */
export type LinkTerms = TermOf<(typeof OUTSIDE_PURPOSES)[PurposeWithTerm]['term']>;

/** The terms of the purpose that are in force today. */
export const readLinkTerms = (db: Kysely<DB>, purpose: PurposeWithTerm, now: Date): Promise<LinkTerms> =>
  readTerm(db, OUTSIDE_PURPOSES[purpose].term, dayInNepal(now));

/** The last moment of a link that is sent now. */
export const expiryOf = (now: Date, { days }: LinkTerms): Date => new Date(now.getTime() + days * 24 * 3600 * 1000);

type Sent = Pick<OutsideLink, 'sends' | 'sent_at'>;

/** From when the link may be sent again to the same address; null: it was sent as often as it may be. */
export const resendAt = (
  { sends, sent_at }: Sent,
  { resendMinutes, maximumSends }: Pick<LinkTerms, 'resendMinutes' | 'maximumSends'>,
): Date | null => (sends < maximumSends ? new Date(sent_at.getTime() + resendMinutes * 60_000) : null);

/** Refuses to send the link again to the same address, too soon or too often. */
export function requireResend(
  link: Sent,
  terms: LinkTerms,
  now: Date,
  messages: { readonly tooOften: MessageKey; readonly later: MessageKey },
): void {
  const again = resendAt(link, terms) ?? refuse('FLOW-409', { message: messages.tooOften });
  const waitSeconds = Math.ceil((again.getTime() - now.getTime()) / 1000);
  if (waitSeconds > 0)
    refuse('RATE-429', {
      message: messages.later,
      retryAfterSeconds: waitSeconds,
      parameters: { minutes: Math.ceil(waitSeconds / 60) },
    });
}

/**
 * Counts a link that is sent, against the limits of the purpose: of whoever has it sent, and of each address.
 *
 * @param sender the account, or for an invitation the company in whose name it is sent
 */
export async function limitLinks(
  { tx, now }: UnitOfWork,
  purpose: OutsidePurpose,
  sender: string,
  to: LinkAddresses,
): Promise<void> {
  const { links, receiver }: { links: OutsideLimit | null; receiver: OutsideLimit | null } =
    OUTSIDE_PURPOSES[purpose].limits;
  if (links !== null) await enforceLimit(tx, now, links, sender);
  if (receiver === null) return;
  for (const { address } of channelsOf(to)) await enforceLimit(tx, now, receiver, `${sender}:${address}`);
}
