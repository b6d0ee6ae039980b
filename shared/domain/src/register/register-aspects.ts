import { z } from 'zod';
import { companyTypes } from '../enumerations/company-types';
import { enumeration, type KeyOf } from '../enumerations/enumeration';
import { companyStatuses } from '../enumerations/statuses';
import { bilingualNameSchema, daySchema, idSchema } from '../envelope';

const REGISTER_ASPECTS = [
  ['NAME', 'नाम', 'Name'],
  ['COMPANY_TYPE', 'कम्पनीको किसिम', 'Company type'],
  ['REGISTRATION', 'दर्ता', 'Registration'],
  ['STATUS', 'अवस्था', 'Status'],
  ['REGISTERED_OFFICE', 'रजिष्टर्ड कार्यालय', 'Registered office'],
  ['HEAD_OFFICE', 'विदेशस्थित प्रधान कार्यालय', 'Head office abroad'],
  ['BRANCH', 'शाखा', 'Branch'],
  ['OBJECTIVES', 'उद्देश्य', 'Objectives'],
  ['CAPITAL', 'पुँजी', 'Capital'],
  ['SHAREHOLDER', 'शेयरधनी', 'Shareholder'],
  ['DIRECTOR', 'सञ्चालक', 'Director'],
  ['REPRESENTATIVE', 'कम्पनी प्रतिनिधि', 'Company representative'],
  ['WITNESS', 'साक्षी', 'Witness'],
  ['FOCAL_PERSON', 'सम्पर्क व्यक्ति', 'Focal person'],
  ['DRAFTER', 'मस्यौदाकार', 'Drafter'],
  ['AUDITOR', 'लेखापरीक्षक', 'Auditor'],
  ['DISCLOSURE', 'सञ्चालकले दिएको जानकारी', 'Director’s disclosure'],
  ['DOCUMENT', 'कागजात', 'Document'],
  ['NOTE', 'टिपोट', 'Note'],
  ['ORDER', 'रोक्का आदेश वा शेयर धितो', 'Order or pledge of shares'],
] as const;

/** Who may order that a company is frozen, or shares of one holder; a pledge lies on shares by both consents. */
export const orderAuthorities = enumeration([
  ['COURT', 'अदालत', 'Court'],
  ['REGISTRAR', 'रजिष्ट्रार', 'Registrar'],
  ['AUTHORITY', 'अन्य अधिकारप्राप्त निकाय', 'Another authority'],
  ['PLEDGE', 'शेयर धितो', 'Pledge of shares'],
]);

/**
 * The parts of a company in the register. Of some a company has one, of others several, each known by an id of its own.
 */
export const registerAspects = enumeration(REGISTER_ASPECTS);
export type RegisterAspect = KeyOf<typeof registerAspects>;

/**
 * What a filing touches of its company: parts of the register, and what is kept beside its entries. Two filings of one
 * company that are open at the same time may not touch the same aspect.
 */
export const aspects = enumeration([
  ...REGISTER_ASPECTS,
  ['SHARES', 'शेयर', 'Shares'],
  ['AUDITOR_SECRETARY', 'लेखापरीक्षक तथा कम्पनी सचिव', 'Auditor and secretary'],
  ['FILINGS', 'आर्थिक वर्षको विवरण', 'Yearly filings'],
]);
export type Aspect = KeyOf<typeof aspects>;

/** Why somebody is no holder any more, where it is more than that the shares were given away. */
export const holderStatuses = enumeration([['DECEASED', 'मृतक', 'Deceased']]);

/** Paisa. */
const amountSchema = z.number().int().nonnegative().nullable();
const addressTextSchema = z.object({ addressEnglish: z.string().nullable(), addressNepali: z.string().nullable() });

/**
 * What everybody may read of each part (docs/decisions/0032-register-entries.md). Whatever else a filing told of it
 * lies beside, under `details`: papers, numbers, addresses and ages of people are for those who answer for the company
 * and for the office. An aspect without fields here is not public at all.
 */
export const publicParts = {
  NAME: bilingualNameSchema,
  COMPANY_TYPE: z.object({ companyType: companyTypes.schema }),
  REGISTRATION: z.object({
    registrationNumber: z.string(),
    registeredOn: daySchema.nullable(),
    officeId: z.number().int(),
  }),
  /** `restoredOn`: since when it is in the register again, by order of a court (section 137). */
  STATUS: z.object({
    status: companyStatuses.schema,
    deregisteredOn: daySchema.nullable(),
    restoredOn: daySchema.optional(),
  }),
  REGISTERED_OFFICE: addressTextSchema,
  HEAD_OFFICE: addressTextSchema.extend(bilingualNameSchema.shape),
  BRANCH: addressTextSchema,
  /** A code of the NSIC list, or none where the objective was written in words. */
  OBJECTIVES: z.object({
    objectives: z.array(
      z.object({ nsicCode: z.string().nullable(), objectiveEnglish: z.string(), objectiveNepali: z.string() }),
    ),
  }),
  CAPITAL: z.object({
    authorizedCapital: amountSchema,
    issuedCapital: amountSchema,
    paidUpCapital: amountSchema,
    ratePerShare: amountSchema,
    issuedShares: z.number().int().positive().nullable(),
  }),
  /** `companyId`: the holder is a company of this register. `status`: left out of whoever holds shares. */
  SHAREHOLDER: bilingualNameSchema.extend({
    entity: z.enum(['INDIVIDUAL', 'COMPANY']),
    companyId: idSchema.nullable(),
    status: holderStatuses.schema.optional(),
  }),
  /** Days of the term; `until` null: not known. */
  DIRECTOR: bilingualNameSchema.extend({
    independent: z.boolean(),
    since: daySchema.nullable(),
    until: daySchema.nullable(),
  }),
  REPRESENTATIVE: z.object({}),
  WITNESS: z.object({}),
  FOCAL_PERSON: bilingualNameSchema,
  DRAFTER: z.object({}),
  AUDITOR: bilingualNameSchema,
  /** Section 92, of the director whose id it bears; the office keeps them apart from what everybody may read. */
  DISCLOSURE: z.object({}),
  NOTE: z.object({}),
  /**
   * The name is that of the court, the authority, the pledgee or the registrar. What it says and its scan are not
   * public.
   */
  ORDER: bilingualNameSchema.extend({
    orderedBy: orderAuthorities.schema,
    orderNumber: z.string(),
    caseNumber: z.string().nullable(),
    lawSection: z.string().nullable(),
    orderedOn: daySchema,
    endsOn: daySchema.nullable(),
    /** The shares it lies on, by their present numbers (`kittaText`); null: it freezes the company. */
    kitta: z.string().nullable().default(null),
  }),
  /** `amendment`: which amendment since the registration it is; left out where none is counted. */
  DOCUMENT: z.object({
    kind: z.enum(['MOA', 'AOA', 'CERTIFICATE']),
    language: z.enum(['ne', 'en', 'both']).nullable(),
    amendment: z.number().int().positive().optional(),
  }),
} as const satisfies Readonly<Record<RegisterAspect, z.ZodObject>>;

export type PublicPart<Aspect extends RegisterAspect> = z.infer<(typeof publicParts)[Aspect]>;

export function isPublic(aspect: RegisterAspect): boolean {
  return Object.keys(publicParts[aspect].shape).length > 0;
}

/** The names of what everybody may read. */
export const registerFields = enumeration([
  ['nameEnglish', 'नाम (अङ्ग्रेजी)', 'Name (English)'],
  ['nameNepali', 'नाम (नेपाली)', 'Name (Nepali)'],
  ['companyType', 'कम्पनीको किसिम', 'Company type'],
  ['registrationNumber', 'दर्ता नम्बर', 'Registration number'],
  ['registeredOn', 'दर्ता मिति', 'Registered on'],
  ['officeId', 'दर्ता गर्ने कार्यालय', 'Office of registration'],
  ['status', 'अवस्था', 'Status'],
  ['deregisteredOn', 'दर्ता खारेज मिति', 'De-registered on'],
  ['addressEnglish', 'ठेगाना (अङ्ग्रेजी)', 'Address (English)'],
  ['addressNepali', 'ठेगाना (नेपाली)', 'Address (Nepali)'],
  ['objectives', 'उद्देश्य', 'Objectives'],
  ['authorizedCapital', 'अधिकृत पुँजी', 'Authorized capital'],
  ['issuedCapital', 'जारी पुँजी', 'Issued capital'],
  ['paidUpCapital', 'चुक्ता पुँजी', 'Paid-up capital'],
  ['ratePerShare', 'प्रतिशेयर अङ्कित मूल्य', 'Face value per share'],
  ['issuedShares', 'जारी शेयर सङ्ख्या', 'Issued shares'],
  ['entity', 'व्यक्ति वा कम्पनी', 'Individual or company'],
  ['companyId', 'शेयरधनी कम्पनी', 'Company that holds'],
  ['independent', 'स्वतन्त्र सञ्चालक', 'Independent director'],
  ['since', 'पदावधि सुरु', 'Term from'],
  ['until', 'पदावधि अन्त्य', 'Term to'],
  ['kind', 'कागजातको किसिम', 'Kind of document'],
  ['language', 'भाषा', 'Language'],
  ['amendment', 'संशोधन सङ्ख्या', 'Number of the amendment'],
  ['orderedBy', 'आदेश दिने', 'Ordered by'],
  ['orderNumber', 'आदेश नम्बर', 'Number of the order'],
  ['caseNumber', 'मुद्दा नम्बर', 'Case number'],
  ['lawSection', 'कम्पनी ऐनको दफा', 'Section of the Companies Act'],
  ['orderedOn', 'आदेश मिति', 'Date of the order'],
  ['endsOn', 'लागू रहने अन्तिम दिन', 'Last day in force'],
  ['kitta', 'कित्ता नम्बर', 'Share numbers'],
]);
