import { z } from 'zod';
import type { ValidationCode } from './validation';

/** A text that must be there: absent, of another kind, or blank, it is the same sentence. */
export function requiredText(code: ValidationCode) {
  return z.string({ error: code }).trim().min(1, { error: code });
}

/** A text that may be missing or blank. */
export function optionalText(maximum: number, tooLong: ValidationCode = 'TOO_LONG') {
  return z.string({ error: 'INVALID' satisfies ValidationCode }).trim().max(maximum, { error: tooLong }).optional();
}
