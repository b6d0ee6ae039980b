import { z } from 'zod';
import { bilingualNameSchema, daySchema } from '../envelope';
import { paisaSchema } from './money';

/** Days of Nepal, both with. */
export const revenueQuerySchema = z.object({
  from: z.iso.date({ error: 'AD_DATE_INVALID' }),
  to: z.iso.date({ error: 'AD_DATE_INVALID' }),
  /** For who reads all offices; others see their own. */
  officeId: z.coerce.number().int().positive().optional(),
});
export type RevenueQuery = z.infer<typeof revenueQuerySchema>;

/** The longest time that is added up at once. */
export const REVENUE_DAYS = 400;

/**
 * What came in under a head on a day, and what was given back. Whole paisa; `net` may be below nothing on a day of
 * refunds.
 */
export const revenueRowSchema = z.object({
  day: daySchema,
  head: z.string(),
  payments: z.number().int().nonnegative(),
  cardPaisa: paisaSchema,
  voucherPaisa: paisaSchema,
  refundedPaisa: paisaSchema,
  netPaisa: z.number().int(),
});
export type RevenueRow = z.infer<typeof revenueRowSchema>;

/**
 * GET external/api/revenue: daily totals by revenue head, the days that have any in their order; GET
 * external/api/revenue/csv: the same as a file.
 */
export const revenueSchema = z.object({
  from: daySchema,
  to: daySchema,
  office: bilingualNameSchema.extend({ id: z.number().int() }).nullable(),
  rows: z.array(revenueRowSchema),
  totals: z.object({
    payments: z.number().int(),
    cardPaisa: paisaSchema,
    voucherPaisa: paisaSchema,
    refundedPaisa: paisaSchema,
    netPaisa: z.number().int(),
  }),
});
export type Revenue = z.infer<typeof revenueSchema>;
