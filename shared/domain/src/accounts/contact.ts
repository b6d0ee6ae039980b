import { z } from 'zod';
import { toLatinDigits } from '../digits';
import type { ValidationCode } from '../messages/validation';

const EMAIL_MAXIMUM = 254;

export const email = z
  .string({ error: 'EMAIL_REQUIRED' satisfies ValidationCode })
  .trim()
  .min(1, { error: 'EMAIL_REQUIRED' satisfies ValidationCode, abort: true })
  .max(EMAIL_MAXIMUM, { error: 'EMAIL_INVALID' satisfies ValidationCode })
  .regex(z.regexes.email, { error: 'EMAIL_INVALID' satisfies ValidationCode })
  .toLowerCase();

/** Digits of either script, and the spaces and dashes people put between them, are one number. */
function plainNumber(text: string): string {
  return toLatinDigits(text).replace(/[\s-]/g, '').replace(/^\+?977(?=\d{10}$)/, '');
}

export const mobile = z
  .string({ error: 'MOBILE_REQUIRED' satisfies ValidationCode })
  .overwrite(plainNumber)
  .min(1, { error: 'MOBILE_REQUIRED' satisfies ValidationCode, abort: true })
  .regex(/^\d{10}$/, { error: 'MOBILE_INVALID' satisfies ValidationCode });

export const phone = z
  .string({ error: 'PHONE_REQUIRED' satisfies ValidationCode })
  .overwrite(plainNumber)
  .min(1, { error: 'PHONE_REQUIRED' satisfies ValidationCode, abort: true })
  .regex(/^\d{7,10}$/, { error: 'PHONE_INVALID' satisfies ValidationCode });
