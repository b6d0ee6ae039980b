import { z } from 'zod';
import type { ValidationCode } from '../messages/validation';
import { plainName } from '../plain-text';
import { PHONE_IN_NEPAL, plainPhone } from './phone-number';

export const EMAIL_MAXIMUM = 254;

export const emailSchema = z
  .string({ error: 'EMAIL_REQUIRED' satisfies ValidationCode })
  .overwrite(plainName)
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

/** Ten digits, typed in either script. */
export const mobileNumberSchema = z
  .string({ error: 'MOBILE_NUMBER_REQUIRED' satisfies ValidationCode })
  .overwrite(plainPhone)
  .min(1, { error: 'MOBILE_NUMBER_REQUIRED' satisfies ValidationCode, abort: true })
  .regex(/^9\d{9}$/, { error: 'MOBILE_NUMBER_INVALID' satisfies ValidationCode });

/** Any other phone: 7 to 10 digits. */
export const phoneSchema = z
  .string({ error: 'PHONE_REQUIRED' satisfies ValidationCode })
  .overwrite(plainPhone)
  .min(1, { error: 'PHONE_REQUIRED' satisfies ValidationCode, abort: true })
  .regex(PHONE_IN_NEPAL, { error: 'PHONE_INVALID' satisfies ValidationCode });
