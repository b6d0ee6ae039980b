import { z } from 'zod';
import { restorationCourts } from '../enumerations/restoration-courts';
import { bilingualNameSchema, daySchema, idSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { plainName } from '../plain-text';
import { optionalReason, requiredReason } from '../reasons';
import { orderDocumentSchema, ORDER_NAME_MAXIMUM, ORDER_NUMBER_MAXIMUM } from './company-orders';
import { invoiceStatuses, voucherRequestSchema } from './money';
import { proposalSchema } from './proposal';

const code = (value: ValidationCode): ValidationCode => value;
const companySchema = bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() });
const printed = (missing: ValidationCode, maximum: number) =>
  requiredText(missing)
    .overwrite(plainName)
    .max(maximum, { error: code('TOO_LONG') });
const nameSchema = z
  .string()
  .trim()
  .overwrite(plainName)
  .max(ORDER_NAME_MAXIMUM, { error: code('TOO_LONG') });

/** GET external/api/restoration-candidate: companies of the office that are de-registered, the last one first. */
export const restorationCandidateQuerySchema = pageQuerySchema.extend({
  search: z.string().trim().max(100).optional(),
});
const candidateSchema = z.object({
  company: companySchema,
  /** AD; null: not known. */
  deregisteredOn: daySchema.nullable(),
  /** AD, the last day on which a court may order it (section 137(1)); null: never, or not known. */
  lastDay: daySchema.nullable(),
  /** The company was merged into another one, and stays part of it. */
  isMerged: z.boolean(),
  /** Fines of the Act that are unpaid, to be paid before the decision. */
  finePaisa: z.number().int().nonnegative(),
  isProposed: z.boolean(),
  /** Nobody represents it any more: the proposal names who will. */
  hasNobody: z.boolean(),
});
export type RestorationCandidate = z.infer<typeof candidateSchema>;
export const restorationCandidatePageSchema = pageOf(candidateSchema).extend({ mayPropose: z.boolean() });
export type RestorationCandidatePage = z.infer<typeof restorationCandidatePageSchema>;

/**
 * POST external/api/restoration; header Idempotency-Key. The order of a court, filed at the counter (section 137). The
 * fines that are unpaid are asked for with it; takes effect once they are paid and a registrar approves.
 */
export const proposeRestorationSchema = z.object({
  companyId: z.uuid({ error: code('COMPANY_REQUIRED') }),
  court: z.enum(restorationCourts.keys, { error: code('RESTORATION_COURT_REQUIRED') }),
  orderNumber: printed('ORDER_NUMBER_REQUIRED', ORDER_NUMBER_MAXIMUM),
  /** AD. */
  orderedOn: z
    .string({ error: code('ORDER_DAY_REQUIRED') })
    .min(1, { error: code('ORDER_DAY_REQUIRED'), abort: true })
    .pipe(z.iso.date({ error: code('DATE_FORMAT') })),
  /** The registration number that the paper of the court names. */
  paperNumber: printed('RESTORATION_PAPER_NUMBER_REQUIRED', ORDER_NUMBER_MAXIMUM),
  /** The scan, uploaded before part by part (calls/uploads.ts). */
  uploadId: z.uuid({ error: code('ORDER_DOCUMENT_REQUIRED') }),
  /** Where somebody else bears the name meanwhile; left out: the company has its name again. */
  newNameNepali: nameSchema.optional(),
  newNameEnglish: nameSchema.optional(),
  /** The account of a person whose identity was verified at the counter; left out: who represented it does again. */
  username: z
    .string()
    .trim()
    .overwrite(plainName)
    .max(100, { error: code('RESTORATION_ACCOUNT_UNKNOWN') })
    .optional(),
  remark: requiredReason(),
});
export type ProposeRestoration = z.infer<typeof proposeRestorationSchema>;
export const proposedRestorationSchema = z.object({ id: idSchema });

const fineSchema = z.object({
  /** Null: not of one fiscal year. */
  fiscalYear: z.string().nullable(),
  section: z.string(),
  restPaisa: z.number().int().nonnegative(),
});
export const restorationSchema = proposalSchema.extend({
  company: companySchema,
  court: restorationCourts.schema,
  orderNumber: z.string(),
  orderedOn: daySchema,
  document: orderDocumentSchema,
  newName: bilingualNameSchema.nullable(),
  representative: bilingualNameSchema.extend({ username: z.string() }).nullable(),
  /** Unpaid now; none: the registrar may decide. */
  fines: z.array(fineSchema),
  /** What the fines are paid with; one whose amount grew since is asked for again. */
  invoices: z.array(
    z.object({
      id: idSchema,
      number: z.string(),
      ebpCode: z.string(),
      totalPaisa: z.number().int(),
      validTo: daySchema.nullable(),
      status: z.enum(invoiceStatuses),
    }),
  ),
  /** The reader may ask for the fines again, and hand in the voucher of the bank. */
  mayCollect: z.boolean(),
});
export type Restoration = z.infer<typeof restorationSchema>;

/** GET external/api/restoration */
export const restorationQuerySchema = pageQuerySchema.extend({ show: z.enum(['open', 'settled']).default('open') });
export const restorationPageSchema = pageOf(restorationSchema);
export type RestorationPage = z.infer<typeof restorationPageSchema>;

/** POST external/api/restoration/{id}/invoice: asks for the fines that are unpaid now. */
export const askedFinesSchema = z.object({
  /** Null: nothing is to be paid. */
  invoiceId: idSchema.nullable(),
});
/** POST external/api/restoration/{id}/voucher; header Idempotency-Key. */
export const restorationVoucherSchema = voucherRequestSchema.extend({ invoiceId: idSchema });
export type RestorationVoucher = z.infer<typeof restorationVoucherSchema>;

/** POST external/api/restoration/{id}/approve and /withdraw; header Idempotency-Key. */
export const decideRestorationSchema = z.object({ remark: optionalReason() });
/** POST external/api/restoration/{id}/refuse; header Idempotency-Key. */
export const refuseRestorationSchema = z.object({ remark: requiredReason() });
