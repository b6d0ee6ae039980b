import { z } from 'zod';
import { nameOutcomes } from '../enumerations/name-outcomes';
import { instantSchema } from '../envelope';
import { consentBodies } from './consent-bodies';

const bilingualSchema = z.object({ ne: z.string(), en: z.string() });

/** What the check of a name finds: what the engine answers, and the calls of `calls/names.ts` with it. */
export const nameFindingSchema = z.object({
  kind: z.string(),
  /** `refuse` stops a reservation, `warn` is for the officer to judge, `info` explains. */
  severity: z.enum(['refuse', 'warn', 'info']),
  token: z.string().optional(),
  why: bilingualSchema,
  /** Law or rule behind it. */
  rule: z.string(),
  suggestion: z.string().optional(),
  /** An approver may let it pass, with a remark. */
  overridable: z.boolean().optional(),
  /** Of a word that needs consent: whose, and the document of the process that carries it. */
  body: consentBodies.schema.optional(),
  document: z.string().optional(),
  /** Who let it pass; the severity is then `info`. */
  override: z.object({ byEnglish: z.string(), byNepali: z.string(), at: instantSchema, remark: z.string() }).optional(),
});
export type NameFinding = z.infer<typeof nameFindingSchema>;

export const similarNameSchema = z.object({
  id: z.string(),
  english: z.string(),
  nepali: z.string(),
  /** Which kind of holder stands in the way. */
  kind: z.enum(['COMPANY', 'RESERVATION', 'APPLICATION', 'OLD_NAME', 'DEREGISTERED']),
  /** 0 to 1. */
  score: z.number(),
  reason: z.string(),
  why: bilingualSchema,
});
export type SimilarName = z.infer<typeof similarNameSchema>;

export const nameCheckAnswerSchema = z.object({
  outcome: nameOutcomes.schema,
  findings: z.array(nameFindingSchema),
  similar: z.array(similarNameSchema),
  score: z.number(),
  /** Free variants worth trying. */
  suggestions: z.array(z.object({ english: z.string(), nepali: z.string() })),
});
export type NameCheckAnswer = z.infer<typeof nameCheckAnswerSchema>;

/** What the check of a name says otherwise than when the name was handed in, and what it came to then. */
export const nameCheckChangesSchema = z.object({
  since: instantSchema,
  outcome: nameOutcomes.schema,
  newFindings: z.array(nameFindingSchema),
  goneFindings: z.array(nameFindingSchema),
  newNames: z.array(similarNameSchema),
  goneNames: z.array(similarNameSchema),
});
export type NameCheckChanges = z.infer<typeof nameCheckChangesSchema>;
