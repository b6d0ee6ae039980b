import { z } from 'zod';
import { forcedGrounds } from '../enumerations/forced-grounds';
import { bilingualNameSchema, daySchema, idSchema, pageOf, pageQuerySchema } from '../envelope';
import type { ValidationCode } from '../messages/validation';
import { optionalReason, requiredReason } from '../reasons';
import { proposalSchema } from './proposal';

const code = (value: ValidationCode): ValidationCode => value;
const companySchema = bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() });

/** What the register has against a company: years without a report, and fines of years that were reported late. */
export const forcedEvidenceSchema = z.object({
  missingYears: z.array(z.string()),
  unpaidFines: z.array(z.object({ fiscalYear: z.string(), section: z.string(), restPaisa: z.number().int() })),
});
export type ForcedEvidence = z.infer<typeof forcedEvidenceSchema>;

/** GET external/api/forced-candidate. `search`: an active company of the office, whatever it filed. */
export const forcedCandidateQuerySchema = pageQuerySchema.extend({ search: z.string().trim().max(100).optional() });
const candidateSchema = z.object({
  company: companySchema,
  missingYears: z.array(z.string()),
  /** AD, the day on which the oldest of them was due; null: none is missing. */
  oldestDueOn: daySchema.nullable(),
  /** A proposal about the company waits for a second person. */
  isProposed: z.boolean(),
});
export type ForcedCandidate = z.infer<typeof candidateSchema>;
export const forcedCandidatePageSchema = pageOf(candidateSchema).extend({
  /** The reader may propose one. */
  mayPropose: z.boolean(),
});
export type ForcedCandidatePage = z.infer<typeof forcedCandidatePageSchema>;

/** POST external/api/forced-opening; header Idempotency-Key. Takes effect once a second person approves. */
export const proposeForcedOpeningSchema = z.object({
  companyId: z.uuid({ error: code('COMPANY_REQUIRED') }),
  ground: z.enum(forcedGrounds.keys, { error: code('FORCED_GROUND_REQUIRED') }),
  /** Why, and for a company that does not operate the evidence. */
  remark: requiredReason('FORCED_REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type ProposeForcedOpening = z.infer<typeof proposeForcedOpeningSchema>;
export const proposedForcedOpeningSchema = z.object({ id: idSchema });

export const forcedOpeningSchema = proposalSchema.extend({
  company: companySchema,
  ground: forcedGrounds.schema,
  /** As the proposer saw it. */
  evidence: forcedEvidenceSchema,
});
export type ForcedOpening = z.infer<typeof forcedOpeningSchema>;

/** GET external/api/forced-opening */
export const forcedOpeningQuerySchema = pageQuerySchema.extend({ show: z.enum(['open', 'settled']).default('open') });
export const forcedOpeningPageSchema = pageOf(forcedOpeningSchema);
export type ForcedOpeningPage = z.infer<typeof forcedOpeningPageSchema>;

/** POST external/api/forced-opening/{id}/approve and /withdraw; header Idempotency-Key. */
export const decideForcedOpeningSchema = z.object({ remark: optionalReason() });
/** POST external/api/forced-opening/{id}/refuse; header Idempotency-Key. */
export const refuseForcedOpeningSchema = z.object({ remark: requiredReason() });
