import { z } from 'zod';
import {
  FORCED_BATCH_MAXIMUM,
  forcedBatchReasons,
  forcedBatchStatuses,
  forcedBatchSteps,
  type ForcedBatchStatus,
} from '../enumerations/forced-batches';
import { forcedGrounds } from '../enumerations/forced-grounds';
import { bilingualNameSchema, daySchema, idSchema, pageOf, pageQuerySchema } from '../envelope';
import type { ValidationCode } from '../messages/validation';
import { optionalReason, requiredReason } from '../reasons';
import { proposalSchema } from './proposal';

const code = (value: ValidationCode): ValidationCode => value;
const companyIds = z
  .array(z.uuid())
  .min(1, { error: code('FORCED_BATCH_EMPTY') })
  .max(FORCED_BATCH_MAXIMUM, { error: code('FORCED_BATCH_TOO_LARGE') });

/**
 * POST external/api/forced-batch; header Idempotency-Key. Companies of the office, each with the same ground and
 * reason. One that has not this ground is named in `errors` at `companyIds.{index}`, and nothing is proposed.
 */
export const proposeForcedBatchSchema = z.object({
  companyIds,
  ground: z.enum(forcedGrounds.keys, { error: code('FORCED_GROUND_REQUIRED') }),
  remark: requiredReason('FORCED_REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type ProposeForcedBatch = z.infer<typeof proposeForcedBatchSchema>;
export const proposedForcedBatchSchema = z.object({ id: idSchema });

/** How many companies of the batch are in each status. */
const count = z.number().int();
const countsSchema = z.object({
  HOLD: count,
  QUEUED: count,
  PROCESSING: count,
  WITHDRAWN: count,
  COMPLETED: count,
  ERROR: count,
} satisfies Record<ForcedBatchStatus, z.ZodNumber>);
export const forcedBatchSchema = proposalSchema.extend({
  ground: forcedGrounds.schema,
  companies: z.number().int(),
  counts: countsSchema,
});
export type ForcedBatch = z.infer<typeof forcedBatchSchema>;

/** GET external/api/forced-batch */
export const forcedBatchQuerySchema = pageQuerySchema.extend({ show: z.enum(['open', 'settled']).default('open') });
export const forcedBatchPageSchema = pageOf(forcedBatchSchema);
export type ForcedBatchPage = z.infer<typeof forcedBatchPageSchema>;

const itemSchema = z.object({
  company: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }),
  status: forcedBatchStatuses.schema,
  /** Of one that was left out. */
  reason: forcedBatchReasons.schema.nullable(),
  /** What the second person wrote who took it out. */
  remark: z.string().nullable(),
  /** Of one that failed. */
  failedAt: forcedBatchSteps.schema.nullable(),
  /** Once it is open. `servedOn`: AD, the day of the service that did not come back; null: not served yet. */
  proceeding: z
    .object({ id: idSchema, number: z.string(), servedOn: daySchema.nullable(), hasEnded: z.boolean() })
    .nullable(),
});
export type ForcedBatchItem = z.infer<typeof itemSchema>;

/** GET external/api/forced-batch/{id}: with its companies, by registration number. */
export const forcedBatchDetailSchema = forcedBatchSchema.extend({
  items: z.array(itemSchema),
  /** The reader may take companies out now. */
  mayTakeOut: z.boolean(),
  mayRetry: z.boolean(),
  /** The reader may record that notices of it were served. */
  mayServe: z.boolean().optional(),
  /** There is a notice to print. */
  hasLetters: z.boolean(),
});
export type ForcedBatchDetail = z.infer<typeof forcedBatchDetailSchema>;

/** POST external/api/forced-batch/{id}/approve and /withdraw; header Idempotency-Key. */
export const decideForcedBatchSchema = z.object({ remark: optionalReason() });
/** POST external/api/forced-batch/{id}/refuse; header Idempotency-Key. */
export const refuseForcedBatchSchema = z.object({ remark: requiredReason() });
/** POST external/api/forced-batch/{id}/take-out: while it waits, or of one that could not be opened. */
export const takeOutOfBatchSchema = z.object({ companyIds, remark: requiredReason() });
export type TakeOutOfBatch = z.infer<typeof takeOutOfBatchSchema>;

/** The ways of section 136 by which a notice of a batch is served, in turn. */
export const SERVICE_WAYS = ['REGISTERED_OFFICE', 'OFFICER', 'PROMOTER', 'NEWSPAPER'] as const;

/**
 * POST external/api/forced-batch/{id}/service: one act for many companies, served on the same day and by the same way.
 * `rows`: the courier's list, by registration number, with the number of the receipt; `uploadId`: one scan of it all.
 */
export const serveForcedBatchSchema = z.object({
  channel: z.enum(SERVICE_WAYS, { error: code('REQUIRED') }),
  publishedOn: z
    .string({ error: code('DATE_REQUIRED') })
    .min(1, { error: code('DATE_REQUIRED'), abort: true })
    .pipe(z.iso.date({ error: code('DATE_FORMAT') })),
  rows: z
    .array(z.object({ registrationNumber: z.string().trim().min(1).max(60), proof: z.string().trim().max(300) }))
    .min(1, { error: code('FORCED_BATCH_EMPTY') })
    .max(FORCED_BATCH_MAXIMUM, { error: code('FORCED_BATCH_TOO_LARGE') }),
  uploadId: z.uuid({ error: code('NOTICE_PROOF_FILE_REQUIRED') }),
});
export type ServeForcedBatch = z.infer<typeof serveForcedBatchSchema>;

/** What became of each row. `BEFORE`: the same service was recorded before. `reason`: why it was not recorded. */
export const servedForcedBatchSchema = z.object({
  rows: z.array(
    z.object({
      registrationNumber: z.string(),
      outcome: z.enum(['SERVED', 'BEFORE', 'REFUSED']),
      reason: z.string().nullable(),
    }),
  ),
});
export type ServedForcedBatch = z.infer<typeof servedForcedBatchSchema>;
