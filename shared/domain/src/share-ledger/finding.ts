import type { ValidationCode } from '../messages/validation';

/**
 * What is wrong with what shall be done with shares. `at`: index of the range or the person it is about; without it the
 * whole is.
 */
export interface ShareFinding {
  readonly at?: number;
  readonly code: Extract<
    ValidationCode,
    `RANGE_${string}` | `RANGES_${string}` | `SHARES_${string}` | 'SHARE_RANGES_REQUIRED'
  >;
  readonly parameters?: Readonly<Record<string, number>>;
}
