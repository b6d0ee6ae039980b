import { z } from 'zod';
import { idSchema, instantSchema, pageOf } from '../envelope';
import { applicationListQuerySchema, applicationSummarySchema } from './filings';
import { legalClockSchema } from './legal-clock';
import { requiredReason } from '../reasons';

export { legalClockSchema, type LegalClock } from './legal-clock';

/**
 * `inHand` and `all` look over the shoulders of the whole office; the others are the reader's own. Who reads everything
 * has no work: all four but `mine` are of every office.
 */
export const deskQueues = ['waiting', 'mine', 'decided', 'inHand', 'all'] as const;
/** `pressing`: by the share of the legal term that has run, the largest first. */
export const deskSorts = ['oldest', 'newest', 'pressing'] as const;
/** How far the term has run, in per cent; `overdue` is past its last day. */
export const termLevels = ['50', '80', '100', 'overdue'] as const;

/** One kind of filing, or several with a comma between them: a list of several kinds shows them all. */
const kindsSchema = z.string().max(2_000);
export const kindsOf = (processName: string): readonly string[] => processName.split(',');

/** GET external/api/desk: the queue of an officer. */
export const deskQuerySchema = applicationListQuerySchema.extend({
  processName: kindsSchema.optional(),
  queue: z.enum(deskQueues).default('waiting'),
  sort: z.enum(deskSorts).default('oldest'),
  /** At least this far. */
  term: z.enum(termLevels).optional(),
});
export type DeskQuery = z.infer<typeof deskQuerySchema>;

export const deskItemSchema = applicationSummarySchema.extend({
  /** Null once it is decided. */
  clock: legalClockSchema.nullable(),
  lease: z.object({ until: instantSchema, minutesLeft: z.number().int().nonnegative() }).nullable(),
  /** Since when it waits for an officer, reported by one of the company's people. Older gateways do not say. */
  stoppedAt: instantSchema.nullable().optional(),
});
export type DeskItem = z.infer<typeof deskItemSchema>;
export const deskPageSchema = pageOf(deskItemSchema);
export type DeskPage = z.infer<typeof deskPageSchema>;

/** GET external/api/desk/counts. */
export const deskCountsSchema = z.object({
  waiting: z.number().int(),
  mine: z.number().int(),
  inHand: z.number().int(),
  /** How many of each queue are overdue. */
  overdue: z.object({ waiting: z.number().int(), mine: z.number().int(), inHand: z.number().int() }),
  decidedToday: z.number().int(),
  byProcess: z.array(z.object({ processName: z.string(), waiting: z.number().int() })),
  /** Every kind of filing that there is, whether any waits or not. Older gateways do not say. */
  kinds: z.array(z.string()).optional(),
});
export type DeskCounts = z.infer<typeof deskCountsSchema>;

/** POST external/api/desk/claim-next: the next that this officer may take, or null when nothing waits. */
export const claimNextRequestSchema = z.object({ processName: kindsSchema.optional() });
export const claimNextAnswerSchema = z.object({ application: applicationSummarySchema.nullable() });

/**
 * POST external/api/desk/next; header Idempotency-Key. Whoever takes work takes the next they may take; whoever decides
 * is led to the oldest that waits for their decision, which stays where it is. `after`: the one before them now; the
 * answer is the next behind it, or from the front again where it is the last. Of `processName` first, then of every
 * other kind. Null when nothing at all waits.
 */
export const nextInQueueRequestSchema = z.object({
  processName: kindsSchema.optional(),
  after: idSchema.optional(),
});
export const nextInQueueAnswerSchema = claimNextAnswerSchema;

/** GET external/api/desk/operators: whom work can be given to. */
export const operatorSchema = z.object({
  id: idSchema,
  nameEnglish: z.string(),
  nameNepali: z.string(),
  inHand: z.number().int(),
  onLeave: z.boolean(),
});
export const operatorsSchema = z.array(operatorSchema);
export type Operator = z.infer<typeof operatorSchema>;

/** POST external/api/desk/{id}/assign; header Idempotency-Key. */
export const assignRequestSchema = z.object({
  version: z.number().int().nonnegative(),
  operatorId: idSchema,
  remark: requiredReason(),
});
export type AssignRequest = z.infer<typeof assignRequestSchema>;

/** Times are hours by the clock on the wall, one decimal. */
const hoursSchema = z.number().nonnegative().nullable();

export const officerWorkloadSchema = z.object({
  id: idSchema,
  nameEnglish: z.string(),
  nameNepali: z.string(),
  roleCode: z.string(),
  officeCode: z.string(),
  onLeave: z.boolean(),
  inHand: z.number().int(),
  overdue: z.number().int(),
  decidedToday: z.number().int(),
  decided7: z.number().int(),
  decided30: z.number().int(),
  /** From the step before to the decision, half of the last 30 days' decisions were faster. */
  medianHours: hoursSchema,
});
export type OfficerWorkload = z.infer<typeof officerWorkloadSchema>;

export const processWorkloadSchema = z.object({
  officeCode: z.string(),
  processName: z.string(),
  waiting: z.number().int(),
  inHand: z.number().int(),
  overdue: z.number().int(),
  oldestAt: instantSchema.nullable(),
  averageWaitHours: hoursSchema,
  decided7: z.number().int(),
  decided30: z.number().int(),
});
export type ProcessWorkload = z.infer<typeof processWorkloadSchema>;

/** GET external/api/desk/workload: of the reader's office; who reads everything sees all offices. */
export const workloadSchema = z.object({
  officers: z.array(officerWorkloadSchema),
  processes: z.array(processWorkloadSchema),
});
export type Workload = z.infer<typeof workloadSchema>;
