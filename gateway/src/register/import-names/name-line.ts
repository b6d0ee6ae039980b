import { bsToAd, parseBsDate } from '@registrar/domain/calendar';
import { toLatinDigits } from '@registrar/domain/digits';
import { companyStatuses, type CompanyStatus, type CompanyType } from '@registrar/domain/enumerations';
import { withoutEnglishForm, withoutNepaliForm } from '@registrar/domain/names';
import { z } from 'zod';

/** The columns of the file, in any order. */
export const COLUMNS = ['registration_number', 'name_english', 'name_nepali', 'status', 'date'] as const;
export type Column = (typeof COLUMNS)[number];

const devanagari = /\p{Script=Devanagari}/u;
const latin = /\p{Script=Latin}/u;
/** A year of Bikram Sambat is some 57 ahead. */
const FIRST_BS_YEAR = 1970;
const LAST_AD_YEAR = 2060;

const day = z.string().transform((text, context): string => {
  const written = toLatinDigits(text.trim()).replaceAll('/', '-');
  const year = Number(written.slice(0, 4));
  const parsed = parseBsDate(written);
  const found = year > LAST_AD_YEAR && parsed.ok ? bsToAd(parsed.date) : year >= FIRST_BS_YEAR - 100 && z.iso.date().safeParse(written).success ? written : undefined;
  if (found === undefined) context.addIssue({ code: 'custom', message: 'is no day of the form yyyy-MM-dd, in AD or in Bikram Sambat' });
  return found ?? z.NEVER;
});

const status = z
  .string()
  .trim()
  .transform((text, context): CompanyStatus => {
    const key = text === '' ? 'ACTIVE' : text.toUpperCase().replaceAll(/[\s-]+/g, '_');
    const parsed = companyStatuses.schema.safeParse(key);
    if (!parsed.success) context.addIssue({ code: 'custom', message: `is none of ${companyStatuses.keys.join(', ')}` });
    return parsed.data ?? z.NEVER;
  });

export const nameLineSchema = z
  .object({
    registration_number: z.string('is missing').trim().min(1, 'is missing').max(50, 'is longer than 50 characters').transform(toLatinDigits),
    name_english: z.string().trim().max(200, 'is longer than 200 characters').default('').refine((text) => !devanagari.test(text), 'is written in Devanagari'),
    name_nepali: z.string().trim().max(300, 'is longer than 300 characters').default('').refine((text) => !latin.test(text), 'is written in Latin letters'),
    status: status.default('ACTIVE'),
    date: z.preprocess((text) => (text === '' ? undefined : text), day.optional()),
  })
  .refine((line) => withoutEnglishForm(line.name_english) !== '' || withoutNepaliForm(line.name_nepali) !== '', { path: ['name_english'], message: 'is missing, and so is name_nepali' })
  .refine((line) => !isDead(line.status) || line.date !== undefined, { path: ['date'], message: 'is missing: how long a dead name is barred depends on it' });
export type NameLine = z.output<typeof nameLineSchema>;

export const isDead = (value: CompanyStatus): boolean => value === 'DEREGISTERED' || value === 'DEREGISTERED_BY_MERGE';

/** The file does not say what kind of company it is; the legal form at the end of its name does. */
export function companyTypeOf({ name_english: english, name_nepali: nepali }: NameLine): CompanyType {
  const form = `${english.slice(withoutEnglishForm(english).length)} ${nepali.slice(withoutNepaliForm(nepali).length)}`;
  if (/private|pvt|प्राइभेट|प्रा/i.test(form)) return 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
  return /limited|ltd|लि/i.test(form) ? 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI' : 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
}

/** What is wrong with a line, in words for whoever made the file. */
export function reasonOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
