import { z } from 'zod';
import { enumeration } from '../enumerations/enumeration';
import { bilingualNameSchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredReason } from '../reasons';
import { paisaSchema } from './money';
import { paymentSubjectSchema } from './payment-subject';

/** OPEN until an officer proposes the refund or declines; what is proposed follows the two people who decide on it. */
export const refundRequestStatuses = enumeration([
  ['OPEN', 'कार्यालयले हेर्न बाँकी', 'With the office'],
  ['PROPOSED', 'निर्णय हुन बाँकी', 'Proposed, to be decided'],
  ['GRANTED', 'रकम फिर्ता स्वीकृत', 'Refund approved'],
  ['DECLINED', 'रकम फिर्ता नहुने', 'Declined'],
]);
export type RefundRequestStatus = z.infer<typeof refundRequestStatuses.schema>;

/**
 * POST external/api/payment/{id}/refund-request; header Idempotency-Key. By whoever pays this invoice, where something
 * of it may be given back.
 */
export const askRefundRequestSchema = z.object({ reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG') });

/** What the payer sees of it beside the payment. */
export const refundRequestStateSchema = z.object({
  status: refundRequestStatuses.schema,
  reason: z.string(),
  askedAt: instantSchema,
  answer: z.string().nullable(),
  answeredAt: instantSchema.nullable(),
});
export type RefundRequestState = z.infer<typeof refundRequestStateSchema>;

/**
 * GET external/api/refund-request: those of the office, of every office for who reads everything; what is open with the
 * oldest first.
 */
export const refundRequestListQuerySchema = pageQuerySchema.extend({
  status: refundRequestStatuses.schema.default('OPEN'),
});
export const refundRequestSchema = refundRequestStateSchema.extend({
  id: idSchema,
  invoice: z.object({ id: idSchema, number: z.string().nullable(), totalPaisa: paisaSchema }),
  subject: paymentSubjectSchema,
  payer: bilingualNameSchema,
  office: bilingualNameSchema,
  askedBy: bilingualNameSchema,
  answeredBy: bilingualNameSchema.nullable(),
  /** This officer may propose the refund or decline it now. */
  mayAnswer: z.boolean(),
  version: z.number().int(),
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;
export const refundRequestPageSchema = pageOf(refundRequestSchema);

/** POST external/api/refund-request/{id}/decline; header Idempotency-Key. The payer reads the remark. */
export const declineRefundRequestSchema = z.object({ version: z.number().int(), remark: requiredReason() });
export type DeclineRefund = z.infer<typeof declineRefundRequestSchema>;
