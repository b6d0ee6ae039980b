import {
  companyTypes,
  fullCompanyName,
  parentCompanyTypeOf,
  suffixOf,
  type CompanyType,
} from '../enumerations/company-types';
import type { Bilingual } from '../bilingual';

const PRIVATE: readonly CompanyType[] = companyTypes.keys.filter((type) => type.startsWith('PRIVATE_'));
const PUBLIC: readonly CompanyType[] = companyTypes.keys.filter((type) => type.startsWith('PUBLIC_'));
const OPEN_PUBLIC = PUBLIC.filter((type) => type.startsWith('PUBLIC_NON_GOVERNMENT'));
const SHARED_PRIVATE = PRIVATE.filter((type) => type.startsWith('PRIVATE_MULTIPLE'));

/**
 * Into what a company may be converted, and the sections of the Act. Non-profit companies (section 166) and foreign
 * offices (section 154) are not converted.
 */
export const conversions: readonly {
  readonly from: readonly CompanyType[];
  readonly to: readonly CompanyType[];
  readonly law: readonly string[];
}[] = [
  { from: PRIVATE, to: PRIVATE, law: ['9', '153'] },
  { from: PUBLIC, to: PUBLIC, law: ['13'] },
  { from: PRIVATE, to: OPEN_PUBLIC, law: ['13'] },
  { from: OPEN_PUBLIC, to: SHARED_PRIVATE, law: ['14'] },
];

/** The types into which a company of this type may be converted. */
export function conversionsOf(type: CompanyType): readonly CompanyType[] {
  const found = conversions.filter(({ from }) => from.includes(type)).flatMap(({ to }) => to);
  return companyTypes.keys.filter((key) => key !== type && found.includes(key));
}

/** Between which sides of the Act a conversion goes; within a side the company stays what it is to everybody else. */
export type ConversionKind = 'TO_PUBLIC' | 'TO_PRIVATE' | 'WITHIN';

export function conversionKind(from: CompanyType, to: CompanyType): ConversionKind {
  const [was, becomes] = [PUBLIC.includes(from), PUBLIC.includes(to)];
  if (was === becomes) return 'WITHIN';
  return becomes ? 'TO_PUBLIC' : 'TO_PRIVATE';
}

/** The section of the Act by which it is converted. */
export const conversionLaw = (from: CompanyType, to: CompanyType): string =>
  ({ TO_PUBLIC: '13', TO_PRIVATE: '14', WITHIN: PUBLIC.includes(to) ? '13' : '9' })[conversionKind(from, to)];

/** The legal form at the end of a name as it is written in old records too. */
const FORM = {
  en: /\s+(?:(?:private|pvt\.?|\(p\)|public)\s*)?(?:limited|ltd\.?)$/i,
  ne: /\s+(?:(?:प्राइभेट|प्राईभेट|प्रा\.?|पब्लिक)\s*)?(?:लिमिटेड|लि\.?)$/u,
};

/** The name with the legal form of the new type. What the company is called stays. */
export function nameAfterConversion({ ne, en }: Bilingual, to: CompanyType): Bilingual {
  return fullCompanyName(
    { ne: ne.replace(FORM.ne, '').trim(), en: en.replace(FORM.en, '').trim() },
    suffixOf(parentCompanyTypeOf(to)),
  );
}
