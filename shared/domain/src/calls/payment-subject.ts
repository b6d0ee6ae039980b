import { z } from 'zod';
import { bilingualNameSchema, idSchema } from '../envelope';

/** What an invoice asked for: a filing, or a company without one. */
export const paymentSubjectSchema = bilingualNameSchema.extend({
  kind: z.enum(['APPLICATION', 'COMPANY']),
  id: idSchema,
  /** Of the application, or of the company in the register. */
  number: z.string().nullable(),
  /** Of an application. */
  processName: z.string().nullable(),
});
export type PaymentSubject = z.infer<typeof paymentSubjectSchema>;

/** What a fine is asked for. */
export const dueOfInvoiceSchema = bilingualNameSchema.extend({ fiscalYear: z.string().nullable() });
export type DueOfInvoice = z.infer<typeof dueOfInvoiceSchema>;
