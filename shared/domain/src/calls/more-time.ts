import { z } from 'zod';
import { bilingualNameSchema, daySchema, idSchema, instantSchema } from '../envelope';
import type { ValidationCode } from '../messages/validation';
import { requiredReason } from '../reasons';

const code = (value: ValidationCode): ValidationCode => value;

/** What became of a request for more time; null: it waits. */
export const moreTimeOutcomes = ['GRANTED', 'REFUSED'] as const;
const requestSchema = z.object({
  id: idSchema,
  /** Of the notice whose time it is. */
  notice: bilingualNameSchema,
  days: z.number().int(),
  reason: z.string(),
  askedAt: instantSchema,
  askedBy: bilingualNameSchema,
  /** While nobody has decided, the end of the time waits until this day; null or absent: it does not wait. */
  waitsUntil: daySchema.nullish(),
  /** `endsOn`: AD, the new last day of one that was granted. */
  decision: z
    .object({
      outcome: z.enum(moreTimeOutcomes),
      reason: z.string(),
      at: instantSchema,
      endsOn: daySchema.nullable(),
      /** It counts as refused because nobody decided in time. */
      isUnanswered: z.boolean().optional(),
    })
    .nullable(),
});

/** GET external/api/own-proceeding/{id}/more-time: for who represents the company or has a mandate for a form. */
export const ownMoreTimeSchema = z.object({
  requests: z.array(requestSchema),
  /** The time that may be made longer now; null: none runs, all requests are used, or one waits. */
  open: z
    .object({
      notice: bilingualNameSchema,
      endsOn: daySchema,
      /** How often it may still be asked for. */
      left: z.number().int(),
      maximumDays: z.number().int(),
    })
    .nullable(),
});
export type OwnMoreTime = z.infer<typeof ownMoreTimeSchema>;

/** GET external/api/proceeding/{id}/more-time: for the office. */
export const moreTimeSchema = z.array(
  requestSchema.extend({
    /** The reader may decide it: another officer than the one who recorded the notice. */
    mayDecide: z.boolean(),
  }),
);
export type MoreTime = z.infer<typeof moreTimeSchema>;

/** POST external/api/own-proceeding/{id}/more-time; header Idempotency-Key. `days`: after the present last day. */
export const askMoreTimeSchema = z.object({
  days: z
    .number({ error: code('MORE_TIME_DAYS_REQUIRED') })
    .int({ error: code('MORE_TIME_DAYS_REQUIRED') })
    .min(1, {
      error: code('MORE_TIME_DAYS_REQUIRED'),
    }),
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type AskMoreTime = z.infer<typeof askMoreTimeSchema>;

/** POST external/api/proceeding/{id}/more-time/{requestId}/decision. `version`: of the proceeding, as it was read. */
export const decideMoreTimeSchema = z.object({
  version: z.number({ error: code('VERSION_REQUIRED') }).int(),
  outcome: z.enum(moreTimeOutcomes, { error: code('REQUIRED') }),
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type DecideMoreTime = z.infer<typeof decideMoreTimeSchema>;
