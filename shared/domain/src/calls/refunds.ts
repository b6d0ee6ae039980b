import { z } from 'zod';
import { enumeration } from '../enumerations/enumeration';
import { bilingualNameSchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { assessedLineSchema, paisaSchema } from './money';
import { paymentSubjectSchema } from './payment-subject';
import { paymentPaperSchema } from './receipts';
import { requiredReason } from '../reasons';

/** Why money is given back. A fine never is, whatever became of the filing (workflow 6.4, point 9). */
export const refundGrounds = enumeration([
  ['FILING_ENDED', 'निवेदन अस्वीकृत भएको', 'The application was refused'],
  ['COPY_REFUSED', 'मागिएको प्रतिलिपि दिन नसकिएको', 'A copy could not be issued'],
  ['AMOUNT_LOWERED', 'तिर्नुपर्ने रकम घटेको', 'The amount due was lowered'],
]);
export type RefundGround = z.infer<typeof refundGrounds.schema>;

export const refundStatuses = enumeration([
  ['PROPOSED', 'स्वीकृतिका लागि', 'To be approved'],
  ['APPROVED', 'फिर्ता स्वीकृत', 'Approved'],
  ['REFUSED', 'अस्वीकृत', 'Refused'],
  ['WITHDRAWN', 'प्रस्ताव फिर्ता लिइएको', 'Withdrawn'],
  ['EXPIRED', 'म्याद सकिएको', 'Expired'],
]);
export type RefundStatus = z.infer<typeof refundStatuses.schema>;

const reason = requiredReason();

/** A line of a paid invoice, and how much of it may be given back now. */
export const refundableLineSchema = assessedLineSchema
  .pick({
    id: true,
    code: true,
    kind: true,
    nameEnglish: true,
    nameNepali: true,
    amountPaisa: true,
    revenueHead: true,
    fiscalYear: true,
  })
  .extend({
    refundedPaisa: paisaSchema,
    refundablePaisa: paisaSchema,
  });
export type RefundableLine = z.infer<typeof refundableLineSchema>;

/**
 * GET external/api/refund/candidate?search=: a paid invoice of the officer's office by its number, EBP code, receipt or
 * application, and what may be given back of it.
 */
export const refundCandidateQuerySchema = z.object({ search: z.string().trim().min(1).max(100) });
export const refundCandidateSchema = z.object({
  invoiceId: idSchema,
  number: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  subject: paymentSubjectSchema,
  payer: bilingualNameSchema,
  totalPaisa: paisaSchema,
  settledAt: instantSchema,
  lines: z.array(refundableLineSchema),
  /** Null: nothing may be given back of it. */
  ground: refundGrounds.schema.nullable(),
  refundablePaisa: paisaSchema,
  /** A refund of it waits already. */
  waits: z.boolean(),
  version: z.number().int(),
});
export type RefundCandidate = z.infer<typeof refundCandidateSchema>;

/** POST external/api/refund; header Idempotency-Key. */
export const proposeRefundRequestSchema = z.object({
  invoiceId: idSchema,
  lines: z
    .array(
      z.object({
        lineId: idSchema,
        amountPaisa: z
          .number({ error: 'NUMBER_INVALID' })
          .int('NUMBER_INVALID')
          .positive('NUMBER_INVALID')
          .max(1e13, 'NUMBER_INVALID'),
      }),
    )
    .min(1)
    .max(20),
  reason,
});
export type RefundRequest = z.infer<typeof proposeRefundRequestSchema>;

/**
 * POST external/api/refund/{id}/approve, /refuse and /withdraw; header Idempotency-Key. Whoever proposed it decides
 * nothing.
 */
export const refundDecisionSchema = z.object({ version: z.number().int(), remark: reason });
export type RefundDecision = z.infer<typeof refundDecisionSchema>;
export const refundSteps = ['approve', 'refuse', 'withdraw'] as const;
export type RefundStep = (typeof refundSteps)[number];

/**
 * GET external/api/refund: those of the office, of every office for who reads everything; what waits with the oldest
 * first.
 */
export const refundListQuerySchema = pageQuerySchema.extend({ status: refundStatuses.schema.default('PROPOSED') });
export const refundSchema = z.object({
  id: idSchema,
  status: refundStatuses.schema,
  ground: refundGrounds.schema,
  /** Of the credit note. */
  number: z.string().nullable(),
  invoice: z.object({
    id: idSchema,
    number: z.string().nullable(),
    totalPaisa: paisaSchema,
    receiptNumber: z.string().nullable(),
  }),
  subject: paymentSubjectSchema,
  payer: bilingualNameSchema,
  office: bilingualNameSchema,
  lines: z.array(bilingualNameSchema.extend({ amountPaisa: paisaSchema, revenueHead: z.string() })),
  totalPaisa: paisaSchema,
  reason: z.string(),
  proposedBy: bilingualNameSchema,
  proposedAt: instantSchema,
  decidedBy: bilingualNameSchema.nullable(),
  decidedAt: instantSchema.nullable(),
  remark: z.string().nullable(),
  creditNote: paymentPaperSchema.nullable(),
  /** This officer may approve or refuse it now. */
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
  version: z.number().int(),
});
export type Refund = z.infer<typeof refundSchema>;
/** `mayPropose`: the reader is one who may propose another. */
export const refundPageSchema = pageOf(refundSchema).extend({ mayPropose: z.boolean() });
