import { z } from 'zod';
import { companyTypes } from '../enumerations/company-types';
import { companyStatuses } from '../enumerations/statuses';
import { bilingualNameSchema, daySchema, idSchema, instantSchema } from '../envelope';
import { plainCode } from '../plain-text';
import { rowIdSchema } from './lookups';

const SIZE = 20;
const SHORTEST_NAME = 3;

/**
 * GET external/api/company/search: public. By name in either script, by registration number, or both; narrowed by type,
 * status, office, district of the registered office and days of registration.
 */
export const companyFinderQuerySchema = z
  .object({
    name: z.string().trim().max(200, 'NAME_NEPALI_TOO_LONG').optional(),
    number: z.string().trim().max(40).transform(plainCode).optional(),
    companyType: companyTypes.schema.optional(),
    status: companyStatuses.schema.optional(),
    officeId: z.coerce.number().int().positive().optional(),
    districtId: rowIdSchema.optional(),
    /** AD. */
    registeredFrom: daySchema.optional(),
    registeredTo: daySchema.optional(),
    /** From the answer of the page before. */
    after: z.string().max(600).optional(),
    size: z.coerce.number().int().min(1).max(50).default(SIZE),
  })
  .refine(({ name = '', number = '' }) => number !== '' || [...name].length >= SHORTEST_NAME, {
    path: ['name'],
    message: 'NAME_SEARCH_TOO_SHORT',
    params: { minimum: SHORTEST_NAME },
  });
export type CompanyFinderQuery = z.output<typeof companyFinderQuerySchema>;

/**
 * What everybody may know of a company. Registration numbers of old records are not unique, so the id tells companies
 * apart.
 */
export const companyCardSchema = bilingualNameSchema.extend({
  id: idSchema,
  registrationNumber: z.string(),
  companyType: bilingualNameSchema,
  status: companyStatuses.schema,
  registeredOn: daySchema.nullable(),
  deregisteredOn: daySchema.nullable(),
  /** AD; it was de-registered, and is in the register again by order of a court (section 137). */
  restoredOn: daySchema.nullish(),
  office: bilingualNameSchema,
  addressEnglish: z.string().nullable(),
  addressNepali: z.string().nullable(),
  formerNames: z.array(bilingualNameSchema.extend({ heldUntil: daySchema })),
});
export type CompanyCard = z.infer<typeof companyCardSchema>;

export const companyFinderAnswerSchema = z.object({
  items: z.array(companyCardSchema),
  /** No name holds every word that was asked for; these hold the most of them. */
  partly: z.boolean().default(false),
  /** Opens the next page; null: this was the last one. */
  next: z.string().nullable(),
  /**
   * Names that sound or look alike without holding the words that were asked for; on the first page only, the nearest
   * first.
   */
  alike: z.array(companyCardSchema),
  /** When it was read, where that was before it was asked for: while many file at once. */
  asOf: instantSchema.optional(),
});
export type CompanyFinderAnswer = z.infer<typeof companyFinderAnswerSchema>;
