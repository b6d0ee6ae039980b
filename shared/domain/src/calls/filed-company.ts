import { z } from 'zod';
import { bilingualNameSchema, daySchema, idSchema } from '../envelope';
import { companyTypes } from '../enumerations/company-types';
import { shareTypes } from '../enumerations/shares';
import { registerAspects } from '../register/register-aspects';
import { shareBuckets } from '../share-ledger/share-table';

/** The company that a filing is for, as lists name it: by its name of today. */
export const filingCompanySchema = bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() });
export type FilingCompany = z.infer<typeof filingCompanySchema>;

const shareNumbers = {
  from: z.number().int().positive(),
  to: z.number().int().positive(),
  paidPerShare: z.number().int().nonnegative(),
  shareType: shareTypes.schema.nullable(),
};

/**
 * The company as the filing found it: its record as of the day on which the draft was opened or the changes were last
 * taken over, and its standing shares.
 */
export const filedCompanySchema = z.object({
  id: idSchema,
  version: z.number().int(),
  type: companyTypes.schema.nullable(),
  parts: z.array(
    z.object({
      aspect: registerAspects.schema,
      /** Which of several; null where a company has one. */
      subjectId: z.string().nullable(),
      data: z.record(z.string(), z.unknown()),
      since: daySchema,
      applicationId: z.string().nullable(),
    }),
  ),
  /** Shareholders of before who died, by the ids of their parts. */
  deceased: z.array(z.string()).readonly().optional(),
  /** Ranges of share numbers in their order; paid in paisa. Null: the register knows of no shares. */
  shares: z
    .array(
      z.union([
        z.object({ bucket: z.literal('HOLDER'), holderId: z.string(), ...shareNumbers }),
        z.object({ bucket: shareBuckets.schema.exclude(['HOLDER']), holderId: z.literal(null), ...shareNumbers }),
      ]),
    )
    .nullable(),
});

/**
 * Another company of the register that the answers name, as the filing found it: what everybody may read of it, and its
 * present names.
 */
export const namedCompanySchema = filedCompanySchema.extend({
  /** It has changed since in what the filing touches of it. */
  isChanged: z.boolean(),
});

/**
 * What is not any more as the filing found it. `before` is what it found, `after` what stands now; null: it was not
 * there, or is no longer.
 */
export const companyChangeSchema = z.object({
  aspect: z.enum([...registerAspects.keys, 'SHARES']),
  /** Names it in `take`: the aspect, of one of several with its id behind a slash. */
  part: z.string(),
  /** Dotted path within the part; of the shares the number of the holder or the bucket. */
  field: z.string(),
  before: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  after: z.union([z.string(), z.number(), z.boolean()]).nullable(),
});
export type CompanyChange = z.infer<typeof companyChangeSchema>;

const answersSchema = z.record(z.string(), z.unknown()).nullable();

/**
 * Answers that would come from a changed part if it were taken over; of an entry of a list the whole entry, of a form
 * the fields that are replaced.
 */
export const companyAnswerSchema = z.object({
  /** As `take` names it. */
  part: z.string(),
  section: z.string(),
  /** Of an entry of a list that stands there; null: it is a form, or the entry is new. */
  itemId: idSchema.nullable(),
  /** What the draft began with; null: the entry was not there. */
  began: answersSchema,
  /** What it would begin with today; null: the entry is no longer there. */
  present: answersSchema,
  /** What the person answered; null: the entry is not among the answers. */
  answered: answersSchema,
});
export type CompanyAnswer = z.infer<typeof companyAnswerSchema>;

const begunAnswersSchema = z.record(z.string(), z.unknown());

/**
 * What the register answered of a filing when the company was taken: the old beside which the new is shown. Sections
 * that the register does not answer are not there.
 */
export const begunSchema = z.object({
  sections: z.record(z.string(), begunAnswersSchema),
  /** `itemId` of the entry that began from the part of the register; null: the person has deleted it. */
  items: z.record(
    z.string(),
    z.array(
      z.object({
        begunFrom: z.string(),
        itemId: idSchema.nullable(),
        titleEnglish: z.string(),
        titleNepali: z.string(),
        data: begunAnswersSchema,
      }),
    ),
  ),
});
export type BegunAnswers = z.infer<typeof begunSchema>;
