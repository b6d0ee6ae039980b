import { z } from 'zod';
import { toLatinDigits } from '../digits';
import type { ValidationCode } from '../messages/validation';

export const OTP_LENGTH = 6;
export const OTP_LIFE_SECONDS = 5 * 60;
export const OTP_RESEND_SECONDS = 60;

export const otpSchema = z
  .string({ error: 'OTP_REQUIRED' satisfies ValidationCode })
  .overwrite((text) => toLatinDigits(text).replace(/\s/g, ''))
  .min(1, { error: 'OTP_REQUIRED' satisfies ValidationCode, abort: true })
  .regex(/^\d{6}$/, { error: 'OTP_SIX_DIGITS' satisfies ValidationCode });
