import { z } from 'zod';
import { daySchema } from '../envelope';

/**
 * The legal clock: working days of the office's turn since the filing was handed in. It stands while the applicant has
 * the turn.
 */
export const legalClockSchema = z.object({
  termDays: z.number().int().positive(),
  usedDays: z.number().int().nonnegative(),
  percent: z.number().int().nonnegative(),
  paused: z.boolean(),
  overdue: z.boolean(),
  /** The last day of the term, if the clock runs and the day has not passed. */
  dueOn: daySchema.nullable(),
});
export type LegalClock = z.infer<typeof legalClockSchema>;
