import { z } from 'zod';
import type { ValidationCode } from '../messages/validation';
import { plainText } from '../plain-text';

export const USERNAME_MINIMUM = 4;
/** At sign-up; a migrated or a staff username may be longer. */
export const USERNAME_MAXIMUM = 16;
export const LONG_USERNAME_MAXIMUM = 40;

function usernameSchema(maximum: number) {
  return z
    .string({ error: 'USERNAME_REQUIRED' satisfies ValidationCode })
    .overwrite(plainText)
    .min(1, { error: 'USERNAME_REQUIRED' satisfies ValidationCode, abort: true })
    .regex(/^\S(.*\S)?$/s, { error: 'USERNAME_NO_SURROUNDING_SPACES' satisfies ValidationCode, abort: true })
    .min(USERNAME_MINIMUM, { error: 'USERNAME_TOO_SHORT' satisfies ValidationCode })
    .max(maximum, { error: 'USERNAME_TOO_LONG' satisfies ValidationCode })
    .regex(/^[^0-9०-९]/, { error: 'USERNAME_NOT_STARTING_WITH_NUMBER' satisfies ValidationCode })
    .regex(/^[^A-Z]*$/, { error: 'USERNAME_LOWERCASE' satisfies ValidationCode, abort: true })
    .regex(/^[a-z0-9._-]+$/, { error: 'USERNAME_CHARACTERS' satisfies ValidationCode });
}

export const signUpUsernameSchema = usernameSchema(USERNAME_MAXIMUM);
export const longUsernameSchema = usernameSchema(LONG_USERNAME_MAXIMUM);
