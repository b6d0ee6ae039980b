import { z } from 'zod';
import { lockSettings } from './guess-lock';

/** The setting `login`: when a captcha is asked for, when the sign-in closes for one caller, and when for all strangers together. */
export const loginSettings = z.object({
  captchaAfterFailures: z.number().int(),
  ...lockSettings,
  strangersLockAfterFailures: z.number().int().min(1),
  strangersLockMinutes: z.number().int().min(1),
});
