import { z } from 'zod';
import {
  emailSchema,
  fullNameEnglishSchema,
  fullNameNepaliSchema,
  longUsernameSchema,
  mobileNumberSchema,
  officeIdSchema,
  otpSchema,
  phoneSchema,
} from '../accounts/fields';
import { companyTypes } from '../enumerations/company-types';
import { genders, identificationDocuments } from '../enumerations/persons';
import { bilingualNameSchema, daySchema, idSchema, instantSchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { plainCode } from '../plain-text';
import { otpSentSchema } from './accounts';

const code = (value: ValidationCode): ValidationCode => value;

/** The older system's own number, in either script. It is not unique there. */
export const oldRegistrationNumberSchema = requiredText('REGISTRATION_NUMBER_REQUIRED')
  .overwrite((text) => plainCode(text).replace(/\s/g, ''))
  .regex(/^[\dA-Za-z./()-]{1,30}$/, { error: code('INVALID') });

export const oldCredentialsSchema = z.object({
  username: requiredText('USERNAME_REQUIRED').max(254, { error: code('INVALID') }),
  password: z
    .string({ error: code('PASSWORD_REQUIRED') })
    .min(1, { error: code('PASSWORD_REQUIRED') })
    .max(200, { error: code('PASSWORD_TOO_LONG') }),
});

/**
 * POST auth/api/user-migration/check-if-user-exists. Asking alone never tells whether a person exists: either the old
 * password proves it, or a code that goes to the contact on the old record of a company. Companies themselves are
 * public.
 */
export const checkIfUserExistsRequestSchema = z.discriminatedUnion('proof', [
  oldCredentialsSchema.extend({ proof: z.literal('OLD_PASSWORD'), captcha: z.string().max(4000).optional() }),
  z.object({ proof: z.literal('COMPANY_NUMBER'), registrationNumber: oldRegistrationNumberSchema }),
  z.object({ proof: z.literal('COMPANY_CONTACT'), companyId: idSchema, type: z.enum(['EMAIL', 'MOBILE_NUMBER']) }),
  z.object({ proof: z.literal('COMPANY_CODE'), companyId: idSchema, otp: otpSchema }),
]);
export type CheckIfUserExistsRequest = z.infer<typeof checkIfUserExistsRequestSchema>;

const oldCompanyNameSchema = bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() });

/** One of the companies of a number, with what tells it from the others. */
export const oldCompanyChoiceSchema = oldCompanyNameSchema.extend({
  companyType: bilingualNameSchema,
  office: bilingualNameSchema,
  district: bilingualNameSchema.nullable(),
  registeredOn: daySchema.nullable(),
  /** Where a code can go, hidden but for the last letters; empty: the office has to look at papers. */
  contacts: z.array(z.object({ type: z.enum(['EMAIL', 'MOBILE_NUMBER']), sentTo: z.string() })),
});
export type OldCompanyChoice = z.infer<typeof oldCompanyChoiceSchema>;

/** What a proof opens: half an hour to ask for the account, with this token. */
export const oldSystemClaimSchema = z.object({
  next: z.literal('REGISTER'),
  claim: z.string(),
  expiresInSeconds: z.number().int(),
  /** From the old record; the addresses are hidden but for the last letters. */
  onRecord: z.object({
    username: z.string().nullable(),
    fullNameEnglish: z.string(),
    fullNameNepali: z.string(),
    email: z.string().nullable(),
    mobileNumber: z.string().nullable(),
    officeId: z.number().int(),
  }),
  companies: z.array(oldCompanyNameSchema),
});
export type OldSystemClaim = z.infer<typeof oldSystemClaimSchema>;

/** Where to go next. */
export const checkIfUserExistsAnswerSchema = z.discriminatedUnion('next', [
  z.object({ next: z.literal('CHOOSE_COMPANY'), companies: z.array(oldCompanyChoiceSchema) }),
  otpSentSchema.extend({ next: z.literal('ENTER_CODE') }),
  oldSystemClaimSchema,
]);
export type CheckIfUserExistsAnswer = z.infer<typeof checkIfUserExistsAnswerSchema>;

const claimSchema = z.string().min(1).max(200);

/** What the account shall be. A migrated username may have 40 letters. */
export const oldSystemRegistrationSchema = z.object({
  username: longUsernameSchema,
  fullNameEnglish: fullNameEnglishSchema,
  fullNameNepali: fullNameNepaliSchema,
  email: emailSchema,
  mobileNumber: mobileNumberSchema,
  officeId: officeIdSchema,
});
export type OldSystemRegistration = z.infer<typeof oldSystemRegistrationSchema>;

/** POST auth/api/user-migration/migrate-user: asks, with a code to the mobile number, then confirms with it. */
export const migrateUserRequestSchema = z.discriminatedUnion('step', [
  oldSystemRegistrationSchema.extend({ step: z.literal('REQUEST'), claim: claimSchema }),
  z.object({ step: z.literal('CONFIRM'), claim: claimSchema, otp: otpSchema }),
]);
export type MigrateUserRequest = z.infer<typeof migrateUserRequestSchema>;

export const migrateUserAnswerSchema = z.discriminatedUnion('next', [
  otpSentSchema.extend({ next: z.literal('ENTER_CODE') }),
  /** A new account: its first password is on the way to this address. */
  z.object({ next: z.literal('FIRST_LOGIN'), email: z.string(), companies: z.number().int() }),
  /** The person had an account already; the companies were joined to it. */
  z.object({ next: z.literal('LOGIN'), username: z.string(), companies: z.number().int() }),
]);
export type MigrateUserAnswer = z.infer<typeof migrateUserAnswerSchema>;

/** What came over of a company and has to be gone through, in the order of the page. */
export const companyDetailItems = [
  'NAME_NEPALI',
  'NAME_ENGLISH',
  'COMPANY_TYPE',
  'REGISTRATION_NUMBER',
  'REGISTERED_ON',
  'ADDRESS_NEPALI',
  'ADDRESS_ENGLISH',
  'AUTHORIZED_CAPITAL',
  'PAID_UP_CAPITAL',
  'EMAIL',
  'PHONE',
] as const;
export const companyDetailItemSchema = z.enum(companyDetailItems);
export type CompanyDetailItem = z.infer<typeof companyDetailItemSchema>;

/** Values travel as text: a company type by its key, a day as yyyy-MM-dd, an amount as whole paisa. */
export const companyDetailSchema = z.object({
  item: companyDetailItemSchema,
  /** Null: the old record has none. */
  value: z.string().nullable(),
  status: z.enum(['VERIFIED', 'UNVERIFIED']),
  answered: z.boolean(),
  /** What the person says instead; the office decides. */
  claimedValue: z.string().nullable(),
});
export type CompanyDetail = z.infer<typeof companyDetailSchema>;

/** GET auth/api/user-migration/details. */
export const migratedDetailsSchema = z.object({
  contact: z.object({
    email: z.string(),
    emailVerified: z.boolean(),
    mobileNumber: z.string(),
  }),
  companies: z.array(
    bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string(), details: z.array(companyDetailSchema) }),
  ),
  /** Null: something is still open. */
  verifiedAt: instantSchema.nullable(),
});
export type MigratedDetails = z.infer<typeof migratedDetailsSchema>;

/**
 * GET external/api/migrated-company: the own companies that came over, and the latest filing that shall verify each.
 */
export const migratedCompanySchema = bilingualNameSchema.extend({
  id: idSchema,
  registrationNumber: z.string(),
  detailsStatus: z.enum(['VERIFIED', 'UNVERIFIED']),
  application: z
    .object({ id: idSchema, status: z.string(), applicationNumber: z.string().nullable(), updatedAt: instantSchema })
    .nullable(),
});
export type MigratedCompany = z.infer<typeof migratedCompanySchema>;
export const migratedCompaniesSchema = z.object({ companies: z.array(migratedCompanySchema) });

/**
 * GET external/api/migrated-company/{id}, the id of a filing: what the register holds, and what was said against it.
 */
export const migratedCompanyDetailsSchema = bilingualNameSchema.extend({
  id: idSchema,
  registrationNumber: z.string(),
  detailsStatus: z.enum(['VERIFIED', 'UNVERIFIED']),
  details: z.array(companyDetailSchema),
});
export type MigratedCompanyDetails = z.infer<typeof migratedCompanyDetailsSchema>;

/**
 * GET external/api/application/{id}/old-focal-person: whom the older system knew as focal persons of the own companies
 * that came over. `answers` are those of an entry of FOCAL_PERSON, as far as the old record goes.
 */
export const oldFocalPersonsSchema = z.object({
  people: z.array(
    z.object({
      id: idSchema,
      company: oldCompanyNameSchema,
      answers: z.object({
        fullNameEnglish: z.string(),
        fullNameNepali: z.string(),
        designation: z.string().optional(),
        gender: genders.schema.optional(),
        email: z.string().optional(),
        phoneNo: z.string().optional(),
        identification: z
          .object({ type: identificationDocuments.schema.optional(), number: z.string().optional() })
          .optional(),
      }),
    }),
  ),
});
export type OldFocalPerson = z.infer<typeof oldFocalPersonsSchema>['people'][number];

/**
 * GET auth/api/user-migration/disputes: for the office. What its migrated companies say is different from what came
 * over.
 */
export const disputedCompanySchema = oldCompanyNameSchema.extend({
  details: z.array(
    companyDetailSchema.pick({ item: true, value: true }).extend({
      claimedValue: z.string(),
      answeredAt: instantSchema.nullable(),
      answeredBy: bilingualNameSchema.nullable(),
    }),
  ),
});
export type DisputedCompany = z.infer<typeof disputedCompanySchema>;

/** POST auth/api/user-migration/details/otp-verify: the code that went to the own e-mail address. */
export const verifyOwnContactRequestSchema = z.object({ otp: otpSchema });

/** PUT auth/api/user-migration/details/company/{id}/{item}. */
export const answerDetailRequestSchema = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('CONFIRM') }),
  z.object({
    answer: z.literal('DISPUTE'),
    claimedValue: z
      .string()
      .trim()
      .min(1, { error: code('REQUIRED') })
      .max(500, { error: code('INVALID') }),
  }),
]);
export type AnswerDetailRequest = z.infer<typeof answerDetailRequestSchema>;

const address = requiredText('REQUIRED').max(300, { error: code('TOO_LONG') });
const paisa = requiredText('REQUIRED').regex(/^[1-9]\d{0,15}$/, { error: code('NUMBER_INVALID') });

/** What may be said instead, for each item; the same for the form and the gateway. */
export const claimedValueSchemas = {
  NAME_NEPALI: requiredText('NAME_NEPALI_REQUIRED')
    .max(200, { error: code('NAME_NEPALI_TOO_LONG') })
    .regex(/^[^A-Za-z]+$/, { error: code('NAME_SCRIPT_NEPALI') }),
  NAME_ENGLISH: requiredText('NAME_ENGLISH_REQUIRED')
    .max(100, { error: code('NAME_ENGLISH_TOO_LONG') })
    .regex(/^[^\p{Script=Devanagari}]+$/u, { error: code('NAME_SCRIPT_ENGLISH') }),
  COMPANY_TYPE: requiredText('COMPANY_TYPE_REQUIRED').refine((key) => companyTypes.schema.safeParse(key).success, {
    error: code('INVALID'),
  }),
  REGISTRATION_NUMBER: oldRegistrationNumberSchema,
  REGISTERED_ON: requiredText('DATE_REQUIRED').regex(z.regexes.date, { error: code('DATE_FORMAT') }),
  ADDRESS_NEPALI: address,
  ADDRESS_ENGLISH: address,
  AUTHORIZED_CAPITAL: paisa,
  PAID_UP_CAPITAL: paisa,
  EMAIL: emailSchema,
  PHONE: phoneSchema,
} as const satisfies Readonly<Record<CompanyDetailItem, z.ZodType<string>>>;
