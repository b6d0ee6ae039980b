import { bsToAd, parseBsDate } from '@registrar/domain/calendar';
import { plainCode } from '@registrar/domain/plain-text';
import { companyStatuses, type CompanyStatus, type CompanyType } from '@registrar/domain/enumerations';
import { withoutEnglishForm, withoutNepaliForm } from '@registrar/domain/names';
import { z } from 'zod';

/** The columns of the file, in any order. */
export const COLUMNS = ['registration_number', 'name_english', 'name_nepali', 'status', 'date'] as const;
export type Column = (typeof COLUMNS)[number];

const notDevanagari = /(?!\p{Script=Devanagari})\p{L}/u;
const notLatin = /(?!\p{Script=Latin})\p{L}/u;

/**
 * A registration day cannot be in the future, so a later year is in Bikram Sambat, which is about 57 years ahead:
 * 2060-01-15 is BS, 2003-04-28 is AD.
 */
const dayUntil = (today: string) =>
  z.string().transform((text, context): string => {
    const written = plainCode(text).replaceAll('/', '-');
    const isAd = FIRST_YEAR <= written && written <= today && isoDay.safeParse(written).success;
    const bs = isAd ? undefined : parseBsDate(written);
    const found = isAd ? written : bs?.ok && written > today ? bsToAd(bs.date) : undefined;
    if (found === undefined || found > today)
      context.addIssue({
        code: 'custom',
        message: 'is no day until today of the form yyyy-MM-dd, in AD or in Bikram Sambat',
      });
    return found ?? z.NEVER;
  });
const FIRST_YEAR = '1870';
const isoDay = z.iso.date();
const blankIsAbsent = (text: unknown): unknown => (typeof text === 'string' && text.trim() === '' ? undefined : text);

const status = z
  .string()
  .trim()
  .transform((text, context): CompanyStatus => {
    const key = text.toUpperCase().replaceAll(/[\s-]+/g, '_');
    const parsed = companyStatuses.schema.safeParse(key);
    if (!parsed.success) context.addIssue({ code: 'custom', message: `is none of ${companyStatuses.keys.join(', ')}` });
    return parsed.data ?? z.NEVER;
  });

/** One company of the file, as of this day. */
export const nameLineSchemaOn = (today: string) =>
  z
    .object({
      registration_number: z
        .string('is missing')
        .trim()
        .min(1, 'is missing')
        .max(50, 'is longer than 50 characters')
        .transform(plainCode),
      name_english: z
        .string()
        .trim()
        .max(200, 'is longer than 200 characters')
        .default('')
        .refine((text) => !notLatin.test(text), 'has letters that are not Latin'),
      name_nepali: z
        .string()
        .trim()
        .max(300, 'is longer than 300 characters')
        .default('')
        .refine((text) => !notDevanagari.test(text), 'has letters that are not Devanagari'),
      /** A new company without a status is active; for an existing one the status is unchanged. */
      status: z.preprocess(blankIsAbsent, status.optional()),
      date: z.preprocess(blankIsAbsent, dayUntil(today).optional()),
    })
    .refine((line) => withoutEnglishForm(line.name_english) !== '' || withoutNepaliForm(line.name_nepali) !== '', {
      path: ['name_english'],
      message: 'is missing, and so is name_nepali',
    })
    .refine((line) => !isDead(line.status) || line.date !== undefined, {
      path: ['date'],
      message: 'is missing: how long a dead name is barred depends on it',
    });
export type NameLine = z.output<ReturnType<typeof nameLineSchemaOn>>;

export const isDead = (value: CompanyStatus | undefined): boolean =>
  value === 'DEREGISTERED' || value === 'DEREGISTERED_BY_MERGE';

/** The company type, from the legal form at the end of the name, because the file has no type. */
export function companyTypeOf({ name_english: english, name_nepali: nepali }: NameLine): CompanyType {
  const form = `${english.slice(withoutEnglishForm(english).length)} ${nepali.slice(withoutNepaliForm(nepali).length)}`;
  if (/private|pvt|प्राइभेट|प्रा/i.test(form)) return 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
  return /limited|ltd|लि/i.test(form) ? 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI' : 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
}

/** The error of a line, for the author of the file. */
export function reasonOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
