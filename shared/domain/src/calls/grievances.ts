import { z } from 'zod';
import { emailSchema, otpSchema } from '../accounts';
import { enumeration } from '../enumerations/enumeration';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { optionalText, requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { optionalReason, REASON_MAXIMUM, requiredReason } from '../reasons';
import { grievance } from '../requests/kinds/grievance';
import { requestStatuses } from '../requests/request-statuses';
import { fineEventSchema } from './fines';
import { paisaSchema } from './money';
import { proposalSchema } from './proposal';
import { reopenRequestSchema, requestDetailSchema, writeRequestMessageSchema } from './requests';

/** How the office answers. A refund and a waiver are what two people have approved meanwhile. */
export const grievanceOutcomes = enumeration([
  ['EXPLAINED', 'स्पष्ट पारिएको', 'Explained'],
  ['CORRECTED', 'सच्याइएको', 'Corrected'],
  ['REFUNDED', 'रकम फिर्ता गरिएको', 'Refunded'],
  ['FINE_WAIVED', 'जरिबाना मिनाहा गरिएको', 'Fine waived'],
  ['REFUSED', 'गुनासो अस्वीकृत', 'Refused'],
]);

/** The lists of a grievance page: OPEN waits for the office. */
export const grievanceQueues = enumeration([
  ['OPEN', 'जवाफ दिन बाँकी', 'To be answered'],
  ['OVERDUE', 'म्याद नाघेका', 'Past their last day'],
  ['ANSWERED', 'जवाफ दिइएका', 'Answered'],
]);

const number = optionalText(60);

/** What is asked, and what it is about by the numbers that people have on paper. */
const askedSchema = grievance.answers.extend({
  applicationNumber: number,
  invoiceNumber: number,
  registrationNumber: number,
});

/** POST external/api/grievance; header Idempotency-Key. */
export const askGrievanceSchema = askedSchema.extend({
  uploadIds: z
    .array(idSchema)
    .max(grievance.files.maximum, { error: 'LIST_TOO_LONG' satisfies ValidationCode })
    .default([]),
});
export type AskGrievance = z.infer<typeof askGrievanceSchema>;

/** POST public/grievance/code: sends a code to who has no account. */
export const grievanceCodeSchema = z.object({ email: emailSchema });

/** POST public/grievance: the code proves the address. */
export const openGrievanceSchema = askedSchema.omit({ invoiceNumber: true, applicationNumber: true }).extend({
  name: requiredText('CLAIMANT_NAME_REQUIRED').max(150, { error: 'TOO_LONG' satisfies ValidationCode }),
  email: emailSchema,
  otp: otpSchema,
});
export type OpenGrievance = z.infer<typeof openGrievanceSchema>;

/** The token opens the ticket at `/open-grievance/{token}`; newer mails bring a newer one. */
export const openedGrievanceSchema = z.object({ number: z.string(), token: z.string() });

/** GET external/api/grievance: the own ones, or those of the office; what is overdue first. */
export const grievanceQuerySchema = pageQuerySchema.extend({
  queue: grievanceQueues.schema.default('OPEN'),
  search: z.string().trim().max(100).optional(),
});

export const grievanceItemSchema = z.object({
  id: idSchema,
  number: z.string(),
  subject: z.string(),
  status: requestStatuses.schema,
  outcome: grievanceOutcomes.schema.nullable(),
  applicant: bilingualNameSchema,
  handler: bilingualNameSchema.nullable(),
  askedAt: instantSchema,
  dueOn: daySchema.nullable(),
  isOverdue: z.boolean(),
  isEscalated: z.boolean(),
});
export type GrievanceItem = z.infer<typeof grievanceItemSchema>;
export const grievancePageSchema = pageOf(grievanceItemSchema).extend({ mayAsk: z.boolean() });

/** GET external/api/grievance/{id}, GET external/api/open-grievance/{token}. */
export const grievanceDetailSchema = requestDetailSchema.extend({
  subject: z.string(),
  /** The officer whom the requester names. */
  officer: z.string().nullable(),
  applicationId: idSchema.nullable(),
  applicationNumber: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  company: bilingualNameSchema.nullable(),
  /** Who has it; to the requester of an office that nobody has begun for, null. */
  handler: bilingualNameSchema.nullable(),
  escalatedAt: instantSchema.nullable(),
  /** 2: it was opened again, and another person answers. */
  stage: z.union([z.literal(1), z.literal(2)]),
  outcome: grievanceOutcomes.schema.nullable(),
  /** After a refusal: until when, and to whom. */
  remedy: z.object({ until: daySchema, days: z.number().int() }).nullable(),
  satisfaction: z.number().int().nullable(),
  may: z.object({
    hand: z.boolean(),
    escalate: z.boolean(),
    rate: z.boolean(),
    /** The answers that are open to this officer now. */
    answer: z.array(grievanceOutcomes.schema),
  }),
  /** To whom this officer may give it. */
  officers: z.array(bilingualNameSchema.extend({ id: idSchema })),
});
export type GrievanceDetail = z.infer<typeof grievanceDetailSchema>;

const version = z.number().int();
/** POST external/api/grievance/{id}/hand; header Idempotency-Key. Also to oneself. */
export const handGrievanceSchema = z.object({
  version,
  officerId: z.uuid({ error: 'GRIEVANCE_OFFICER_REQUIRED' satisfies ValidationCode }),
});
export type HandGrievance = z.infer<typeof handGrievanceSchema>;

/** POST …/escalate: by an officer at any time, by the requester after the last day. */
export const escalateGrievanceSchema = z.object({
  version,
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type EscalateGrievance = z.infer<typeof escalateGrievanceSchema>;

/** POST …/answer: the text is what the requester reads and the letter says. */
export const answerGrievanceSchema = z.object({
  version,
  outcome: z.enum(grievanceOutcomes.keys, { error: 'GRIEVANCE_OUTCOME_REQUIRED' satisfies ValidationCode }),
  text: requiredText('MESSAGE_REQUIRED').max(REASON_MAXIMUM, { error: 'TOO_LONG' satisfies ValidationCode }),
});
export type AnswerGrievance = z.infer<typeof answerGrievanceSchema>;

const waivedFineSchema = z.object({
  dueId: idSchema,
  event: fineEventSchema.pick({ nameEnglish: true, nameNepali: true, section: true }),
  fiscalYear: z.string().nullable(),
  amountPaisa: paisaSchema,
});

/** GET …/fine: what the company of the grievance owes, and what officers propose to waive; for the office. */
export const grievanceFinesSchema = z.object({
  /** Of the company of the grievance; empty where this officer may not propose. */
  fines: z.array(waivedFineSchema),
  proposals: z.array(proposalSchema.extend(waivedFineSchema.shape)),
});
export type GrievanceFines = z.infer<typeof grievanceFinesSchema>;
export type FineWaiver = GrievanceFines['proposals'][number];

/** POST …/waiver; header Idempotency-Key. All that is left of the fine today; another officer decides. */
export const proposeWaiverSchema = z.object({
  version,
  dueId: z.uuid({ error: 'WAIVED_FINE_REQUIRED' satisfies ValidationCode }),
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type ProposeWaiver = z.infer<typeof proposeWaiverSchema>;
export const proposedWaiverSchema = z.object({ id: idSchema });

/** POST external/api/fine-waiver/{id}/approve, …/withdraw; a refusal says why. */
export const decideWaiverSchema = z.object({ remark: optionalReason() });
export const refuseWaiverSchema = z.object({ remark: requiredReason() });

/** POST …/satisfaction, once for each answer. */
export const rateGrievanceSchema = z.object({
  mark: z
    .number({ error: 'GRIEVANCE_MARK_REQUIRED' satisfies ValidationCode })
    .int()
    .min(1)
    .max(5),
});
export type RateGrievance = z.infer<typeof rateGrievanceSchema>;

/** POST external/api/open-grievance/{token}/message, …/reopen. */
export const writeOpenGrievanceSchema = writeRequestMessageSchema.pick({ text: true });
export const reopenOpenGrievanceSchema = reopenRequestSchema;

/** GET public/grievance/figures: of each office in the last twelve months, by the day of the answer. */
export const grievanceFiguresSchema = z.object({
  since: daySchema,
  workingDays: z.number().int(),
  offices: z.array(
    bilingualNameSchema.extend({
      asked: z.number().int(),
      inTime: z.number().int(),
      late: z.number().int(),
      /** Waits past its last day. */
      overdue: z.number().int(),
      open: z.number().int(),
    }),
  ),
});
export type GrievanceFigures = z.infer<typeof grievanceFiguresSchema>;
