import { z } from 'zod';
import { lockSettings } from './guess-lock';

/** The setting `otp`: how long a code lives, when another may be asked for, and how many tries it has. */
export const otpSettings = z.object({ lifeSeconds: z.number().int(), resendSeconds: z.number().int(), maximumTries: z.number().int(), ...lockSettings });
