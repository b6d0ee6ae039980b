import { countHit, enforceLimit } from '../platform/counters';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { readSetting } from '../platform/settings';
import { otpSettings } from './otp';
import { keyedHash } from './secrets';

const A_DAY = { hits: 10, seconds: 24 * 3600 };

/**
 * How often something is mailed to one address or number, known or not: not twice within the minute of a code, and ten
 * times a day. For the receiver, whoever asks, so the embedded default multiplies nothing here.
 */
export async function limitSending({ database: { db }, clock, config }: Platform, name: string, receiver: string): Promise<void> {
  const { resendSeconds } = await readSetting(db, 'otp', otpSettings);
  const subject = keyedHash(config.secrets.otpPepper, receiver).slice(0, 32);
  const now = clock.now();
  const { hits, windowEnd } = await countHit(db, now, `${name}:${subject}`, resendSeconds);
  if (hits > 1) refuse('AUTH-OTP-RESEND', { retryAfterSeconds: Math.max(1, Math.ceil((windowEnd.getTime() - now.getTime()) / 1000)) });
  await enforceLimit(db, now, { name: `${name}-day`, ...A_DAY }, subject);
}
