import { z } from 'zod';
import { emailSchema } from '../../accounts/contact';
import { PHONE_IN_NEPAL, PHONE_WITH_COUNTRY, plainPhone } from '../../accounts/phone-number';
import type { Bilingual } from '../../bilingual';
import type { ValidationCode } from '../../messages/validation';
import { NEPAL_DEGREES } from '../../map-point';
import { plainCode, plainName } from '../../plain-text';
import { valueAt, type FieldDefinition } from '../definition/field-definition';
import {
  answers,
  chosen,
  degreesInNepal,
  formed,
  group,
  optional,
  optionalChosen,
  optionalFormed,
  optionalNumberText,
  quantity,
  text,
  type Finding,
} from './answer';
import { always, ask, type When } from './ask';
import { addressDetailAnswers, addressDetailFields, streetAnswers, streetFields, streetFindings } from './street';

/** ISO 3166 numeric code, as in the list of countries. */
export const NEPAL = 524;

/**
 * 7 to 10 digits in Nepal; abroad with the country code. A longer number without a plus counts as foreign when the
 * address is abroad: see `phoneFindings`.
 */
const isPhone = (number: string): boolean => PHONE_WITH_COUNTRY.test(number) || /^\d{7,15}$/.test(number);
const phone = z
  .string({ error: 'PHONE_REQUIRED' satisfies ValidationCode })
  .overwrite(plainPhone)
  .min(1, { error: 'PHONE_REQUIRED' satisfies ValidationCode, abort: true })
  .refine(isPhone, { error: 'PHONE_INVALID' satisfies ValidationCode });

/** Specification section 5: for an office 7 to 10 digits. */
const officePhone = phone.refine((number) => !isPhone(number) || PHONE_IN_NEPAL.test(number), {
  error: 'PHONE_INVALID' satisfies ValidationCode,
});

/** Specification section 5: nine digits. */
const fax = z
  .string()
  .overwrite(plainPhone)
  .regex(/^\d{9}$/, { error: 'FAX_INVALID' satisfies ValidationCode });
/** Specification section 5: no spaces, no special characters. */
const poBox = z
  .string()
  .overwrite(plainCode)
  .regex(/^[\p{L}\p{M}\d]{1,20}$/u, { error: 'PO_BOX_INVALID' satisfies ValidationCode });
/** Of a post office of Nepal. */
const postalCode = z
  .string()
  .overwrite(plainCode)
  .regex(/^\d{5}$/, { error: 'POSTAL_CODE_INVALID' satisfies ValidationCode });
const website = z
  .string()
  .overwrite((typed) => plainName(typed).trim().toLowerCase())
  .regex(/^(https?:\/\/)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(:\d{2,5})?(\/\S*)?$/, {
    error: 'WEBSITE_INVALID' satisfies ValidationCode,
  });

const placeInNepal = {
  provinceId: chosen('PROVINCE_REQUIRED'),
  districtId: chosen('DISTRICT_REQUIRED'),
  localBodyId: chosen('LOCAL_BODY_REQUIRED'),
  wardNo: quantity('WARD_REQUIRED'),
  ...streetAnswers,
};

/** An office in Nepal: its address, and the point on the map. */
export const officeAddress = group({
  ...placeInNepal,
  ...addressDetailAnswers,
  zipCode: optionalFormed(postalCode, 12),
  point: group({
    latitude: degreesInNepal({ limit: 90, ...NEPAL_DEGREES.latitude }, 'LATITUDE_REQUIRED', 'LATITUDE_INVALID'),
    longitude: degreesInNepal({ limit: 180, ...NEPAL_DEGREES.longitude }, 'LONGITUDE_REQUIRED', 'LONGITUDE_INVALID'),
  }),
});

/** The contact data of an office; website, fax and post box are optional. */
export const officeContact = group({
  phoneNo: formed(officePhone, 30),
  email: formed(emailSchema, 254),
  fax: optionalFormed(fax, 30),
  poBoxNo: optionalFormed(poBox, 20),
  website: optionalFormed(website, 200),
});

export const personPhone = formed(phone, 30);
export const websiteAnswer = optionalFormed(website, 200);
export const personEmail = formed(emailSchema, 254);

/**
 * An address in any country: the parts of a Nepali address, or address lines. The country decides which of them are
 * required.
 */
export const anyAddress = group({
  countryId: chosen('COUNTRY_REQUIRED'),
  provinceId: optionalChosen(),
  districtId: optionalChosen(),
  localBodyId: optionalChosen(),
  wardNo: { complete: quantity('WARD_REQUIRED').draft, draft: quantity('WARD_REQUIRED').draft },
  toleStreet: optional(),
  toleStreetNepali: optional(),
  houseNo: optionalNumberText(20),
  addressLine: optional(),
  ...addressDetailAnswers,
  zipCode: optionalNumberText(12),
});
export type AnyAddress = NonNullable<z.output<typeof anyAddress.draft>>;

const inNepal = answers(placeInNepal).complete;
const abroad = answers({ addressLine: text('ADDRESS_LINE_REQUIRED') }).complete;

/**
 * The missing parts of an address, by its country. Without a country nothing else is reported; the schema reports the
 * country.
 */
export function addressFindings(path: readonly string[], address: AnyAddress | undefined): Finding[] {
  if (address?.countryId === undefined) return [];
  const isNepali = address.countryId === NEPAL;
  const parsed = (isNepali ? inNepal : abroad).safeParse(address);
  const missing = parsed.success
    ? []
    : parsed.error.issues.map((issue) => ({
        path: [...path, ...issue.path.map(String)],
        code: codeOf(issue.message),
      }));
  const { toleStreet, toleStreetNepali } = address;
  return isNepali ? [...missing, ...streetFindings(path, { toleStreet, toleStreetNepali })] : missing;
}

const ADDRESS_CODES = [
  'PROVINCE_REQUIRED',
  'DISTRICT_REQUIRED',
  'LOCAL_BODY_REQUIRED',
  'WARD_REQUIRED',
  'TOLE_REQUIRED',
  'ADDRESS_LINE_REQUIRED',
  'AT_LEAST_ONE',
  'QUANTITY_DECIMAL',
] as const satisfies readonly ValidationCode[];
function codeOf(message: string): ValidationCode {
  return ADDRESS_CODES.find((code) => code === message) ?? 'INVALID';
}

/**
 * A person with an address in Nepal has a Nepali number, or a number with the code of another country; otherwise more
 * digits than a Nepali number has are a typing error. Text that is no number at all is reported by the schema.
 */
export function phoneFindings(
  path: readonly string[],
  typed: string | undefined,
  countryId: number | undefined,
): Finding[] {
  if (typed === undefined || countryId !== NEPAL) return [];
  const number = plainPhone(typed);
  const isTooLong = isPhone(number) && !PHONE_IN_NEPAL.test(number) && !PHONE_WITH_COUNTRY.test(number);
  return isTooLong ? [{ path, code: 'PHONE_INVALID' }] : [];
}

/** The fields of an office's address, in the usual order. */
export function officeAddressFields(path: string, heading: Bilingual): FieldDefinition[] {
  const more = { group: heading, required: always };
  return [
    ask(`${path}.provinceId`, 'province', 'प्रदेश', 'Province', more),
    ask(`${path}.districtId`, 'district', 'जिल्ला', 'District', more),
    ask(`${path}.localBodyId`, 'localBody', 'स्थानीय तह', 'Local body', more),
    ask(`${path}.wardNo`, 'ward', 'वडा नं.', 'Ward no.', more),
    ...streetFields(path, heading),
    ...addressDetailFields(path, heading),
    ask(`${path}.zipCode`, 'text', 'हुलाक कोड', 'Postal code', { group: heading, maximum: 12 }),
    ask(`${path}.point`, 'mapPoint', 'नक्सामा स्थान (अक्षांश र देशान्तर)', 'Place on the map (latitude and longitude)', more),
  ];
}

export function officeContactFields(path: string, heading: Bilingual): FieldDefinition[] {
  const needed = { group: heading, required: always };
  return [
    ask(`${path}.phoneNo`, 'phone', 'फोन नम्बर', 'Phone number', needed),
    ask(`${path}.email`, 'email', 'कार्यालयको इमेल', 'Office email', { ...needed, maximum: 254 }),
    ask(`${path}.website`, 'text', 'वेबसाइट', 'Website', { group: heading, maximum: 200 }),
    ask(`${path}.fax`, 'phone', 'फ्याक्स', 'Fax', { group: heading }),
    ask(`${path}.poBoxNo`, 'text', 'पोस्ट बक्स नं.', 'PO box no.', { group: heading, maximum: 20 }),
  ];
}

/** The fields of an address in any country; fields that its country does not use are hidden. */
export function anyAddressFields(path: string, heading: Bilingual, shown: When = always): FieldDefinition[] {
  const countryOf = (data: unknown): unknown => valueAt(data, `${path}.countryId`);
  const nepali: When = (data, frame) => shown(data, frame) && countryOf(data) === NEPAL;
  const foreign: When = (data, frame) =>
    shown(data, frame) && countryOf(data) !== undefined && countryOf(data) !== NEPAL;
  const local = { group: heading, required: always, when: nepali };
  return [
    ask(`${path}.countryId`, 'country', 'देश', 'Country', { group: heading, required: always, when: shown }),
    ask(`${path}.provinceId`, 'province', 'प्रदेश', 'Province', local),
    ask(`${path}.districtId`, 'district', 'जिल्ला', 'District', local),
    ask(`${path}.localBodyId`, 'localBody', 'स्थानीय तह', 'Local body', local),
    ask(`${path}.wardNo`, 'ward', 'वडा नं.', 'Ward no.', local),
    ...streetFields(path, heading, nepali),
    ask(`${path}.addressLine`, 'text', 'ठेगाना', 'Address line', {
      group: heading,
      required: always,
      when: foreign,
      maximum: 200,
    }),
    ask(`${path}.addressLine1`, 'text', 'ठेगानाको थप विवरण', 'Address line 1', {
      group: heading,
      when: foreign,
      maximum: 200,
    }),
    ask(`${path}.zipCode`, 'text', 'जिप कोड', 'Zip code', { group: heading, when: foreign, maximum: 12 }),
    ask(`${path}.houseNo`, 'text', 'घर नं.', 'House no.', { group: heading, when: shown, maximum: 20 }),
  ];
}
