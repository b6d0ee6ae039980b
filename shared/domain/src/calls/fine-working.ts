import { z } from 'zod';
import { daySchema } from '../envelope';

const paisa = z.number().int().nonnegative();
/** The Nepali text came later; workings that were kept before it have none. */
const law = { lawReference: z.string(), lawReferenceNepali: z.string().default('') };
const named = { nameNepali: z.string(), nameEnglish: z.string() };
/** A day as the law counts it and as machines keep it; beyond the published calendar the BS day is projected. */
export const dualDaySchema = z.object({ ad: daySchema, bs: z.string(), provisional: z.boolean() });
export type DualDay = z.infer<typeof dualDaySchema>;

/** Days that make nobody late: a grace that the office gives, or days on which nothing could be filed. */
export const daysNotCountedSchema = z.object({
  reason: z.enum(['GRACE', 'NO_FINE']),
  days: z.number().int().positive(),
  from: daySchema,
  to: daySchema,
  reference: z.string(),
  referenceNepali: z.string().default(''),
  ...named,
});
export type DaysNotCounted = z.infer<typeof daysNotCountedSchema>;

export const fineBands = ['LOW', 'MID', 'HIGH'] as const;
export type FineBand = (typeof fineBands)[number];

/** How the fine adds up; every month is one of the Nepali calendar, and one that has begun counts. */
export const fineStepSchema = z.discriminatedUnion('kind', [
  /** One step of section 81(2): from this month of delay to that one. */
  z.object({ kind: z.literal('STEP'), fromMonth: z.number().int(), toMonth: z.number().int(), amountPaisa: paisa }),
  /** After the last step: so much for every year, and a year that has begun counts. */
  z.object({ kind: z.literal('YEARS'), years: z.number().int().positive(), perYearPaisa: paisa, amountPaisa: paisa }),
  /** Section 81(6): so much a month, at most so much in a fiscal year. */
  z.object({
    kind: z.literal('MONTHS'),
    fiscalYear: z.string(),
    months: z.number().int().positive(),
    perMonthPaisa: paisa,
    capPaisa: paisa,
    amountPaisa: paisa,
  }),
]);
export type FineStep = z.infer<typeof fineStepSchema>;

export const fineDiscountSchema = z.object({
  key: z.string(),
  percent: z.number().positive().max(100),
  amountPaisa: paisa,
  until: daySchema.nullable(),
  ...law,
});
export type FineDiscount = z.infer<typeof fineDiscountSchema>;

/**
 * A fine and everything that it came from. It is kept with the invoice for ever, so that nothing has to be worked out
 * again to be understood.
 */
export const fineWorkingSchema = z.object({
  /** What was to be filed, as in the list of fine events. */
  eventId: z.string(),
  section: z.string(),
  ...named,
  dueOn: dualDaySchema,
  /** The day of filing, or the day up to which it was worked out. */
  assessedOn: dualDaySchema,
  daysLate: z.number().int().nonnegative(),
  daysNotCounted: z.array(daysNotCountedSchema),
  /** The first day that is fined. */
  fineFrom: dualDaySchema,
  months: z.number().int().nonnegative(),
  /**
   * By the paid-up capital on the due day; of a foreign company the declared investment. Null: the fine is the same for
   * all.
   */
  band: z
    .object({
      key: z.enum(fineBands),
      because: z.enum(['PAID_UP', 'INVESTMENT', 'NON_PROFIT']),
      overPaisa: paisa,
      upToPaisa: paisa.nullable(),
    })
    .nullable(),
  paidUpPaisa: paisa,
  steps: z.array(fineStepSchema),
  /** Of section 81(6): months that cost nothing yet. */
  freeMonths: z.number().int().nonnegative(),
  finePaisa: paisa,
  discount: fineDiscountSchema.nullable(),
  payablePaisa: paisa,
  /** From this day on it is more; null: it grows no further that anybody can say. */
  grows: z.object({ on: dualDaySchema, payablePaisa: paisa }).nullable(),
  /** The dated rate that it was worked out by. */
  schedule: z.object({ key: z.string(), validFrom: daySchema, ...law, certainty: z.enum(['A', 'B', 'C']) }),
  engine: z.string(),
});
export type FineWorking = z.infer<typeof fineWorkingSchema>;
