import type { SignatureView } from '@registrar/domain/calls/filing-signatures';
import type { OutsideLink } from '../../../outside/outside-link';
import { mask } from '../../../platform/outbound/mask';

export type Channel = SignatureView['contacts'][number]['channel'];

/** The channels for the link and its code: every one on which the party can be reached. */
export const channelsOf = ({
  email,
  mobile_number: mobileNumber,
}: Pick<OutsideLink, 'email' | 'mobile_number'>): { readonly channel: Channel; readonly address: string }[] => [
  ...(email === null ? [] : [{ channel: 'EMAIL' as const, address: email }]),
  ...(mobileNumber === null ? [] : [{ channel: 'MOBILE_NUMBER' as const, address: mobileNumber }]),
];

export const masked = (to: Pick<OutsideLink, 'email' | 'mobile_number'>): SignatureView['contacts'] =>
  channelsOf(to).map(({ channel, address }) => ({ channel, address: mask(address) }));
