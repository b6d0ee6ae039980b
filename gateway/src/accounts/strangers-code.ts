import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { Allowance } from '../platform/counters';
import type { WireLanguage } from '../platform/language';
import { mask } from '../platform/outbound/mask';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Caller } from './caller';
import { sendOtp, type OtpPurpose } from './otp';
import { limitPlace, mayAskFor, mayReceive } from './sending-limits';

const HALF_HOUR = 1800;

interface AskedCode {
  readonly purpose: OtpPurpose;
  /** What it is proven under. */
  readonly subject: string;
  readonly to: { readonly channel: 'EMAIL' | 'MOBILE_NUMBER'; readonly address: string };
  /** The counters: `{name}-code`, `{name}-codes`, `{name}-codes-of-one`. */
  readonly limits: string;
  readonly caller: Caller;
  readonly language: WireLanguage;
}

/**
 * A code to an address that somebody without an account has typed. Nothing in the answer depends on whether the address
 * has one. The share of one network address comes back at half the speed, so that a stranger cannot use everything up.
 *
 * @throws AUTH-OTP-RESEND within the minute, RATE-429 past what one address may be sent
 */
export async function sendStrangersCode(
  unit: UnitOfWork,
  pepper: string,
  { purpose, subject, to, limits, caller, language }: AskedCode,
): Promise<OtpSent> {
  const sending = { db: unit.tx, now: unit.now, pepper, caller, receiver: to.address, known: false };
  const codes: Allowance = { name: `${limits}-codes`, atOnce: 5, refillSeconds: HALF_HOUR };
  const codesOfOne: Allowance = { name: `${limits}-codes-of-one`, atOnce: 4, refillSeconds: 2 * HALF_HOUR };
  const limit = async (): Promise<void> => {
    await limitPlace(sending, `${limits}-code`);
    const own = await mayAskFor(sending, codesOfOne);
    if (!own.taken) refuse('RATE-429', { retryAfterSeconds: own.retryAfterSeconds });
    const all = await mayReceive(sending, codes);
    if (!all.taken) refuse('RATE-429', { retryAfterSeconds: all.retryAfterSeconds });
  };
  const sent = await sendOtp(unit, pepper, {
    purpose,
    subject,
    recipient: { ...to, language },
    stranger: { caller, limit },
  });
  return { ...sent, sentTo: mask(to.address) };
}
