import { z } from 'zod';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { optionalReason, requiredReason } from '../reasons';
import { proposalSchema } from './proposal';

const reason = requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG');

/** GET external/api/company/{companyId}/lock: for its representatives. */
export const companyLockSchema = z.object({
  company: bilingualNameSchema.extend({ id: idSchema, regNo: z.string() }),
  /** The official email, most of it hidden; null: it has none, and only the office releases a lock. */
  contact: z.string().nullable(),
  /** Between the code and the end of a lock, in which every representative may keep it. */
  releaseHours: z.number().int(),
  lock: z
    .object({
      id: idSchema,
      reason: z.string(),
      lockedAt: instantSchema,
      lockedBy: bilingualNameSchema,
      /** Null: nobody releases it. */
      releasesAt: instantSchema.nullable(),
      version: z.number().int(),
    })
    .nullable(),
});
export type CompanyLock = z.infer<typeof companyLockSchema>;

/** POST external/api/company/{companyId}/lock. */
export const lockCompanySchema = z.object({ reason });
export type LockCompany = z.infer<typeof lockCompanySchema>;

/** POST …/lock/release: the code that went to the official email of the company. */
export const releaseLockSchema = z.object({
  otp: requiredText('OTP_REQUIRED').max(10, { error: 'TOO_LONG' satisfies ValidationCode }),
});

/** GET external/api/lock-release: the locked companies of the own office, with what is proposed. */
export const lockReleaseQuerySchema = pageQuerySchema;
export const lockedCompanySchema = z.object({
  company: bilingualNameSchema.extend({ id: idSchema, regNo: z.string() }),
  lockedAt: instantSchema,
  reason: z.string(),
  releasesAt: instantSchema.nullable(),
  proposal: proposalSchema
    .extend({ order: z.object({ number: z.string(), issuedOn: daySchema }).nullable() })
    .nullable(),
});
export type LockedCompany = z.infer<typeof lockedCompanySchema>;
export const lockedCompanyPageSchema = pageOf(lockedCompanySchema);
export type LockedCompanyPage = z.infer<typeof lockedCompanyPageSchema>;

/** POST external/api/lock-release: with the number and day of a court's order, or none; a second person decides. */
export const proposeLockReleaseSchema = z.object({
  companyId: idSchema,
  orderNumber: z
    .string()
    .trim()
    .max(60, { error: 'TOO_LONG' satisfies ValidationCode })
    .optional(),
  orderIssuedOn: daySchema.optional(),
  remark: reason,
});
export type ProposeLockRelease = z.infer<typeof proposeLockReleaseSchema>;
export const proposedLockReleaseSchema = z.object({ id: idSchema });
export const decideLockReleaseSchema = z.object({ remark: optionalReason('REASON_TOO_LONG') });
export const refuseLockReleaseSchema = z.object({ remark: reason });
