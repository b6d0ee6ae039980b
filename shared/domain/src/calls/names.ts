import { z } from 'zod';
import { passableKinds } from '../enumerations/name-outcomes';
import { requiredText } from '../messages/fields';
import { consentBodies } from '../names/consent-bodies';
import { wordModes, type NameRules } from '../names/name-rules';
import { requiredReason } from '../reasons';

export * from '../names/name-check-answer';

/**
 * A name that is too long is answered by a finding, which counts letters as a reader does; beyond this it is no name.
 */
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
    parent: z
      .object({ english: z.string().trim().max(200).default(''), nepali: z.string().trim().max(300).default('') })
      .optional(),
    /** Own application, so that a draft does not conflict with itself. */
    applicationId: z.uuid().optional(),
  })
  .refine((value) => value.english.length >= SHORTEST_NAME || value.nepali.length >= SHORTEST_NAME, {
    path: ['english'],
    message: 'NAME_SEARCH_TOO_SHORT',
    params: { minimum: SHORTEST_NAME },
  });

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

/**
 * GET external/api/name/reservation-terms: public. What stands behind "kept for you for so many days" on every page.
 */
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

/** POST external/api/application/{id}/name-override: a finding that an approver allows, by its kind and word. */
export const nameOverrideRequestSchema = z.object({
  kind: z.enum(passableKinds),
  token: requiredText('REQUIRED').max(200),
  remark: requiredReason(),
});
export type NameOverrideRequest = z.infer<typeof nameOverrideRequestSchema>;
