import { z } from 'zod';
import type { Term } from '../lookups/configuration';

const termSchema = z.object({
  days: z.int().positive(),
  /** Days left at which the applicant is reminded. */
  reminderDaysBefore: z.array(z.int().positive()),
  /** So long after its last day the voucher of a payment that was made in time may still be brought. */
  expiredInvoiceKeptDays: z.int().nonnegative(),
});

/** How long an invoice may stay unpaid. */
export const PAYMENT_TERM: Term<z.infer<typeof termSchema>> = { key: 'PAYMENT_TERM', schema: termSchema };
