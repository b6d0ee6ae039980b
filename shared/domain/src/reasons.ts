import { optionalText, requiredText } from './messages/fields';
import type { ValidationCode } from './messages/validation';

/** A reason, a remark or a note is under 1000 characters, wherever one is written and whoever writes it. */
export const REASON_MAXIMUM = 999;

/** One that has to be written. */
export function requiredReason(
  missing: ValidationCode = 'REMARK_REQUIRED',
  tooLong: ValidationCode = 'REMARK_TOO_LONG',
) {
  return requiredText(missing).max(REASON_MAXIMUM, { error: tooLong });
}

/** One that may be left out. */
export function optionalReason(tooLong: ValidationCode = 'REMARK_TOO_LONG') {
  return optionalText(REASON_MAXIMUM, tooLong);
}
