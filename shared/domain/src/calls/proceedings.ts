import { z } from 'zod';
import { noticeTypes, phasePermissions } from '../enumerations/deregistration';
import {
  claimKinds,
  claimOutcomes,
  noticeChannels,
  opinionAnswers,
  opinionBodies,
  opinionSilences,
  proceedingTurns,
} from '../enumerations/proceedings';
import { forcedGrounds } from '../enumerations/forced-grounds';
import { everyProcess } from '../enumerations/processes';
import { rayaStatuses } from '../enumerations/statuses';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { REASON_MAXIMUM, requiredReason } from '../reasons';

const day = () =>
  z
    .string({ error: 'DATE_REQUIRED' satisfies ValidationCode })
    .min(1, { error: 'DATE_REQUIRED' satisfies ValidationCode, abort: true })
    .pipe(z.iso.date({ error: 'DATE_FORMAT' satisfies ValidationCode }));
const text = (missing: ValidationCode) =>
  requiredText(missing).max(REASON_MAXIMUM, { error: 'TOO_LONG' satisfies ValidationCode });
/** `version`: of the proceeding, as the officer saw it. */
const acting = z.object({ version: z.number({ error: 'VERSION_REQUIRED' satisfies ValidationCode }).int() });
const key = z
  .string({ error: 'REQUIRED' satisfies ValidationCode })
  .min(1)
  .max(60);

/**
 * POST external/api/proceeding/{id}/notice. `publishedOn`: AD, the day on which it appeared or
 * was served. `proof`: the newspaper with its page, the number of the registered letter; `uploadId`: the cutting or the
 * receipt.
 */
export const publishNoticeRequestSchema = acting.extend({
  notice: key,
  channel: z.enum(noticeChannels.keys, { error: 'REQUIRED' satisfies ValidationCode }),
  publishedOn: day(),
  proof: z
    .string()
    .trim()
    .max(300, { error: 'TOO_LONG' satisfies ValidationCode })
    .optional(),
  uploadId: z.uuid().optional(),
});
export type PublishNoticeRequest = z.infer<typeof publishNoticeRequestSchema>;

/** POST external/api/proceeding/{id}/notice/{noticeId}/return: it did not reach the company and counts for nothing. */
export const returnNoticeRequestSchema = acting.extend({ returnedOn: day(), reason: text('RETURN_REASON_REQUIRED') });
export type ReturnNoticeRequest = z.infer<typeof returnNoticeRequestSchema>;

/** POST external/api/proceeding/{id}/claim/{claimId}/judgement. */
export const judgeClaimRequestSchema = acting.extend({
  outcome: z.enum(claimOutcomes.keys, { error: 'REQUIRED' satisfies ValidationCode }),
  reason: requiredReason('JUDGEMENT_REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type JudgeClaimRequest = z.infer<typeof judgeClaimRequestSchema>;

/** POST external/api/proceeding/{id}/opinion. */
export const askOpinionRequestSchema = acting.extend({
  body: z.enum(opinionBodies.keys, { error: 'REQUIRED' satisfies ValidationCode }),
  question: text('OPINION_QUESTION_REQUIRED'),
});
export type AskOpinionRequest = z.infer<typeof askOpinionRequestSchema>;

/**
 * POST external/api/proceeding/{id}/opinion/{opinionId}/answer: what the office received, and on which day. `kind`:
 * left out by pages of before; the judgement alone says what it is then. `claimPaisa`: of an objection, what the body
 * is owed.
 */
export const answerOpinionRequestSchema = acting.extend({
  answeredOn: day(),
  kind: z.enum(opinionAnswers.keys, { error: 'REQUIRED' satisfies ValidationCode }).optional(),
  claimPaisa: z
    .number({ error: 'NUMBER_INVALID' satisfies ValidationCode })
    .int({ error: 'NUMBER_INVALID' satisfies ValidationCode })
    .positive({ error: 'NUMBER_INVALID' satisfies ValidationCode })
    .nullish(),
  answer: text('OPINION_ANSWER_REQUIRED'),
});
export type AnswerOpinionRequest = z.infer<typeof answerOpinionRequestSchema>;

/** POST external/api/proceeding/{id}/opinion/{opinionId}/link: sends the link again, to the address of today. */
export const sendOpinionLinkRequestSchema = acting;
export type SendOpinionLinkRequest = z.infer<typeof sendOpinionLinkRequestSchema>;

/** POST external/api/proceeding/{id}/opinion/{opinionId}/judgement: whether the answer is taken as it is. */
export const judgeOpinionRequestSchema = acting.extend({
  status: z.enum(['APPROVED', 'REJECTED'], { error: 'REQUIRED' satisfies ValidationCode }),
  reason: requiredReason('JUDGEMENT_REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type JudgeOpinionRequest = z.infer<typeof judgeOpinionRequestSchema>;

/** POST external/api/proceeding/{id}/phase/{phase}/opening. */
export const openPhaseRequestSchema = acting.extend({
  remark: requiredReason('PHASE_REMARK_REQUIRED', 'REASON_TOO_LONG'),
});
export type OpenPhaseRequest = z.infer<typeof openPhaseRequestSchema>;

/**
 * What the reader may do in the proceeding now; nothing for who does not conduct it. Ids are those of what was
 * published, claimed and asked.
 */
const allowedActsSchema = z.object({
  /** What a phase waits for, or what may be given at any time, by its ways. */
  publish: z.array(
    z.object({ notice: z.string(), name: bilingualNameSchema, channels: z.array(noticeChannels.schema) }),
  ),
  returnNotice: z.array(idSchema),
  judgeClaim: z.array(idSchema),
  askOpinion: z.array(opinionBodies.schema),
  answerOpinion: z.array(idSchema),
  judgeOpinion: z.array(idSchema),
  /** Of those that have no answer yet, where the body has an address. */
  sendOpinionLink: z.array(idSchema).optional(),
  openPhase: z.array(z.string()),
});
export type AllowedActs = z.infer<typeof allowedActsSchema>;

const noticeSchema = z.object({
  id: idSchema,
  notice: z.string(),
  name: bilingualNameSchema,
  channel: noticeChannels.schema.nullable(),
  publishedOn: daySchema,
  endsOn: daySchema,
  /** As published; null where the opening of the proceeding says it. */
  text: z.object({ nepali: z.string(), english: z.string(), version: z.number().int(), hash: z.string() }).nullable(),
  /** The page of the signed paper; null: there is none. */
  paper: z.string().nullish(),
  proof: z.string().nullable(),
  proofFile: z.string().nullable(),
  returned: z.object({ on: daySchema, reason: z.string() }).nullable(),
});

const claimSchema = z.object({
  id: idSchema,
  /** Of its receipt; null for one of before receipts. */
  number: z.string().nullable(),
  notice: z.string(),
  kind: claimKinds.schema,
  claimant: bilingualNameSchema,
  text: z.string(),
  amountPaisa: z.number().int().nullable(),
  receivedAt: instantSchema,
  /** What was handed in with it: GET external/api/proceeding/{id}/claim/{claimId}/evidence/{evidenceId}. */
  evidence: z.array(z.object({ id: idSchema, name: z.string(), mediaType: z.string(), size: z.number().int() })),
  /** What was brought once more after the objection was dismissed, and the reason of that decision; null: nothing. */
  further: z.object({ text: z.string(), at: instantSchema, firstReason: z.string() }).nullish(),
  judgement: z.object({ outcome: claimOutcomes.schema, reason: z.string(), at: instantSchema }).nullable(),
});

const opinionSchema = z.object({
  id: idSchema,
  body: opinionBodies.schema,
  status: rayaStatuses.schema,
  question: z.string(),
  requestedAt: instantSchema,
  dueOn: daySchema,
  answer: z.object({ on: daySchema, text: z.string() }).nullable(),
  judgement: z.object({ reason: z.string(), at: instantSchema }).nullable(),
  // gateways of before say nothing of what follows
  /** Null: the judgement alone says what the answer is. */
  answerKind: opinionAnswers.schema.nullish(),
  claimPaisa: z.number().int().nullish(),
  /** Of the receipt of an answer by the link. */
  number: z.string().nullish(),
  /** The name of the file that came with the answer: GET external/api/proceeding/{id}/opinion/{opinionId}/file. */
  file: z.string().nullish(),
  silence: opinionSilences.schema.nullish(),
  /** The order waits for it. */
  stops: z.boolean().optional(),
  moreTime: z.object({ on: daySchema, reason: z.string(), until: daySchema }).nullish(),
  /** Null: asked by letter. `to`: most of it hidden. */
  link: z
    .object({ to: z.string(), sentAt: instantSchema, openedAt: instantSchema.nullable(), sends: z.number().int() })
    .nullish(),
});

const openingSchema = z.discriminatedUnion('after', [
  z.object({ after: z.literal('NOTICE'), notice: z.string() }),
  z.object({ after: z.literal('SERVICE'), notice: z.string() }),
  z.object({ after: z.literal('OPINION'), body: opinionBodies.schema, silence: z.enum(['CONSENT', 'NO_CONSENT']) }),
  z.object({ after: z.literal('OFFICE') }),
  z.object({ after: z.literal('PARTNER') }),
  z.object({ after: z.literal('PAYMENT') }),
]);

/** Whose turn it is, in which phase, until when (AD) and whether that day is over; null for one that has ended. */
const turnSchema = z
  .object({
    phase: bilingualNameSchema,
    turn: proceedingTurns.schema,
    until: daySchema.nullable(),
    isOver: z.boolean(),
  })
  .nullable();
const companySchema = bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() });

/** GET external/api/proceeding. `search`: the number, or the company by name or number. */
export const proceedingListQuerySchema = pageQuerySchema.extend({
  state: z.enum(['OPEN', 'ENDED']).default('OPEN'),
  kind: z.string().max(60).optional(),
  search: z.string().trim().max(100).optional(),
});
export type ProceedingListQuery = z.output<typeof proceedingListQuerySchema>;

export const proceedingSummarySchema = z.object({
  id: idSchema,
  number: z.string(),
  name: bilingualNameSchema,
  company: companySchema,
  openedAt: instantSchema,
  turn: turnSchema,
  end: z.object({ name: bilingualNameSchema, at: instantSchema }).nullable(),
});
export type ProceedingSummary = z.infer<typeof proceedingSummarySchema>;

/** The proceedings of the office, or of all for who reads everything; the open ones that began first come first. */
export const proceedingPageSchema = pageOf(proceedingSummarySchema).extend({
  /** What the list may be narrowed to. */
  kinds: z.array(z.object({ key: z.string(), name: bilingualNameSchema })),
});
export type ProceedingPage = z.infer<typeof proceedingPageSchema>;

/** Why the office opened it (section 136(1)); absent for other kinds. `fiscalYears`: without a report on that day. */
const groundSchema = z.object({
  ground: forcedGrounds.schema,
  fiscalYears: z.array(z.string()),
  reason: z.string(),
  /** The page on which the company cures it; null: by its answer alone. */
  wayOut: z.string().nullable().default(null),
});
export type ProceedingGround = z.infer<typeof groundSchema>;

/** GET external/api/proceeding/{id}: for the office, and for who reads everything. Days in AD, amounts in paisa. */
export const proceedingDetailSchema = z.object({
  id: idSchema,
  kind: z.string(),
  name: bilingualNameSchema,
  number: z.string(),
  company: companySchema.extend({ status: z.string() }),
  openedAt: instantSchema,
  ground: groundSchema.nullish(),
  turn: turnSchema,
  end: z
    .object({
      outcome: z.string(),
      name: bilingualNameSchema,
      text: z.string(),
      at: instantSchema,
      /** The page of the signed order; null: it ended without one. */
      paper: z.string().nullish(),
    })
    .nullable(),
  phases: z.array(
    z.object({
      key: z.string(),
      name: bilingualNameSchema,
      isOpen: z.boolean(),
      /** What has not come yet; empty for a phase that is open or not reached. */
      awaits: z.array(openingSchema),
      // `isOptional`: the company need not hand it in
      forms: z.array(
        z.object({
          process: everyProcess.schema,
          permission: phasePermissions.schema,
          isOptional: z.boolean().optional(),
        }),
      ),
    }),
  ),
  /** What may be published, and by which ways; `length` null: the office sets the last day with the opening. */
  notices: z.array(
    z.object({
      notice: z.string(),
      name: bilingualNameSchema,
      length: noticeTypes.schema.nullable(),
      channels: z.array(noticeChannels.schema),
    }),
  ),
  published: z.array(noticeSchema),
  claims: z.array(claimSchema),
  opinions: z.array(opinionSchema),
  openings: z.array(z.object({ phase: z.string(), on: daySchema, by: bilingualNameSchema, remark: z.string() })),
  /** What the company has handed in for it, in the order of its numbers. */
  filings: z.array(
    z.object({
      id: idSchema,
      process: everyProcess.schema,
      number: z.string().nullable(),
      status: z.string(),
      submittedAt: instantSchema.nullable(),
    }),
  ),
  allowedActs: allowedActsSchema,
  version: z.number().int(),
});
export type ProceedingDetail = z.infer<typeof proceedingDetailSchema>;
