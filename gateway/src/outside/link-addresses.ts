import { mask } from '../platform/outbound/mask';
import { refuse } from '../platform/refusal';
import type { OutsideLink } from './outside-link';

export type LinkChannel = 'EMAIL' | 'MOBILE_NUMBER';

/** Where a link and its code go. A person may have either, or both. */
export interface LinkAddresses {
  readonly email?: string | null | undefined;
  readonly mobileNumber?: string | null | undefined;
}

interface LinkContact {
  readonly channel: LinkChannel;
  readonly address: string;
}

/** Every channel on which the person can be reached. */
export function channelsOf({ email, mobileNumber }: LinkAddresses): LinkContact[] {
  return [
    ...(email == null ? [] : [{ channel: 'EMAIL' as const, address: email }]),
    ...(mobileNumber == null ? [] : [{ channel: 'MOBILE_NUMBER' as const, address: mobileNumber }]),
  ];
}

/** The same with most of each address hidden, as whoever holds the link may see it. */
export const masked = (to: LinkAddresses): LinkContact[] =>
  channelsOf(to).map(({ channel, address }) => ({ channel, address: mask(address) }));

type SentLink = Pick<OutsideLink, 'email' | 'mobile_number'>;

/** The addresses that the link was sent to. */
export const sentTo = ({ email, mobile_number: mobileNumber }: SentLink): LinkAddresses => ({ email, mobileNumber });

/** The address of the link on this channel; a link that was not sent there has none. */
export const addressOf = (link: SentLink, channel: LinkChannel): string =>
  channelsOf(sentTo(link)).find((one) => one.channel === channel)?.address ?? refuse('REQ-404');

/** True when the link was sent to this email and this mobile number. */
export const isToSame = ({ email, mobile_number }: SentLink, to: LinkAddresses): boolean =>
  email === (to.email ?? null) && mobile_number === (to.mobileNumber ?? null);
