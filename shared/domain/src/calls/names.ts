import { z } from 'zod';
import { nameOutcomes } from '../enumerations/name-outcomes';
import { instantSchema } from '../envelope';
import { requiredText } from '../messages/fields';
import { consentBodies } from '../names/consent-bodies';
import { passableKinds } from '../names/let-pass';
import { wordModes, type NameRules } from '../names/name-rules';
import { requiredReason } from '../reasons';

const bilingualSchema = z.object({ ne: z.string(), en: z.string() });

/** A name that is too long is answered by a finding, which counts letters as a reader does; beyond this it is no name. */
const LONGEST_TYPED = 600;
const SHORTEST_NAME = 3;

/** POST external/api/name/check: public. Either script alone is enough to look; both are needed to reserve. */
export const nameCheckRequestSchema = z
  .object({
    english: z.string().trim().max(LONGEST_TYPED, 'NAME_ENGLISH_TOO_LONG').default(''),
    nepali: z.string().trim().max(LONGEST_TYPED, 'NAME_NEPALI_TOO_LONG').default(''),
    companyTypeId: z.number().int().optional(),
    /** Objectives that are chosen already, to hold the words of the name against. */
    nsicCodes: z.array(z.string().max(10)).max(50).optional(),
    /** The parent company, where the name is to be one of a group. */
    parent: z.object({ english: z.string().trim().max(200).default(''), nepali: z.string().trim().max(300).default('') }).optional(),
    /** Own application, so that a draft does not conflict with itself. */
    applicationId: z.uuid().optional(),
  })
  .refine((value) => value.english.length >= SHORTEST_NAME || value.nepali.length >= SHORTEST_NAME, { path: ['english'], message: 'NAME_SEARCH_TOO_SHORT', params: { minimum: SHORTEST_NAME } });

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
  letPass: z.object({ byEnglish: z.string(), byNepali: z.string(), at: instantSchema, remark: z.string() }).optional(),
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

const ruleWordSchema = z.object({ english: z.string(), nepali: z.string() });
const modeSchema = z.enum(wordModes);

/** GET external/api/name/rules: public. The ETag stays the same until somebody changes a list. */
export const nameRulesSchema = z.object({
  forbidden: z.array(ruleWordSchema.extend({ mode: modeSchema, overridable: z.boolean() })).readonly(),
  pronouns: z.array(ruleWordSchema).readonly(),
  dotCom: z.array(ruleWordSchema).readonly(),
  consent: z.array(ruleWordSchema.extend({ mode: modeSchema, body: consentBodies.schema })).readonly(),
  activities: z.array(ruleWordSchema.extend({ nsicPrefixes: z.array(z.string()).readonly() })).readonly(),
}) satisfies z.ZodType<NameRules>;

/** GET external/api/name/reservation-terms: public. What stands behind "kept for you for so many days" on every page. */
export const reservationTermsSchema = z.object({
  validDays: z.int().positive(),
  /** Within how many days of the approval the company form is to be filled in. */
  formDueDays: z.int().positive(),
  /** Working days within which the office decides on an application for a name. */
  decisionDays: z.int().positive(),
  /** Paisa; null where the schedule in force does not give one amount for everybody. */
  feePaisa: z.int().nonnegative().nullable(),
});
export type ReservationTerms = z.infer<typeof reservationTermsSchema>;

/** POST external/api/application/{id}/name-override: a finding that an approver lets pass, by its kind and word. */
export const nameOverrideRequestSchema = z.object({
  kind: z.enum(passableKinds),
  token: requiredText('REQUIRED').max(200),
  remark: requiredReason(),
});
export type NameOverrideRequest = z.infer<typeof nameOverrideRequestSchema>;
