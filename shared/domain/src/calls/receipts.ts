import { z } from 'zod';
import { enumeration } from '../enumerations/enumeration';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { invoiceStatuses, paisaSchema } from './money';
import { paymentSubjectSchema } from './payment-subject';
import { refundRequestStateSchema } from './refund-requests';

/** How the money came. NOTHING: there was nothing to pay, so there is no receipt. */
export const paymentMeans = enumeration([
  ['CARD', 'विद्युतीय भुक्तानी', 'Electronic payment'],
  ['VOUCHER', 'बैंक भौचर', 'Bank voucher'],
  ['NOTHING', 'दस्तुर नलाग्ने', 'No fee'],
]);
export type PaymentMeans = z.infer<typeof paymentMeans.schema>;

/**
 * A signed paper over a payment; its file is read at external/api/receipt/{code}/file, and anybody checks it on `link`.
 */
export const paymentPaperSchema = z.object({
  number: z.string(),
  code: z.string(),
  /** False for some seconds, until the file is written and signed. */
  ready: z.boolean(),
  link: z.string(),
});
export type PaymentPaper = z.infer<typeof paymentPaperSchema>;

/** GET external/api/payment-history: what the reader and the companies they file for have paid, the newest first. */
export const paymentHistoryQuerySchema = pageQuerySchema.extend({
  /** A part of the number of the invoice, its EBP code, the receipt or the application. */
  search: z.string().trim().max(100).optional(),
});
export const paidInvoiceSchema = z.object({
  id: idSchema,
  number: z.string().nullable(),
  ebpCode: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  subject: paymentSubjectSchema,
  means: paymentMeans.schema,
  /** Number of the invoice beside which this one asked for the rest. */
  supplements: z.string().nullable(),
  /** The joint invoice that it was paid with; the receipt is over that one. */
  paidWith: z.object({ number: z.string(), totalPaisa: paisaSchema }).nullable(),
  totalPaisa: paisaSchema,
  refundedPaisa: paisaSchema,
  settledAt: instantSchema,
  /** Null as long as it is being written, and where nothing had to be paid. */
  receipt: paymentPaperSchema.nullable(),
  /** What may be asked back of it now; the newest request, where one was made. */
  refund: z.object({ mayAsk: z.boolean(), request: refundRequestStateSchema.nullable() }),
  creditNotes: z.array(paymentPaperSchema.extend({ amountPaisa: paisaSchema })),
});
export type PaidInvoice = z.infer<typeof paidInvoiceSchema>;
export const paymentHistoryPageSchema = pageOf(paidInvoiceSchema);

/**
 * GET external/api/payment-history/old: what the older system's export says was paid. It is shown and counts nowhere.
 */
export const oldPaymentSchema = z.object({
  id: idSchema,
  purposeEnglish: z.string(),
  purposeNepali: z.string(),
  amountPaisa: paisaSchema,
  /** Day in AD; some old rows have none. */
  paidOn: daySchema.nullable(),
  receiptNumber: z.string().nullable(),
  voucherNumber: z.string().nullable(),
  bank: z.string().nullable(),
  company: bilingualNameSchema.extend({ registrationNumber: z.string() }).nullable(),
});
export type OldPayment = z.infer<typeof oldPaymentSchema>;
export const oldPaymentPageSchema = pageOf(oldPaymentSchema);
export const oldPaymentQuerySchema = pageQuerySchema;
