import { z } from 'zod';
import { lockSettings } from './guess-lock';

/** The setting `login`: when a captcha is asked for, and when the sign-in closes. */
export const loginSettings = z.object({
  captchaAfterFailures: z.number().int(),
  /** Tries that never came to the password, because their captcha was missing, close it too. */
  lockAfterTries: z.number().int(),
  ...lockSettings,
});
