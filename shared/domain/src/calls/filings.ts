import { z } from 'zod';
import { daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { nameCheckAnswerSchema } from './names';

/**
 * POST external/api/application: opens a draft; the same idempotency key answers the same draft. `companyId`: for a
 * company that the person represents or holds a mandate of; without it the filing is nobody's but the person's own.
 */
export const createApplicationRequestSchema = z.object({ processName: z.string().min(1).max(60), companyId: idSchema.optional() });
export type CreateApplicationRequest = z.infer<typeof createApplicationRequestSchema>;

/** PUT external/api/application/{id}/section/{sectionKey}, If-Match: version. A draft may be incomplete. */
export const saveSectionRequestSchema = z.record(z.string(), z.unknown());

/** POST external/api/application/{id}/{action}; header Idempotency-Key. */
export const performActionRequestSchema = z.object({
  version: z.number().int().nonnegative(),
  remark: z.string().trim().max(1000, 'REMARK_TOO_LONG').optional(),
  reasonCode: z.string().max(60).optional(),
});
export type PerformActionRequest = z.infer<typeof performActionRequestSchema>;

/** Given for every action that the status knows and the reader's role could take: what may be done, and why the rest may not. */
export const allowedActionSchema = z.object({
  action: z.string(),
  allowed: z.boolean(),
  remark: z.enum(['none', 'optional', 'required']),
  reason: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type AllowedAction = z.infer<typeof allowedActionSchema>;

const personSchema = z.object({ id: idSchema, nameEnglish: z.string(), nameNepali: z.string(), roleCode: z.string() });

export const sectionStateSchema = z.object({
  key: z.string(),
  validity: z.enum(['VALID', 'INVALID', 'EMPTY']),
  data: z.record(z.string(), z.unknown()),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  savedAt: instantSchema.nullable(),
});
export type SectionState = z.infer<typeof sectionStateSchema>;

export const historyEntrySchema = z.object({
  at: instantSchema,
  action: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  actor: personSchema,
  remark: z.string().nullable(),
  reasonCode: z.string().nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Days in AD of Nepal; `daysRemaining` is computed on read (decisions.md, Time). */
export const reservationSchema = z.object({
  id: idSchema,
  applicationId: idSchema,
  applicationNumber: z.string(),
  nameEnglish: z.string(),
  nameNepali: z.string(),
  state: z.enum(['VALID', 'EXPIRED', 'REVOKED', 'CONSUMED']),
  approvedOn: daySchema,
  expiresOn: daySchema,
  formDueOn: daySchema,
  daysRemaining: z.number().int(),
});
export type Reservation = z.infer<typeof reservationSchema>;

export const applicationSummarySchema = z.object({
  id: idSchema,
  /** Null while it is a draft. */
  applicationNumber: z.string().nullable(),
  processName: z.string(),
  status: z.string(),
  level: z.number().int(),
  turn: z.string(),
  /** What a person recognises it by, e.g. the proposed name. */
  titleEnglish: z.string(),
  titleNepali: z.string(),
  officeCode: z.string(),
  submittedAt: instantSchema.nullable(),
  updatedAt: instantSchema,
  applicant: personSchema,
  assignee: personSchema.nullable(),
  /** Of an approved name: how long it is held. */
  reservation: reservationSchema.nullish(),
  version: z.number().int(),
});
export type ApplicationSummary = z.infer<typeof applicationSummarySchema>;

export const applicationDetailSchema = applicationSummarySchema.extend({
  sections: z.array(sectionStateSchema),
  history: z.array(historyEntrySchema),
  allowedActions: z.array(allowedActionSchema),
  reservation: reservationSchema.nullable(),
  /** For officers: the engine's findings on the proposed name, fresh at every read. */
  nameCheck: nameCheckAnswerSchema.nullable(),
});
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

export const applicationListQuerySchema = pageQuerySchema.extend({
  processName: z.string().max(60).optional(),
  status: z.string().max(60).optional(),
  search: z.string().trim().max(100).optional(),
});
export const applicationPageSchema = pageOf(applicationSummarySchema);
