import { emailSchema, mobileNumberSchema, phoneSchema } from '@registrar/domain/accounts';
import { bsToAd, parseBsDate } from '@registrar/domain/calendar';
import { oldRegistrationNumberSchema } from '@registrar/domain/calls/old-system';
import { companyTypes, genders, identificationDocuments } from '@registrar/domain/enumerations';
import { validationMessage } from '@registrar/domain/messages/validation';
import { parseMoney } from '@registrar/domain/money';
import { z } from 'zod';

/** An empty field is no field. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional());

const devanagari = /\p{Script=Devanagari}/u;
const nameEnglish = z
  .string('is missing')
  .min(1, 'is missing')
  .max(200, 'is longer than 200 characters')
  .refine((text) => !devanagari.test(text), 'is written in Devanagari');
const nameNepali = z
  .string('is missing')
  .min(1, 'is missing')
  .max(300, 'is longer than 300 characters')
  .refine((text) => devanagari.test(text), 'is not written in Devanagari');
const oldId = z.string('is missing').min(1, 'is missing').max(100, 'is longer than 100 characters');
const office = z.string('is missing').min(1, 'is missing').toUpperCase();

export const userLineSchema = z.object({
  old_id: oldId,
  username: z.string('is missing').min(1, 'is missing').max(254, 'is longer than 254 characters'),
  password_hash: z.string('is missing').min(1, 'is missing').max(500, 'is longer than 500 characters'),
  name_english: nameEnglish,
  name_nepali: nameNepali,
  email: optional(emailSchema),
  mobile_number: optional(mobileNumberSchema),
  office,
});
export type UserLine = z.output<typeof userLineSchema>;

/** Rupees as people write them, with or without commas and paisa; kept as paisa. */
const rupees = z.string().transform((text, context) => {
  const paisa = parseMoney(text);
  if (paisa === undefined || paisa < 0) context.addIssue({ code: 'custom', message: 'is not an amount in rupees' });
  return paisa ?? z.NEVER;
});

const adDay = z.iso.date('is not a day of the form yyyy-MM-dd');
const bsDay = z.string().transform((text, context) => {
  const parsed = parseBsDate(text);
  const day = parsed.ok ? bsToAd(parsed.date) : undefined;
  if (day === undefined)
    context.addIssue({ code: 'custom', message: 'is not a day of Bikram Sambat of the form yyyy-MM-dd' });
  return day ?? z.NEVER;
});

export const companyLineSchema = z
  .object({
    old_id: oldId,
    registration_number: oldRegistrationNumberSchema,
    company_type: companyTypes.schema,
    name_english: nameEnglish,
    name_nepali: nameNepali,
    office,
    owner: optional(oldId),
    district: optional(z.string()),
    registered_on: optional(adDay),
    registered_on_bs: optional(bsDay),
    address_english: optional(z.string().max(300, 'is longer than 300 characters')),
    address_nepali: optional(z.string().max(300, 'is longer than 300 characters')),
    authorized_capital: optional(rupees),
    paid_up_capital: optional(rupees),
    email: optional(emailSchema),
    mobile_number: optional(mobileNumberSchema),
    phone: optional(phoneSchema),
  })
  .refine(({ registered_on: ad, registered_on_bs: bs }) => ad === undefined || bs === undefined || ad === bs, {
    path: ['registered_on_bs'],
    message: 'is another day than registered_on',
  });
export type CompanyLine = z.output<typeof companyLineSchema>;

export const focalPersonLineSchema = z.object({
  old_id: oldId,
  company: oldId,
  name_english: nameEnglish,
  name_nepali: nameNepali,
  designation: optional(z.string().max(100, 'is longer than 100 characters')),
  gender: optional(genders.schema),
  email: optional(emailSchema),
  phone: optional(phoneSchema),
  identification_type: optional(identificationDocuments.schema),
  identification_number: optional(z.string().max(40, 'is longer than 40 characters')),
});
export type FocalPersonLine = z.output<typeof focalPersonLineSchema>;

/** What was paid: the names say what for; of a company, or of a user without one. */
export const paymentLineSchema = z
  .object({
    old_id: oldId,
    company: optional(oldId),
    owner: optional(oldId),
    name_english: nameEnglish,
    name_nepali: nameNepali,
    amount: rupees,
    paid_on: optional(adDay),
    paid_on_bs: optional(bsDay),
    receipt_number: optional(z.string().max(100, 'is longer than 100 characters')),
    voucher_number: optional(z.string().max(100, 'is longer than 100 characters')),
    bank: optional(z.string().max(200, 'is longer than 200 characters')),
  })
  .refine(({ company, owner }) => company !== undefined || owner !== undefined, {
    path: ['company'],
    message: 'is missing, and so is the owner',
  })
  .refine(({ paid_on: ad, paid_on_bs: bs }) => ad === undefined || bs === undefined || ad === bs, {
    path: ['paid_on_bs'],
    message: 'is another day than paid_on',
  });
export type PaymentLine = z.output<typeof paymentLineSchema>;

/** What is wrong with a line, in words for whoever made the file. */
export function reasonOf(error: z.ZodError): string {
  return error.issues
    .map(
      ({ code, path, message }) =>
        `${path.join('.')}: ${code === 'invalid_value' ? 'is none of the known keys' : inWords(message)}`,
    )
    .join('; ');
}

function inWords(message: string): string {
  return /^[A-Z_]+$/.test(message) ? validationMessage(message, 'en') : message;
}
