import { z } from 'zod';
import { bilingualNameSchema, daySchema, idSchema } from '../envelope';
import { FIRST_BS_YEAR, LAST_BS_YEAR } from '../calendar/month-table';
import { proceedingSummarySchema } from './proceedings';

/** What of a proceeding ends on a day: a notice, or the time of a body to give its opinion. */
const endingKinds = ['NOTICE', 'OPINION'] as const;
/** A month of the Nepali calendar, yyyy-MM. */
const bsMonthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .refine((month) => Number(month.slice(0, 4)) >= FIRST_BS_YEAR && Number(month.slice(0, 4)) <= LAST_BS_YEAR);

/** GET external/api/proceeding-calendar; without `month` the present one. */
export const proceedingCalendarQuerySchema = z.object({ month: bsMonthSchema.optional() });
export type ProceedingCalendarQuery = z.infer<typeof proceedingCalendarQuerySchema>;

const endingSchema = proceedingSummarySchema.pick({ company: true, turn: true }).extend({
  proceeding: bilingualNameSchema.extend({ id: idSchema, number: z.string() }),
  kind: z.enum(endingKinds),
  /** The notice, or the body. */
  name: bilingualNameSchema,
});
export type ProceedingEnding = z.infer<typeof endingSchema>;

/** What ends in a month in the open proceedings of the office, the earliest day first. Days in AD. */
export const proceedingCalendarSchema = z.object({
  month: bsMonthSchema,
  /** Null at the end of the calendar. */
  previous: bsMonthSchema.nullable(),
  next: bsMonthSchema.nullable(),
  days: z.array(z.object({ day: daySchema, endings: z.array(endingSchema) })),
  /** There are more in the month than these: the page shows no more than 500. */
  isCut: z.boolean(),
});
export type ProceedingCalendar = z.infer<typeof proceedingCalendarSchema>;
