import { z } from 'zod';
import { bothCalendars } from '../calendar';
import { banks, chargeCodes, chargeKinds } from '../enumerations/money';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import type { ValidationCode } from '../messages/validation';
import { fineWorkingSchema } from './fine-working';
import { dueOfInvoiceSchema, paymentSubjectSchema } from './payment-subject';
import { requiredReason } from '../reasons';

/** Whole paisa. */
export const paisaSchema = z.number().int().nonnegative();

/** One step of how an amount came about; every amount is paisa. The steps of a line add up to what is proposed. */
export const workingStepSchema = z.discriminatedUnion('kind', [
  /** The same for everybody. */
  z.object({ kind: z.literal('FLAT'), feePaisa: paisaSchema }),
  /** The tier that the capital falls into: above `overPaisa`, up to and with `upToPaisa`. */
  z.object({ kind: z.literal('TIER'), overPaisa: paisaSchema, upToPaisa: paisaSchema, feePaisa: paisaSchema }),
  /** Beyond the last tier: a base, and so much for each begun unit above `overPaisa`. */
  z.object({
    kind: z.literal('ABOVE'),
    overPaisa: paisaSchema,
    basePaisa: paisaSchema,
    units: z.number().int().positive(),
    unitPaisa: paisaSchema,
    perUnitPaisa: paisaSchema,
  }),
  /** A fine, with everything that it came from. */
  z.object({ kind: z.literal('FINE'), assessment: fineWorkingSchema }),
  /** Already asked for on an earlier invoice of the same filing. */
  z.object({ kind: z.literal('ALREADY_ASKED'), paisa: paisaSchema }),
  /** Taken off by two officers, because a grievance was right. */
  z.object({ kind: z.literal('WAIVED'), paisa: paisaSchema }),
  /** So much for each piece: pages, certified papers. */
  z.object({ kind: z.literal('PIECES'), quantity: z.number().int().positive(), eachPaisa: paisaSchema }),
  /** After an increase: what the former capital would cost today is taken off. */
  z.object({ kind: z.literal('FORMER_CAPITAL'), capitalPaisa: paisaSchema, feePaisa: paisaSchema }),
  /** The least that is asked. */
  z.object({ kind: z.literal('FLOOR'), floorPaisa: paisaSchema, raisedByPaisa: paisaSchema }),
  /** Of the amount before it, only this part. */
  z.object({
    kind: z.literal('PERCENT'),
    percent: z.number().int().min(0).max(100),
    ofPaisa: paisaSchema,
    partPaisa: paisaSchema,
  }),
  /** The most that is asked. */
  z.object({ kind: z.literal('CAP'), capPaisa: paisaSchema, loweredByPaisa: paisaSchema }),
  /** While a discount lasts: taken off the amount before it, by what provision or decision. */
  z.object({
    kind: z.literal('DISCOUNT'),
    percent: z.number().positive().max(100),
    ofPaisa: paisaSchema,
    discountPaisa: paisaSchema,
    lawReference: z.string(),
    lawReferenceNepali: z.string(),
  }),
]);
export type WorkingStep = z.infer<typeof workingStepSchema>;

/** By how much a step changes the amount; the steps of a fee add up to it. */
export function stepWorth(step: WorkingStep): number {
  switch (step.kind) {
    case 'FLAT':
    case 'TIER':
      return step.feePaisa;
    case 'ABOVE':
      return step.basePaisa + step.units * step.perUnitPaisa;
    case 'FINE':
      return step.assessment.payablePaisa;
    case 'ALREADY_ASKED':
    case 'WAIVED':
      return -step.paisa;
    case 'PIECES':
      return step.quantity * step.eachPaisa;
    case 'FORMER_CAPITAL':
      return -step.feePaisa;
    case 'FLOOR':
      return step.raisedByPaisa;
    case 'PERCENT':
      return step.partPaisa - step.ofPaisa;
    case 'CAP':
      return -step.loweredByPaisa;
    case 'DISCOUNT':
      return -step.discountPaisa;
  }
}

/** What the amount was worked out from. */
export const assessmentBasisSchema = z.object({
  companyType: z.string(),
  /** Of a foreign branch: the proposed investment; null where the fee does not depend on it. */
  capitalPaisa: paisaSchema.nullable(),
  /**
   * Of a fine: what was reported late. The day of filing is that of the first submission, so that a correction costs
   * nobody more.
   */
  lateness: z.object({ eventId: z.string(), triggeredOn: daySchema, filedOn: daySchema }).optional(),
  /** Of a rate of the difference: the capital before. */
  formerCapitalPaisa: paisaSchema.nullable().optional(),
  /** Of what is counted; one where nothing is. */
  quantity: z.number().int().positive().optional(),
});
export type AssessmentBasis = z.infer<typeof assessmentBasisSchema>;

/** A line as the schedule proposes it (workflow 6.4). */
export const proposedLineSchema = bilingualNameSchema.extend({
  code: chargeCodes.schema,
  kind: chargeKinds.schema,
  /** The schedule that was in force on the day, and how sure its amounts are. */
  lawReference: z.string(),
  /** Empty where only the other one is known. */
  lawReferenceNepali: z.string(),
  certainty: z.enum(['A', 'B', 'C']),
  basis: assessmentBasisSchema,
  working: z.array(workingStepSchema),
  quantity: z.number().int().positive(),
  ratePaisa: paisaSchema,
  proposedPaisa: paisaSchema,
  /** e.g. 2083/84 */
  fiscalYear: z.string(),
  /** Under which head of the government's revenue it is booked. */
  revenueHead: z.string(),
});
export type ProposedLine = z.infer<typeof proposedLineSchema>;

export const assessedLineSchema = proposedLineSchema.extend({
  id: idSchema,
  /** What has to be paid: as proposed, or as an officer decided. */
  amountPaisa: paisaSchema,
  overrideReason: z.string().nullable(),
});
export type AssessedLine = z.infer<typeof assessedLineSchema>;

/** SUBMITTED: the revenue officer has it to check; APPROVED: the money is there. */
export const voucherStatuses = ['SUBMITTED', 'APPROVED', 'REJECTED'] as const;
export const voucherStatusSchema = z.enum(voucherStatuses);

export const voucherSchema = z.object({
  id: idSchema,
  bank: banks.schema,
  voucherNumber: z.string(),
  /** Day in AD. */
  paidOn: daySchema,
  amountPaisa: paisaSchema,
  status: voucherStatusSchema,
  picture: z.object({ name: z.string(), mediaType: z.string(), size: z.number().int() }),
  uploadedAt: instantSchema,
  decidedAt: instantSchema.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  version: z.number().int(),
});
export type Voucher = z.infer<typeof voucherSchema>;

/** An officer's amounts that another officer has to agree to (workflow 6.4). */
export const counterSignSchema = z.object({ askedBy: bilingualNameSchema, askedAt: instantSchema });

/**
 * DRAFT: proposed, nobody has confirmed it; PENDING: to be paid; INITIATED: the payer is at the payment gateway, or its
 * answer is awaited; SUBMITTED: a voucher is being checked; COMPLETED: paid by card; APPROVED: paid by voucher; PAID:
 * nothing had to be paid; REJECTED: withdrawn, because another one took its place or the filing ended.
 */
export const invoiceStatuses = [
  'DRAFT',
  'PENDING',
  'INITIATED',
  'SUBMITTED',
  'COMPLETED',
  'APPROVED',
  'PAID',
  'REJECTED',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Nothing is left to pay on it. */
export const SETTLED_INVOICES: readonly InvoiceStatus[] = ['COMPLETED', 'APPROVED', 'PAID'];

export const invoiceSchema = z.object({
  id: idSchema,
  /** INV-2083/84-KTM-000012; null while it is proposed. */
  number: z.string().nullable(),
  /** What the bank asks for; null while it is proposed. */
  ebpCode: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  /** Number of the invoice beside which this one asks for the rest, after the amount due has changed. */
  supplements: z.string().nullable(),
  /** Number of the joint invoice that it is paid with, and not alone. */
  paidWith: z.string().nullish(),
  lines: z.array(assessedLineSchema),
  totalPaisa: paisaSchema,
  proposedAt: instantSchema,
  issuedAt: instantSchema.nullable(),
  settledAt: instantSchema.nullable(),
  /** Before this day it cannot have been paid at a bank: when the money was first named. */
  paidFrom: daySchema.nullable(),
  counterSign: counterSignSchema.nullable(),
  /** The newest first. */
  vouchers: z.array(voucherSchema),
  version: z.number().int(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/**
 * NONE: the process costs nothing. ESTIMATED: it is not handed in yet, and this is what it will cost as it stands.
 * COUNTER_SIGN: an approver has to agree first. INITIATED: the payment gateway’s answer is awaited. SETTLED: nothing is
 * left to pay.
 */
export const payableStates = [
  'NONE',
  'ESTIMATED',
  'PROPOSED',
  'COUNTER_SIGN',
  'PENDING',
  'INITIATED',
  'SUBMITTED',
  'SETTLED',
] as const;
export type PayableState = (typeof payableStates)[number];

/**
 * GET external/api/application/{id}/payable: what the filing costs, how that was worked out, and how far the payment
 * is.
 */
export const payableSchema = z.object({
  state: z.enum(payableStates),
  /** Of a draft; null as long as its answers do not say enough. */
  estimate: z.object({ lines: z.array(proposedLineSchema), totalPaisa: paisaSchema }).nullable(),
  /** The invoice is issued when the filing is handed in, and no officer confirms it. */
  issuedOnSubmit: z.boolean().optional(),
  /** The newest first; withdrawn ones are left out for the applicant. */
  invoices: z.array(invoiceSchema),
  /** This person may bring a voucher now, and for which invoice. */
  mayPay: z.boolean(),
  /** This officer may agree to the changed amounts now. */
  mayCounterSign: z.boolean(),
});
export type Payable = z.infer<typeof payableSchema>;

/** Of the action `assess`: only the lines that the officer sets otherwise; without any the proposal is confirmed. */
export const assessmentSchema = z.object({
  overrides: z
    .array(
      z.object({
        lineId: idSchema,
        amountPaisa: z
          .number({ error: 'NUMBER_INVALID' })
          .int('NUMBER_INVALID')
          .min(0, 'NUMBER_INVALID')
          .max(1e13, 'NUMBER_INVALID'),
        reason: requiredReason('OVERRIDE_REASON_REQUIRED'),
      }),
    )
    .max(20),
});
export type Assessment = z.infer<typeof assessmentSchema>;

/**
 * POST external/api/application/{id}/payable/counter-sign; header Idempotency-Key. Refused amounts go back to what the
 * schedule proposes.
 */
export const counterSignRequestSchema = z.object({
  invoiceId: idSchema,
  version: z.number().int(),
  agreed: z.boolean(),
  remark: requiredReason(),
});
export type CounterSignRequest = z.infer<typeof counterSignRequestSchema>;

/**
 * POST external/api/payment/{id}/voucher, by the invoice's id; header Idempotency-Key. The picture was brought part by
 * part before (calls/uploads.ts).
 */
export const voucherRequestSchema = z.object({
  bank: z.enum(banks.keys, { error: 'BANK_REQUIRED' }),
  /** As printed; spaces and small letters make no other voucher of it. */
  voucherNumber: z
    .string({ error: 'VOUCHER_NUMBER_REQUIRED' })
    .trim()
    .min(1, 'VOUCHER_NUMBER_REQUIRED')
    .max(40, 'VOUCHER_NUMBER_INVALID')
    .regex(/^[\p{L}\p{N}/ .-]+$/u, 'VOUCHER_NUMBER_INVALID'),
  paidOn: z.iso.date({ error: 'VOUCHER_DAY_REQUIRED' }),
  amountPaisa: z
    .number({ error: 'NUMBER_INVALID' })
    .int('NUMBER_INVALID')
    .positive('NUMBER_INVALID')
    .max(1e13, 'NUMBER_INVALID'),
  uploadId: z.uuid({ error: 'VOUCHER_PICTURE_REQUIRED' }),
});
export type VoucherRequest = z.infer<typeof voucherRequestSchema>;

/**
 * The same request for one invoice: nobody can have paid at a bank before the money was first named. For the form and
 * for the gateway.
 */
export function voucherRequestFrom(firstDay: string | null | undefined) {
  return voucherRequestSchema.superRefine(({ paidOn }, context) => {
    if (typeof firstDay !== 'string' || paidOn >= firstDay) return;
    const params = { dayNepali: bothCalendars(firstDay, 'ne'), dayEnglish: bothCalendars(firstDay, 'en') };
    context.addIssue({
      code: 'custom',
      path: ['paidOn'],
      message: 'VOUCHER_DAY_TOO_EARLY' satisfies ValidationCode,
      params,
    });
  });
}

/** How a picture of a voucher may look. */
export const voucherPictureRules = { maximumMegabytes: 5, extensions: ['JPG', 'JPEG', 'PNG', 'PDF'] } as const;

/** GET external/api/payment-voucher: those of the revenue officer's office, the oldest waiting one first. */
export const voucherListQuerySchema = pageQuerySchema.extend({
  status: voucherStatusSchema.default('SUBMITTED'),
  /** A part of the voucher's, the invoice's, the application's or the company's number, or of its EBP code. */
  search: z.string().trim().max(100).optional(),
});
export const voucherEntrySchema = voucherSchema.extend({
  subject: paymentSubjectSchema,
  /** What was asked, by its lines; of a fine, also what was late and of which fiscal year. */
  lines: z.array(bilingualNameSchema.extend({ amountPaisa: paisaSchema })),
  due: dueOfInvoiceSchema.nullable(),
  invoice: z.object({
    id: idSchema,
    number: z.string().nullable(),
    ebpCode: z.string().nullable(),
    totalPaisa: paisaSchema,
  }),
  broughtBy: bilingualNameSchema,
  /** The officer has a part in the filing or the company and may not decide on its money. */
  conflict: z.boolean(),
});
export type VoucherEntry = z.infer<typeof voucherEntrySchema>;
export const voucherPageSchema = pageOf(voucherEntrySchema);

/** POST external/api/payment-voucher/{id}/verify; header Idempotency-Key. */
export const voucherVerifyRequestSchema = z.object({ version: z.number().int() });
/** POST external/api/payment-voucher/{id}/reject; header Idempotency-Key. The invoice is open again. */
export const voucherRejectRequestSchema = voucherVerifyRequestSchema.extend({ reason: requiredReason() });
