import { z } from 'zod';
import { bilingualNameSchema, daySchema, idSchema, instantSchema } from '../envelope';
import { enumeration } from '../enumerations/enumeration';
import { OPEN_ASPECTS } from './open-data';

export const entryChanges = enumeration([
  ['ENTERED', 'प्रविष्ट', 'Entered'],
  ['CHANGED', 'परिवर्तन', 'Changed'],
  ['ENDED', 'अन्त्य', 'Ended'],
]);

const partSchema = z.record(z.string(), z.unknown()).nullable();

/**
 * What was entered of one company at one moment, without what is said of persons. Numbers rise without a gap; a number
 * is missing in an answer where nothing of it is open data.
 */
export const publicationSchema = z.object({
  number: z.number().int().positive(),
  publishedAt: instantSchema,
  /** As it is called today. */
  company: bilingualNameSchema.extend({ id: idSchema, url: z.url(), registrationNumber: z.string() }),
  entries: z.array(
    z.object({
      aspect: z.enum(OPEN_ASPECTS),
      /** Where a company has several of them. */
      subjectId: z.string().nullable(),
      change: entryChanges.schema,
      effectiveOn: daySchema,
      before: partSchema,
      after: partSchema,
    }),
  ),
});
export type Publication = z.infer<typeof publicationSchema>;

/** GET public/open-data/entries. */
export const publicationQuerySchema = z.object({
  /** The `next` of the answer before; 0: from the first that there is. */
  after: z.coerce.number().int().nonnegative().default(0),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type PublicationQuery = z.infer<typeof publicationQuerySchema>;

export const publicationFeedSchema = z.object({
  publications: z.array(publicationSchema),
  /** Ask with it as `after`; unchanged where nothing is new. */
  next: z.number().int().nonnegative(),
  /** The last number that was given. */
  latest: z.number().int().nonnegative(),
});
export type PublicationFeed = z.infer<typeof publicationFeedSchema>;
