import type { z } from 'zod';
import type { Bilingual } from '../../bilingual';
import { yearsLater } from '../../calendar/age';
import { identificationDocuments, type IdentificationDocument, type InvestorType } from '../../enumerations/persons';
import { comparedCode, plainCode } from '../../plain-text';
import { valueAt, type FieldDefinition } from '../definition/field-definition';
import { choice, group, numberText, optionalChosen, optionalDay, type Finding } from './answer';
import { always, ask, type When } from './ask';

/** NATIONAL_ID is the former name of the NID: it is read in stored data, but not offered. */
export const OFFERED_DOCUMENTS = [
  'CITIZENSHIP',
  'NID',
  'PASSPORT',
  'DRIVING_LICENCE',
  'BIRTH_CERTIFICATE',
] as const satisfies readonly IdentificationDocument[];

/** An identity document. The number is stored as typed and compared in its plain form. */
export const identification = group({
  type: choice(identificationDocuments.keys, 'IDENTIFICATION_TYPE_REQUIRED'),
  number: numberText('IDENTIFICATION_NUMBER_REQUIRED', 40),
  issuedOn: optionalDay(),
  expiresOn: optionalDay(),
  districtId: optionalChosen(),
  countryId: optionalChosen(),
});
export type Identification = NonNullable<z.output<typeof identification.draft>>;

/**
 * domain/law.md 4.12; digits of either script. A citizenship number has no single format; an NID is printed with 10
 * digits, but sources also mention 11.
 */
const FORMS: Readonly<Record<IdentificationDocument, RegExp>> = {
  CITIZENSHIP: /^(?=.*\d)[\d/-]{3,30}$/,
  PASSPORT: /^[A-Z0-9]{5,20}$/,
  NID: /^\d{10,11}$/,
  NATIONAL_ID: /^\d{10,11}$/,
  DRIVING_LICENCE: /^(?=.*\d)[A-Z\d/-]{5,30}$/,
  BIRTH_CERTIFICATE: /^(?=.*\d)[A-Z\d/-]{1,30}$/,
};

/** The number in the form that is validated: without blanks, in Latin digits. */
export function plainIdentification(type: IdentificationDocument, number: string): string {
  const plain = plainCode(number).toUpperCase().replace(/\s/g, '');
  return type === 'NID' || type === 'NATIONAL_ID' ? plain.replaceAll('-', '') : plain;
}

/**
 * The key for comparing documents: the same number can be written with hyphens, slashes, blanks or nothing between its
 * parts, and in digits of either script. The former name of the NID counts as NID. Zeros are kept: without them two
 * different numbers could become equal.
 */
export function comparedIdentification(type: IdentificationDocument, number: string): string {
  return `${type === 'NATIONAL_ID' ? 'NID' : type} ${comparedCode(number)}`;
}

/** 9 digits of either script; the VAT number is the same. */
export const PAN_FORM = /^\d{9}$/;

/**
 * Rules on the type and number of a document, for every person. Issue and country are asked only of holders, as proof
 * of identity. `bornOn`: the owner's date of birth, if the form asks for it.
 */
export function identificationFindings(
  path: readonly string[],
  given: Identification | undefined,
  today: string,
  bornOn?: string,
): Finding[] {
  if (!given?.type || !given.number) return [];
  const findings: Finding[] = [];
  if (!FORMS[given.type].test(plainIdentification(given.type, given.number)))
    findings.push({ path: [...path, 'number'], code: WRONG_NUMBER[given.type] });
  if (given.issuedOn !== undefined && given.issuedOn > today)
    findings.push({ path: [...path, 'issuedOn'], code: 'DATE_IN_FUTURE' });
  // an invalid date of birth has its own error
  else if (given.issuedOn !== undefined && bornOn !== undefined && bornOn <= today && given.issuedOn < bornOn)
    findings.push({ path: [...path, 'issuedOn'], code: 'PAPER_BEFORE_BIRTH' });
  if (given.issuedOn !== undefined && given.expiresOn !== undefined && given.expiresOn <= given.issuedOn)
    findings.push({ path: [...path, 'expiresOn'], code: 'EXPIRES_BEFORE_ISSUE' });
  else if (given.expiresOn !== undefined && given.expiresOn < today)
    findings.push({ path: [...path, 'expiresOn'], code: 'IDENTIFICATION_EXPIRED' });
  return findings;
}

const WRONG_NUMBER = {
  CITIZENSHIP: 'CITIZENSHIP_NUMBER_INVALID',
  PASSPORT: 'PASSPORT_NUMBER_INVALID',
  NID: 'NID_NUMBER_INVALID',
  NATIONAL_ID: 'NID_NUMBER_INVALID',
  DRIVING_LICENCE: 'IDENTIFICATION_NUMBER_INVALID',
  BIRTH_CERTIFICATE: 'IDENTIFICATION_NUMBER_INVALID',
} as const satisfies Readonly<Record<IdentificationDocument, Finding['code']>>;

/** More than the longest known human life. */
const LONGEST_LIFE_YEARS = 130;

/** The date of birth must be possible for a living person; a minimum age is the form's own rule. */
export function birthFindings(path: readonly string[], bornOn: string | undefined, today: string): Finding[] {
  if (bornOn === undefined) return [];
  if (bornOn > today) return [{ path, code: 'DATE_IN_FUTURE' }];
  return bornOn < yearsLater(today, -LONGEST_LIFE_YEARS)
    ? [{ path, code: 'BORN_TOO_LONG_AGO', parameters: { maximum: LONGEST_LIFE_YEARS } }]
    : [];
}

/** Place and day of issue: asked of holders, whom the register identifies by the document. */
export function issueFindings(path: readonly string[], given: Identification | undefined): Finding[] {
  if (!given?.type) return [];
  const findings: Finding[] = [];
  if (given.issuedOn === undefined) findings.push({ path: [...path, 'issuedOn'], code: 'ISSUED_ON_REQUIRED' });
  if (given.type === 'PASSPORT') {
    if (given.countryId === undefined)
      findings.push({ path: [...path, 'countryId'], code: 'ISSUING_COUNTRY_REQUIRED' });
    if (given.expiresOn === undefined) findings.push({ path: [...path, 'expiresOn'], code: 'EXPIRES_ON_REQUIRED' });
  } else if (given.type === 'CITIZENSHIP' && given.districtId === undefined)
    findings.push({ path: [...path, 'districtId'], code: 'ISSUING_DISTRICT_REQUIRED' });
  return findings;
}

/**
 * A foreigner uses a passport, a Nepali a Nepali document, a non-resident Nepali either; a birth certificate is for
 * minors.
 */
export function fitsPerson(
  type: IdentificationDocument,
  investor: InvestorType | undefined,
  isMinor: boolean,
): boolean {
  if (type === 'BIRTH_CERTIFICATE' && !isMinor) return false;
  if (investor === 'FOREIGN' || investor === 'FOREIGN_NON_FDI') return type === 'PASSPORT';
  return investor !== 'NEPALI' || type !== 'PASSPORT';
}

/** `issued`: includes the place and day of issue. */
export function identificationFields(
  path: string,
  heading: Bilingual,
  { shown = always, issued = false }: { shown?: When; issued?: boolean } = {},
): FieldDefinition[] {
  const typeOf = (data: unknown): unknown => valueAt(data, `${path}.type`);
  const more = { group: heading, required: always, when: shown };
  const ofPassport: When = (data, frame) => shown(data, frame) && typeOf(data) === 'PASSPORT';
  const ofNepal: When = (data, frame) =>
    shown(data, frame) && typeOf(data) !== 'PASSPORT' && typeOf(data) !== undefined;
  return [
    ask(`${path}.type`, 'select', 'परिचयपत्रको किसिम', 'Identification document', {
      ...more,
      options: identificationDocuments,
      offered: () => OFFERED_DOCUMENTS,
    }),
    ask(`${path}.number`, 'text', 'परिचयपत्रको नम्बर', 'Identification number', { ...more, maximum: 40 }),
    ...(issued
      ? [
          ask(`${path}.issuedOn`, 'date', 'जारी मिति', 'Issued on', more),
          ask(`${path}.districtId`, 'district', 'जारी गर्ने जिल्ला', 'Issuing district', {
            ...more,
            when: ofNepal,
            required: (data: unknown) => typeOf(data) === 'CITIZENSHIP',
          }),
          ask(`${path}.countryId`, 'country', 'जारी गर्ने देश', 'Issuing country', { ...more, when: ofPassport }),
          ask(`${path}.expiresOn`, 'date', 'म्याद सकिने मिति', 'Expires on', { ...more, when: ofPassport }),
        ]
      : []),
  ];
}
