import { z } from 'zod';

/** The fields of specification section 5, Account, once for every form and call that has them. */

const toLatinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

export const signUpUsernameSchema = z
  .string()
  .min(1, 'USERNAME_REQUIRED')
  .refine((value) => value.trim() === value, 'USERNAME_NO_SURROUNDING_SPACES')
  .refine((value) => value.length >= 4 && value.length <= 16, 'USERNAME_LENGTH_4_16')
  .regex(/^\D/, 'USERNAME_NOT_STARTING_WITH_NUMBER')
  .regex(/^[a-z0-9._-]+$/, 'USERNAME_LOWERCASE');

export const emailSchema = z
  .string()
  .trim()
  .min(1, 'EMAIL_REQUIRED')
  .max(254, 'EMAIL_INVALID')
  .pipe(z.email('EMAIL_INVALID'))
  .transform((value) => value.toLowerCase());

/** Ten digits, typed in either script. */
export const mobileNumberSchema = z
  .string()
  .trim()
  .min(1, 'MOBILE_NUMBER_REQUIRED')
  .transform(toLatinDigits)
  .pipe(z.string().regex(/^9\d{9}$/, 'MOBILE_NUMBER_INVALID'));

export const officeIdSchema = z.number({ error: 'OFFICE_REQUIRED' }).int('OFFICE_REQUIRED').positive('OFFICE_REQUIRED');

export const otpSchema = z
  .string()
  .trim()
  .min(1, 'OTP_REQUIRED')
  .transform(toLatinDigits)
  .pipe(z.string().regex(/^\d{6}$/, 'OTP_SIX_DIGITS'));

/** Length is the policy's business (password-policy.ts); only the outer bounds stand here. */
export const newPasswordFields = {
  newPassword: z.string().min(1, 'NEW_PASSWORD_REQUIRED').max(100, 'PASSWORD_TOO_LONG'),
  confirmPassword: z.string().min(1, 'CONFIRM_PASSWORD_REQUIRED').max(100, 'PASSWORD_TOO_LONG'),
};
