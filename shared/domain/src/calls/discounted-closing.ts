import { z } from 'zod';
import { daySchema, idSchema } from '../envelope';
import { invoiceStatuses, paisaSchema } from './money';
import { settlement136kaSchema } from './settlement-136ka';

/**
 * GET external/api/application/{id}/settlement-136ka: what a discounted de-registration asks, for whoever sees the
 * filing. Days are AD.
 */
export const discountedClosingSchema = z.object({
  /** Reports that are missing now, the oldest first. */
  missing: z.array(z.object({ fiscalYear: z.string(), dueOn: daySchema })),
  /** The amount with its working; null: the register does not know the capital or the day of registration. */
  settlement: settlement136kaSchema.nullable(),
  /** What the approval asked; from then on its lines say how the amount was worked out. Null: not yet, or nothing. */
  invoice: z
    .object({ id: idSchema, number: z.string().nullable(), status: z.enum(invoiceStatuses), totalPaisa: paisaSchema })
    .nullable(),
});
export type DiscountedClosing = z.infer<typeof discountedClosingSchema>;
