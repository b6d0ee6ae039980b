import { z } from 'zod';
import { banks, paymentModes } from '../enumerations/money';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { assessedLineSchema, invoiceStatuses, paisaSchema, voucherSchema } from './money';
import { dueOfInvoiceSchema } from './payment-subject';
import { requiredReason } from '../reasons';

/** OPEN: to be paid; UNDER_WAY: at the payment gateway, or a voucher is being checked; PAID. */
export const paymentStates = ['OPEN', 'UNDER_WAY', 'PAID'] as const;
export type PaymentListState = (typeof paymentStates)[number];

/**
 * Why an open invoice is not to be paid: GROWN, the day has passed until which its amount was right; ENDED, what it
 * asks for is over.
 */
export const paymentClosedReasons = ['GROWN', 'ENDED'] as const;
export type PaymentClosed = (typeof paymentClosedReasons)[number];

/** What is asked for: a filing, or something that a company owes without one. */
const paymentSubjectSchema = bilingualNameSchema.extend({
  /** Number of the application, or the registration number of the company. */
  number: z.string().nullable(),
  applicationId: idSchema.nullable(),
  companyId: idSchema.nullable(),
  /** Of the application; null where a company owes it. */
  processName: z.string().nullable(),
  addressEnglish: z.string().nullable(),
  addressNepali: z.string().nullable(),
});

export const paymentEntrySchema = z.object({
  /** The `paymentApplicationId` of the addresses. */
  id: idSchema,
  number: z.string().nullable(),
  ebpCode: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  state: z.enum(paymentStates),
  subject: paymentSubjectSchema,
  totalPaisa: paisaSchema,
  issuedAt: instantSchema.nullable(),
  settledAt: instantSchema.nullable(),
  /** The last day on which this amount is right. */
  validTo: daySchema.nullable(),
});
export type PaymentEntry = z.infer<typeof paymentEntrySchema>;

/**
 * GET external/api/payment: what this person, and the companies they act for, have to pay and have paid; with
 * `companyId` what concerns one of these.
 */
export const paymentListQuerySchema = pageQuerySchema.extend({
  state: z.enum(paymentStates).default('OPEN'),
  companyId: idSchema.optional(),
});
export const listedPaymentSchema = paymentEntrySchema.extend({
  closed: z.enum(paymentClosedReasons).nullable(),
  /** How many invoices are paid with it; 0 of any that is no joint invoice. */
  covers: z.number().int(),
});
export type ListedPayment = z.infer<typeof listedPaymentSchema>;
export const paymentPageSchema = pageOf(listedPaymentSchema);

export const attemptStatuses = ['OPEN', 'SUCCESS', 'FAILED', 'MISMATCH'] as const;
export const attemptFailures = ['DECLINED', 'EXPIRED', 'NEVER_ARRIVED', 'RELEASED'] as const;
export const attemptSchema = z.object({
  id: idSchema,
  bank: banks.schema,
  mode: paymentModes.schema,
  status: z.enum(attemptStatuses),
  failure: z.enum(attemptFailures).nullable(),
  amountPaisa: paisaSchema,
  transactionId: z.string().nullable(),
  beganAt: instantSchema,
  decidedAt: instantSchema.nullable(),
});
export type PaymentAttempt = z.infer<typeof attemptSchema>;

/** An invoice that is paid with others. */
export const paymentPartSchema = paymentEntrySchema
  .pick({ id: true, number: true, subject: true, totalPaisa: true })
  .extend({
    /** Of the filing or the fine, where it belongs to one. */
    fiscalYear: z.string().nullable(),
    due: dueOfInvoiceSchema.nullable(),
    lines: z.array(assessedLineSchema),
  });
export type PaymentPart = z.infer<typeof paymentPartSchema>;

/** GET external/api/payment/{id}: for whoever may pay it. */
export const paymentSchema = listedPaymentSchema.extend({
  /** Of a fine: what was late, and of which fiscal year. */
  due: dueOfInvoiceSchema.nullable(),
  /** None of a joint invoice: they are its parts'. */
  lines: z.array(assessedLineSchema),
  /** What a joint invoice asks for together, the oldest fiscal year first. */
  parts: z.array(paymentPartSchema),
  /** The joint invoice that it is paid with, and not alone. `mayOpen`: the reader may pay that one. */
  coveredBy: z.object({ id: idSchema, number: z.string(), totalPaisa: paisaSchema, mayOpen: z.boolean() }).nullable(),
  /** The joint invoice may be taken apart now, so that each is paid for itself. */
  mayPayApart: z.boolean(),
  /** The newest first. */
  attempts: z.array(attemptSchema),
  vouchers: z.array(voucherSchema),
  /** It may be paid at the payment gateway now, or the payment that was begun may be gone on with. */
  mayPay: z.boolean(),
  /**
   * The voucher of a payment at a bank may be brought now; of an amount that has grown, of a payment by its last day.
   */
  mayBringVoucher: z.boolean(),
  /** Before this day it cannot have been paid at a bank: when the money was first named. */
  paidFrom: daySchema.nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

/**
 * POST external/api/payment/{id}; header Idempotency-Key. Asked again while the payer is still awaited, it is the same
 * payment.
 */
export const beginPaymentRequestSchema = z.object({
  bank: z.enum(banks.keys, { error: 'BANK_REQUIRED' }),
  mode: z.enum(paymentModes.keys, { error: 'PAYMENT_MODE_REQUIRED' }),
  /** What the payer saw: another amount is not paid unseen. */
  amountPaisa: paisaSchema,
});
export type BeginPaymentRequest = z.infer<typeof beginPaymentRequestSchema>;

/**
 * POST external/api/payment/joint; header Idempotency-Key: several open invoices of one company, and dues that get
 * theirs, under one number. What is joined already is given again. `paymentId` is the one that is to be paid.
 */
export const jointPaymentRequestSchema = z
  .object({ invoiceIds: z.array(idSchema).max(60), dueIds: z.array(idSchema).max(60) })
  .refine(({ invoiceIds, dueIds }) => invoiceIds.length + dueIds.length > 0, {
    path: ['invoiceIds'],
    error: 'REQUIRED',
  });
export type JointPaymentRequest = z.infer<typeof jointPaymentRequestSchema>;
export const jointPaymentSchema = z.object({ paymentId: idSchema });

/** The form that the payment window gets. */
export const paymentFormSchema = z.object({
  action: z.url(),
  fields: z.object({ code: z.string(), token: z.string(), sessionId: z.string(), lang: z.literal('np') }),
});
export type PaymentForm = z.infer<typeof paymentFormSchema>;

/** The `paymentStatus` of the address, and what the gateway says. */
export const paymentOutcomes = ['success', 'failed', 'pending'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/**
 * GET external/api/payment/status/{sessionId}: public; whoever has the session's id has come back from the payment
 * gateway.
 */
export const paymentStatusSchema = z.object({
  outcome: z.enum(paymentOutcomes),
  failure: z.enum(attemptFailures).nullable(),
  paymentId: idSchema,
  number: z.string().nullable(),
  ebpCode: z.string().nullable(),
  amountPaisa: paisaSchema,
  transactionId: z.string().nullable(),
  decidedAt: instantSchema.nullable(),
});
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** POST external/api/payment/callback: what the payment gateway tells, signed (docs/decisions/0039). */
export const callbackSchema = z.object({
  orderId: idSchema,
  sessionId: z.string(),
  token: z.string(),
  status: z.enum(['OPEN', 'PENDING', 'SUCCESS', 'FAILED', 'EXPIRED']),
  amount: z.number().int().nonnegative(),
  currency: z.literal('NPR'),
  transactionId: z.string().max(100).nullable(),
});

/** What became of a message of the payment gateway. */
export const callbackVerdicts = [
  'SETTLED',
  'FAILED',
  'PENDING',
  'DUPLICATE',
  'REPLAYED',
  'WRONG_SIGNATURE',
  'MALFORMED',
  'UNKNOWN_ORDER',
  'WRONG_TOKEN',
  'WRONG_AMOUNT',
  'CONFLICT',
  'PAID_TWICE',
  'NEVER_ARRIVED',
] as const;
export type CallbackVerdict = (typeof callbackVerdicts)[number];

/** Workflow 6.4: the payment gateway is asked for so many days, then a person looks at it. */
export const PAYMENT_ASKED_DAYS = 2;

export const mismatchKinds = ['WRONG_AMOUNT', 'PAID_TWICE', 'CONFLICT', 'NO_ANSWER'] as const;
export const mismatchDecisions = ['RELEASED', 'NOTED', 'SETTLED'] as const;

/** MISMATCH: an officer has to decide; WAITING: the payment gateway has not answered yet; DECIDED. */
export const reconciliationQueues = ['MISMATCH', 'WAITING', 'DECIDED'] as const;
export type ReconciliationQueue = (typeof reconciliationQueues)[number];

/** GET external/api/payment-reconciliation: what does not agree at the officer's office. */
export const reconciliationQuerySchema = pageQuerySchema.extend({
  queue: z.enum(reconciliationQueues).default('MISMATCH'),
});
export const reconciliationEntrySchema = z.object({
  attempt: attemptSchema,
  payment: paymentEntrySchema.pick({
    id: true,
    number: true,
    ebpCode: true,
    status: true,
    totalPaisa: true,
    subject: true,
  }),
  /** Null while the payment gateway's answer is only awaited. */
  mismatch: z
    .object({
      id: idSchema,
      kind: z.enum(mismatchKinds),
      paidPaisa: paisaSchema.nullable(),
      transactionId: z.string().nullable(),
      foundAt: instantSchema,
      decision: z.enum(mismatchDecisions).nullable(),
      decidedBy: bilingualNameSchema.nullable(),
      decidedAt: instantSchema.nullable(),
      remark: z.string().nullable(),
      version: z.number().int(),
      /** What may be decided as it stands. */
      allowed: z.array(z.enum(mismatchDecisions)),
    })
    .nullable(),
  /** How often the payment gateway was asked, and when it is asked next. */
  asked: z.number().int(),
  askAt: instantSchema,
  /** What it told, in order. */
  told: z.array(
    z.object({ source: z.enum(['CALLBACK', 'STATUS']), verdict: z.enum(callbackVerdicts), at: instantSchema }),
  ),
  conflict: z.boolean(),
});
export type ReconciliationEntry = z.infer<typeof reconciliationEntrySchema>;
export const reconciliationPageSchema = pageOf(reconciliationEntrySchema);

/** POST external/api/payment-reconciliation/{id}/decide; header Idempotency-Key. */
export const mismatchDecisionRequestSchema = z.object({
  version: z.number().int(),
  /**
   * RELEASED: the invoice is open again; SETTLED: the money is there after all; NOTED: nothing changes here, e.g. it is
   * paid back.
   */
  decision: z.enum(mismatchDecisions),
  remark: requiredReason(),
});
export type MismatchDecisionRequest = z.infer<typeof mismatchDecisionRequestSchema>;
