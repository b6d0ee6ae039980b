import { z } from 'zod';
import { parentCompanyTypes } from '../enumerations/company-types';
import { bilingualNameSchema } from '../envelope';

/** Lookup items and enum items of specification section 3. */
export const lookupItemSchema = bilingualNameSchema.extend({ id: z.number().int() });
export type LookupItem = z.infer<typeof lookupItemSchema>;
/**
 * A country or a part of Nepal. `formerNames`: whatever else it was or is called, by which it is still found; left out
 * where there is nothing.
 */
export const placeSchema = lookupItemSchema.extend({ formerNames: z.array(z.string()).optional() });
export type Place = z.infer<typeof placeSchema>;
export const enumItemSchema = bilingualNameSchema.extend({ key: z.string() });

/** In a path or a query; a larger number than the column holds names nothing. */
export const rowIdSchema = z.coerce.number().int().positive().max(2_147_483_647);
export const districtQuerySchema = z.object({ provinceId: rowIdSchema.optional() });
export const localBodyQuerySchema = z.object({ districtId: rowIdSchema });
export const districtSchema = placeSchema.extend({ provinceId: z.number().int() });
export const localBodySchema = placeSchema.extend({
  districtId: z.number().int(),
  category: bilingualNameSchema,
  wards: z.number().int(),
});
export type LocalBody = z.infer<typeof localBodySchema>;
/** GET external/api/place: a municipality, and a ward, as people write them in either script. */
export const placeSearchQuerySchema = z.object({ search: z.string().trim().min(1).max(80) });
export const foundPlaceSchema = z.object({
  province: lookupItemSchema,
  district: lookupItemSchema,
  localBody: lookupItemSchema.extend({ category: bilingualNameSchema, wards: z.number().int() }),
  /** The number that was written, where it is one of its wards. */
  ward: z.number().int().nullable(),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;
/** GET external/api/outline: what lies in a district, or without one in the country. */
export const outlineQuerySchema = z.object({ districtId: rowIdSchema.optional() });
const degrees = z.number();
/** As in GeoJSON: polygons of rings, the first of which is the outer one, of positions with the longitude first. */
const polygonsSchema = z.array(z.array(z.array(z.tuple([degrees, degrees]))));
export const outlineSchema = z.object({
  /** The whole of it; of the country nothing, its districts are all of it. */
  border: polygonsSchema,
  /** The local bodies of the district with their kind in the name; without a district the districts of the country. */
  areas: z.array(
    lookupItemSchema.extend({
      polygons: polygonsSchema,
      /** Far from its outline: where it is named, and proposed for an address in it. */
      middle: z.object({ latitude: degrees, longitude: degrees }),
    }),
  ),
});
export type Outline = z.infer<typeof outlineSchema>;
export type OutlinedArea = Outline['areas'][number];
/** ISO 3166 alpha-2 code. */
export const countrySchema = placeSchema.extend({ code: z.string().length(2) });

/** GET external/api/nsic/list: the office's list (old codes) with the new codes that correspond. */
export const nsicQuerySchema = z.object({
  process: z.string().max(60).optional(),
  search: z.string().trim().max(100).optional(),
  /** Comma-separated old codes, to show what was chosen before. */
  codes: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(500),
});
export const nsicSchema = z.object({
  nsicCode: z.string(),
  newNsicCodes: z.array(z.string()),
  objectiveEnglish: z.string(),
  objectiveNepali: z.string(),
  /** ISIC division that the code belongs to. */
  parentObjectiveEnglish: z.string().nullable(),
});
export type Nsic = z.infer<typeof nsicSchema>;

/**
 * GET external/api/nsic/heading: what stands above the objectives, which belong to the groups that their new codes
 * begin with.
 */
export const nsicHeadingSchema = bilingualNameSchema.extend({
  code: z.string(),
  level: z.enum(['section', 'division', 'group']),
  /** The code of the heading above; null of a section. */
  parent: z.string().nullable(),
});
export type NsicHeading = z.infer<typeof nsicHeadingSchema>;

/** GET external/api/company-type/drop-down: the first of two choices; its key is the path of the second. */
export const parentCompanyTypeSchema = lookupItemSchema.extend({ key: parentCompanyTypes.schema });
export type ParentCompanyType = z.infer<typeof parentCompanyTypeSchema>;

export const companyTypeSchema = lookupItemSchema.extend({
  key: z.string(),
  parentCompanyType: z.string(),
  suffixes: z.array(z.object({ english: z.string(), nepali: z.string() })),
});
export type FiscalYear = z.infer<typeof fiscalYearSchema>;
export type CompanyType = z.infer<typeof companyTypeSchema>;

/** Days in AD. */
export const fiscalYearSchema = lookupItemSchema.extend({
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  current: z.boolean(),
});

export const documentRequirementSchema = bilingualNameSchema.extend({
  key: z.string(),
  required: z.boolean(),
  /** Shown when the requirement depends on an answer, e.g. `isPartOfGroup`. */
  condition: z.string().nullable(),
  maxSizeMb: z.number(),
  extensions: z.array(z.string()),
});
export type RequiredDocument = z.infer<typeof documentRequirementSchema>;

/** GET external/api/company-merge/search/company-details. Registration numbers of old records are not unique. */
export const companySearchQuerySchema = z.object({
  registrationNumber: z.string().trim().min(1, 'REGISTRATION_NUMBER_REQUIRED').max(40),
});
export const companySummarySchema = z.object({
  id: z.uuid(),
  registrationNumber: z.string(),
  nameEnglish: z.string(),
  nameNepali: z.string(),
  companyTypeId: z.number().int(),
  status: z.string(),
  registeredOn: z.iso.date().nullable(),
});
export type CompanySummary = z.infer<typeof companySummarySchema>;
