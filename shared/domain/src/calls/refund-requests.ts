import { z } from 'zod';
import { enumeration } from '../enumerations/enumeration';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredReason } from '../reasons';
import { refund } from '../requests/kinds/refund';
import { requestStatuses, type RequestStatus } from '../requests/request-statuses';
import { paisaSchema } from './money';
import { paymentSubjectSchema } from './payment-subject';

/**
 * The lists of the refund pages: OPEN waits for an officer who proposes the refund or declines; what is proposed
 * follows the two people who decide on it. The status of the request itself is `state`.
 */
export const refundRequestStatuses = enumeration([
  ['OPEN', 'कार्यालयले हेर्न बाँकी', 'With the office'],
  ['PROPOSED', 'निर्णय हुन बाँकी', 'Proposed, to be decided'],
  ['GRANTED', 'रकम फिर्ता स्वीकृत', 'Refund approved'],
  ['DECLINED', 'रकम फिर्ता नहुने', 'Declined'],
]);
export type RefundRequestStatus = z.infer<typeof refundRequestStatuses.schema>;

/** The statuses of a request in each list. */
export const refundRequestQueues: Readonly<Record<RefundRequestStatus, readonly RequestStatus[]>> = {
  OPEN: ['ASKED', 'PAID', 'REOPENED'],
  PROPOSED: ['IN_HAND'],
  GRANTED: ['DONE'],
  DECLINED: ['REFUSED'],
};

/**
 * POST external/api/payment/{id}/refund-request; header Idempotency-Key. By whoever pays this invoice, where something
 * of it may be given back.
 */
export const askRefundRequestSchema = refund.answers;

/** What the payer sees of it beside the payment. */
export const refundRequestStateSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: refundRequestStatuses.schema,
  state: requestStatuses.schema,
  reason: z.string(),
  askedAt: instantSchema,
  /** Last working day to answer, AD; null: it was asked before there was a term. */
  dueOn: daySchema.nullable(),
  answer: z.string().nullable(),
  answeredAt: instantSchema.nullable(),
});
export type RefundRequestState = z.infer<typeof refundRequestStateSchema>;

/**
 * GET external/api/refund-request: those of the office, of every office for who reads everything; what is open with the
 * earliest last day first.
 */
export const refundRequestListQuerySchema = pageQuerySchema.extend({
  status: refundRequestStatuses.schema.default('OPEN'),
  /** A part of the number of the request or of its invoice. */
  search: z.string().trim().max(100).optional(),
});
export const refundRequestSchema = refundRequestStateSchema.extend({
  /** It waits, and its last day is over. */
  isOverdue: z.boolean(),
  invoice: z.object({ id: idSchema, number: z.string().nullable(), totalPaisa: paisaSchema }),
  subject: paymentSubjectSchema,
  payer: bilingualNameSchema,
  office: bilingualNameSchema,
  askedBy: bilingualNameSchema,
  answeredBy: bilingualNameSchema.nullable(),
  /** How many messages stand in the conversation. */
  messages: z.number().int(),
  /** This officer may propose the refund or decline it now. */
  mayAnswer: z.boolean(),
  version: z.number().int(),
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;
export const refundRequestPageSchema = pageOf(refundRequestSchema);

/** POST external/api/refund-request/{id}/decline; header Idempotency-Key. The payer reads the remark. */
export const declineRefundRequestSchema = z.object({ version: z.number().int(), remark: requiredReason() });
export type DeclineRefund = z.infer<typeof declineRefundRequestSchema>;
