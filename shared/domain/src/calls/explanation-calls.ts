import { z } from 'zod';
import { enumeration } from '../enumerations/enumeration';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { REASON_MAXIMUM, requiredReason } from '../reasons';

/** What a call for explanation concerns. */
export const callMatters = enumeration([
  ['RETURNS', 'बुझाउनुपर्ने विवरण', 'Returns to be filed'],
  ['REGISTERED_OFFICE', 'रजिष्टर्ड कार्यालय', 'Registered office'],
  ['DIRECTORS', 'सञ्चालक', 'Directors'],
  ['SHARES', 'शेयर र पुँजी', 'Shares and capital'],
  ['ACCOUNTS', 'लेखा र लेखापरीक्षण', 'Accounts and audit'],
  ['COMPLAINT', 'परेको उजुरी', 'A complaint received'],
  ['OTHER', 'अन्य', 'Other'],
]);

/** Where a call stands: what is with the company, what it has answered, what the office has decided. */
export const callStates = enumeration([
  ['OPEN', 'जवाफ पर्खिएको', 'Waiting for the answer'],
  ['PAST_DUE', 'जवाफ दिने समय नाघेको', 'Time to answer is over'],
  ['ANSWERED', 'जवाफ आएको, निर्णय हुन बाँकी', 'Answered, to be decided'],
  ['SENT_BACK', 'जवाफ सच्याउन फिर्ता', 'Answer sent back'],
  ['ORDERED', 'आदेश भएको', 'Decided with an order'],
  ['CLOSED', 'कारबाही नगरी बन्द', 'Closed without an order'],
]);
export type CallState = z.infer<typeof callStates.schema>;

export const callOutcomes = enumeration([
  ['ORDER', 'आदेश दिने', 'Decide with an order'],
  ['CLOSED', 'आदेश नदिई बन्द गर्ने', 'Close without an order'],
]);
export type CallOutcome = z.infer<typeof callOutcomes.schema>;

/** The longest time that may be given at once, in days. */
export const CALL_DAYS_MAXIMUM = 180;

const day = (missing: ValidationCode) =>
  z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .pipe(z.iso.date({ error: 'DATE_FORMAT' satisfies ValidationCode }));

/**
 * POST external/api/explanation-call; header Idempotency-Key. By an officer who decides, for a company of the own
 * office. Days in AD.
 */
export const openCallRequestSchema = z.object({
  companyId: z.uuid({ error: 'COMPANY_REQUIRED' satisfies ValidationCode }),
  subject: requiredText('CALL_SUBJECT_REQUIRED').max(200, { error: 'TOO_LONG' satisfies ValidationCode }),
  matter: z.enum(callMatters.keys, { error: 'CALL_MATTER_REQUIRED' satisfies ValidationCode }),
  /** When the office decided to call. */
  approvedOn: day('CALL_APPROVED_ON_REQUIRED'),
  text: requiredText('CALL_TEXT_REQUIRED').max(REASON_MAXIMUM, { error: 'TOO_LONG' satisfies ValidationCode }),
  answerBy: day('CALL_ANSWER_BY_REQUIRED'),
});
export type OpenCallRequest = z.infer<typeof openCallRequestSchema>;

/** POST external/api/explanation-call/{id}/extension. `version`: of the call, as the officer saw it. */
export const extendCallRequestSchema = z.object({
  version: z.number({ error: 'VERSION_REQUIRED' }).int(),
  answerBy: day('CALL_ANSWER_BY_REQUIRED'),
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type ExtendCallRequest = z.infer<typeof extendCallRequestSchema>;

/**
 * POST external/api/explanation-call/{id}/decision; header Idempotency-Key. An answer that is with the approver is
 * approved with it; of a call that nobody has answered in time somebody decides who did not open it.
 */
export const decideCallRequestSchema = z.object({
  version: z.number({ error: 'VERSION_REQUIRED' }).int(),
  outcome: z.enum(callOutcomes.keys, { error: 'REQUIRED' satisfies ValidationCode }),
  text: requiredText('CALL_ORDER_REQUIRED').max(REASON_MAXIMUM, { error: 'TOO_LONG' satisfies ValidationCode }),
});
export type DecideCallRequest = z.infer<typeof decideCallRequestSchema>;

/**
 * GET external/api/explanation-call: of the office, of every office for who reads everything, the newest first.
 * `search`: in number, subject, and name or number of the company.
 */
export const callListQuerySchema = pageQuerySchema.extend({
  state: callStates.schema.optional(),
  search: z.string().trim().max(100).optional(),
});

export const callSummarySchema = z.object({
  id: idSchema,
  number: z.string(),
  company: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }),
  subject: z.string(),
  matter: callMatters.schema,
  state: callStates.schema,
  openedOn: daySchema,
  /** The last day to answer, as it was extended. */
  answerBy: daySchema,
});
export type CallSummary = z.infer<typeof callSummarySchema>;
/** `mayOpen`: the reader may open another one. */
export const callPageSchema = pageOf(callSummarySchema).extend({ mayOpen: z.boolean() });
/**
 * GET external/api/company/{companyId}/explanation-call: for who speaks or acts for the company, and for its office.
 */
export const callsOfCompanySchema = z.object({ items: z.array(callSummarySchema), mayOpen: z.boolean() });
export type CallsOfCompany = z.infer<typeof callsOfCompanySchema>;

const personSchema = bilingualNameSchema;

/** GET external/api/explanation-call/{id}: for the same readers. */
export const callDetailSchema = callSummarySchema.extend({
  text: z.string(),
  approvedOn: daySchema,
  openedBy: personSchema,
  extensions: z.array(
    z.object({ at: instantSchema, by: personSchema, fromDay: daySchema, toDay: daySchema, reason: z.string() }),
  ),
  /** The answer that counts: the draft, or what was submitted last. */
  answer: z
    .object({
      id: idSchema,
      applicationNumber: z.string().nullable(),
      status: z.string(),
      version: z.number().int(),
      submittedAt: instantSchema.nullable(),
    })
    .nullable(),
  decision: z
    .object({ outcome: callOutcomes.schema, text: z.string(), at: instantSchema, by: personSchema.nullable() })
    .nullable(),
  /** Pages of the signed letter and of the order, where they are. */
  letters: z.array(z.object({ code: z.string(), titleNe: z.string(), titleEn: z.string(), link: z.string() })),
  may: z.object({
    /** By the reader, now. */
    answer: z.boolean(),
    extend: z.boolean(),
    decide: z.boolean(),
  }),
  /** Why the reader may not decide now, where an officer might expect to. */
  undecidable: z.string().nullable(),
  version: z.number().int(),
});
export type CallDetail = z.infer<typeof callDetailSchema>;
