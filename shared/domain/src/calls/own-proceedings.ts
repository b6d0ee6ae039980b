import { z } from 'zod';
import { phasePermissions } from '../enumerations/deregistration';
import { everyProcess } from '../enumerations/processes';
import { bilingualNameSchema, idSchema } from '../envelope';
import type { ValidationCode } from '../messages/validation';
import { requiredReason } from '../reasons';
import { proceedingDetailSchema, proceedingSummarySchema } from './proceedings';

/** GET external/api/own-proceeding?companyId: in which the company is or was, the latest first. */
export const ownProceedingsSchema = z.array(proceedingSummarySchema.extend({ kind: z.string() }));
export type OwnProceedings = z.infer<typeof ownProceedingsSchema>;

const { id, kind, name, number, company, openedAt, ground, turn, end, notices, opinions, version } =
  proceedingDetailSchema.shape;

/**
 * GET external/api/own-proceeding/{id}: for who represents the company, and for a mandate for one of its forms. Of
 * claims what the company settles, without where the claimant is reached.
 */
export const ownProceedingSchema = z.object({
  id,
  kind,
  name,
  number,
  company,
  openedAt,
  ground,
  turn,
  end,
  phases: z.array(
    z.object({
      key: z.string(),
      name: bilingualNameSchema,
      isOpen: z.boolean(),
      awaits: proceedingDetailSchema.shape.phases.element.shape.awaits,
      forms: z.array(
        z.object({
          process: everyProcess.schema,
          permission: phasePermissions.schema,
          /** The company need not hand it in. */
          isOptional: z.boolean().optional(),
          /** The filing of it that was begun last; null: none. */
          application: z.object({ id: idSchema, number: z.string().nullable(), status: z.string() }).nullable(),
        }),
      ),
    }),
  ),
  notices,
  /** What reached the company and what came back, with the page of the signed paper. */
  published: z.array(
    proceedingDetailSchema.shape.published.element.pick({
      id: true,
      name: true,
      channel: true,
      publishedOn: true,
      endsOn: true,
      paper: true,
      returned: true,
    }),
  ),
  claims: z.array(proceedingDetailSchema.shape.claims.element),
  opinions: z.array(
    opinions.element.pick({
      id: true,
      body: true,
      status: true,
      question: true,
      requestedAt: true,
      dueOn: true,
      answerKind: true,
      claimPaisa: true,
      silence: true,
      stops: true,
      moreTime: true,
      answer: true,
      judgement: true,
    }),
  ),
  /** The company may end it itself. */
  mayWithdraw: z.boolean(),
  version,
});
export type OwnProceeding = z.infer<typeof ownProceedingSchema>;

/** POST external/api/own-proceeding/{id}/withdrawal. */
export const withdrawProceedingRequestSchema = z.object({
  version: z.number({ error: 'VERSION_REQUIRED' satisfies ValidationCode }).int(),
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type WithdrawProceedingRequest = z.infer<typeof withdrawProceedingRequestSchema>;
