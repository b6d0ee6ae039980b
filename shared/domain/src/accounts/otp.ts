import { z } from 'zod';
import type { ValidationCode } from '../messages/validation';
import { plainCode } from '../plain-text';

export const OTP_LENGTH = 6;
/** Until a page knows the `OTP_TERMS` of this installation. */
export const OTP_RESEND_SECONDS = 60;

export const otpSchema = z
  .string({ error: 'OTP_REQUIRED' satisfies ValidationCode })
  .overwrite((text) => plainCode(text).replace(/[\s-]/g, ''))
  .min(1, { error: 'OTP_REQUIRED' satisfies ValidationCode, abort: true })
  .regex(/^\d{6}$/, { error: 'OTP_SIX_DIGITS' satisfies ValidationCode });
