import { z } from 'zod';
import { plainText, SOMETHING_TO_READ } from '../plain-text';
import type { ValidationCode } from './validation';

/**
 * A text that must be there: absent, of another kind, blank, or without a letter or a digit to read, it is the same
 * sentence.
 */
export function requiredText(code: ValidationCode) {
  return (
    z
      .string({ error: code })
      .overwrite(plainText)
      .trim()
      // not the end of the parse: rules between the answers are told at the same time
      .regex(SOMETHING_TO_READ, { error: code })
  );
}

/** A text that may be missing or blank. */
export function optionalText(maximum: number, tooLong: ValidationCode = 'TOO_LONG') {
  return z
    .string({ error: 'INVALID' satisfies ValidationCode })
    .overwrite(plainText)
    .trim()
    .max(maximum, { error: tooLong })
    .optional();
}
