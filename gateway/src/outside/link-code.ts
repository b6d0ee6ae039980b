import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { OutsidePurpose } from '@registrar/domain/outside';
import { proveOtp, sendOtp, type OtpPurpose } from '../accounts/otp';
import { sentence, type MessageKey } from '../platform/language';
import { mask } from '../platform/outbound/mask';
import { Refusal } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { addressOf, type LinkChannel } from './link-addresses';
import { markOpened, type OutsideLink } from './outside-link';

interface CodeOfLink {
  readonly purpose: OutsidePurpose & OtpPurpose;
  readonly link: OutsideLink;
  /** Of the addresses that the link itself went to: the code goes nowhere else. */
  readonly channel: LinkChannel;
}

/** Sends a code to the person's own email or mobile number, and keeps that the link was opened. */
export async function sendLinkCode(
  unit: UnitOfWork,
  pepper: string,
  { purpose, link, channel }: CodeOfLink,
  sms: MessageKey,
): Promise<OtpSent> {
  const address = addressOf(link, channel);
  const { language } = link;
  const sent = await sendOtp(unit, pepper, {
    purpose,
    subject: subjectOf(link, channel),
    recipient: { channel, address, language },
    sms: (code, minutes) => ({ to: address, language, text: sentence(sms, language, { code, minutes }) }),
  });
  await markOpened(unit, link);
  return { ...sent, sentTo: mask(address) };
}

/**
 * The address that the code proves. A wrong code returns a refusal instead of throwing, so that the attempt is counted.
 */
export async function proveLinkCode(
  unit: UnitOfWork,
  pepper: string,
  { purpose, link, channel }: CodeOfLink,
  code: string,
): Promise<string | Refusal> {
  const address = addressOf(link, channel);
  const proven = await proveOtp(unit, pepper, { purpose, subject: subjectOf(link, channel), code });
  return proven instanceof Refusal ? proven : address;
}

/** A code is valid for this link and this address; a new link has its own codes. */
const subjectOf = ({ id, token_hash }: OutsideLink, channel: LinkChannel): string =>
  `${id}:${token_hash.slice(0, 16)}:${channel}`;
