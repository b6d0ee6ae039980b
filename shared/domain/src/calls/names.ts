import { z } from 'zod';
import { nameOutcomes } from '../enumerations/name-outcomes';

const bilingualSchema = z.object({ ne: z.string(), en: z.string() });

/** POST external/api/name/check: public. Either script alone is enough to look; both are needed to reserve. */
export const nameCheckRequestSchema = z
  .object({
    english: z.string().trim().max(100, 'NAME_ENGLISH_TOO_LONG').default(''),
    nepali: z.string().trim().max(200, 'NAME_NEPALI_TOO_LONG').default(''),
    companyTypeId: z.number().int().optional(),
    /** Own application, so that a draft does not conflict with itself. */
    applicationId: z.uuid().optional(),
  })
  .refine((value) => value.english.length >= 3 || value.nepali.length >= 3, { path: ['english'], message: 'NAME_SEARCH_TOO_SHORT' });
export type NameCheckRequest = z.infer<typeof nameCheckRequestSchema>;

export const nameFindingSchema = z.object({
  kind: z.string(),
  /** `refuse` stops a reservation, `warn` is for the officer to judge, `info` explains. */
  severity: z.enum(['refuse', 'warn', 'info']),
  token: z.string().optional(),
  why: bilingualSchema,
  /** Law or rule behind it. */
  rule: z.string(),
  suggestion: z.string().optional(),
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
