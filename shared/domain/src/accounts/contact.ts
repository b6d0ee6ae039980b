import { z } from 'zod';
import { toLatinDigits } from '../digits';
import type { ValidationCode } from '../messages/validation';

export const EMAIL_MAXIMUM = 254;

export const emailSchema = z
  .string({ error: 'EMAIL_REQUIRED' satisfies ValidationCode })
  .trim()
  .min(1, { error: 'EMAIL_REQUIRED' satisfies ValidationCode, abort: true })
  .max(EMAIL_MAXIMUM, { error: 'EMAIL_INVALID' satisfies ValidationCode })
  .regex(z.regexes.email, { error: 'EMAIL_INVALID' satisfies ValidationCode })
  .toLowerCase();

/** Of which mailbox an address is: a "+" and what follows is the owner's own label, and Gmail reads over dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [domain, name] = [email.slice(at + 1).toLowerCase(), email.slice(0, at).toLowerCase().replace(/\+.*$/, '')];
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Digits of either script, and the spaces and dashes people put between them, are one number. */
function plainNumber(text: string): string {
  return toLatinDigits(text).replace(/[\s-]/g, '').replace(/^\+?977(?=\d{10}$)/, '');
}

/** Ten digits, typed in either script. */
export const mobileNumberSchema = z
  .string({ error: 'MOBILE_NUMBER_REQUIRED' satisfies ValidationCode })
  .overwrite(plainNumber)
  .min(1, { error: 'MOBILE_NUMBER_REQUIRED' satisfies ValidationCode, abort: true })
  .regex(/^9\d{9}$/, { error: 'MOBILE_NUMBER_INVALID' satisfies ValidationCode });

/** Any other phone: 7 to 10 digits. */
export const phoneSchema = z
  .string({ error: 'PHONE_REQUIRED' satisfies ValidationCode })
  .overwrite(plainNumber)
  .min(1, { error: 'PHONE_REQUIRED' satisfies ValidationCode, abort: true })
  .regex(/^\d{7,10}$/, { error: 'PHONE_INVALID' satisfies ValidationCode });
