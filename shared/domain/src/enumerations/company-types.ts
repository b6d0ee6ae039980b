import type { Bilingual } from '../bilingual';
import { enumeration, type KeyOf } from './enumeration';

/** The groups of the first drop-down; the types of the second one belong to one of them each. */
export const parentCompanyTypes = enumeration([
  ['PRIVATE_SOLE_PROPRIETOR', 'प्राइभेट, एकल शेयरधनी', 'Private, sole proprietor'],
  ['PRIVATE_MULTIPLE_PROPRIETOR', 'प्राइभेट, एकभन्दा बढी शेयरधनी', 'Private, multiple proprietor'],
  ['PUBLIC_GOVERNMENT', 'पब्लिक, सरकारी', 'Public, government'],
  ['PUBLIC_NON_GOVERNMENT', 'पब्लिक, गैरसरकारी', 'Public, non-government'],
  ['NON_PROFIT', 'मुनाफा वितरण नगर्ने', 'Non-profit'],
  ['FOREIGN_BRANCH', 'विदेशी कम्पनीको शाखा कार्यालय', 'Foreign branch'],
  ['FOREIGN_LIAISON', 'विदेशी कम्पनीको सम्पर्क कार्यालय', 'Foreign liaison'],
]);
export type ParentCompanyType = KeyOf<typeof parentCompanyTypes>;

export const companyTypes = enumeration([
  ['PRIVATE_SOLE_PROPRIETOR', 'प्राइभेट, एकल शेयरधनी', 'Private, sole proprietor'],
  [
    'PRIVATE_SOLE_PROPRIETOR_ALL_FOREIGN_PROMOTERS',
    'प्राइभेट, एकल शेयरधनी (विदेशी)',
    'Private, sole proprietor, all foreign promoters',
  ],
  [
    'PRIVATE_MULTIPLE_PROPRIETOR_JOINT_VENTURE_FOREIGN_PROMOTERS',
    'प्राइभेट, विदेशी संस्थापकसँगको संयुक्त लगानी',
    'Private, joint venture with foreign promoters',
  ],
  ['PRIVATE_MULTIPLE_PROPRIETOR_ALL_FOREIGN_PROMOTERS', 'प्राइभेट, सबै विदेशी संस्थापक', 'Private, all foreign promoters'],
  ['PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI', 'प्राइभेट, सबै नेपाली संस्थापक', 'Private, all Nepali promoters'],
  ['PUBLIC_GOVERNMENT_ALL_GOVERNMENT', 'पब्लिक, पूर्ण सरकारी स्वामित्व', 'Public, all government'],
  [
    'PUBLIC_GOVERNMENT_JOINT_VENTURE_GOVERNMENT_PUBLIC',
    'पब्लिक, सरकार र सर्वसाधारणको संयुक्त लगानी',
    'Public, joint venture of government and public',
  ],
  [
    'PUBLIC_NON_GOVERNMENT_JOINT_VENTURE_NEPALI_FOREIGN',
    'पब्लिक, नेपाली र विदेशीको संयुक्त लगानी',
    'Public, joint venture of Nepali and foreign promoters',
  ],
  ['PUBLIC_NON_GOVERNMENT_ALL_NEPALI', 'पब्लिक, सबै नेपाली संस्थापक', 'Public, all Nepali promoters'],
  ['NON_PROFIT', 'मुनाफा वितरण नगर्ने कम्पनी', 'Company not distributing profit'],
  ['FOREIGN_BRANCH', 'विदेशी कम्पनीको शाखा कार्यालय', 'Branch office of a foreign company'],
  ['FOREIGN_LIAISON', 'विदेशी कम्पनीको सम्पर्क कार्यालय', 'Liaison office of a foreign company'],
]);
export type CompanyType = KeyOf<typeof companyTypes>;

const PARENT_OF: Readonly<Record<CompanyType, ParentCompanyType>> = {
  PRIVATE_SOLE_PROPRIETOR: 'PRIVATE_SOLE_PROPRIETOR',
  PRIVATE_SOLE_PROPRIETOR_ALL_FOREIGN_PROMOTERS: 'PRIVATE_SOLE_PROPRIETOR',
  PRIVATE_MULTIPLE_PROPRIETOR_JOINT_VENTURE_FOREIGN_PROMOTERS: 'PRIVATE_MULTIPLE_PROPRIETOR',
  PRIVATE_MULTIPLE_PROPRIETOR_ALL_FOREIGN_PROMOTERS: 'PRIVATE_MULTIPLE_PROPRIETOR',
  PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI: 'PRIVATE_MULTIPLE_PROPRIETOR',
  PUBLIC_GOVERNMENT_ALL_GOVERNMENT: 'PUBLIC_GOVERNMENT',
  PUBLIC_GOVERNMENT_JOINT_VENTURE_GOVERNMENT_PUBLIC: 'PUBLIC_GOVERNMENT',
  PUBLIC_NON_GOVERNMENT_JOINT_VENTURE_NEPALI_FOREIGN: 'PUBLIC_NON_GOVERNMENT',
  PUBLIC_NON_GOVERNMENT_ALL_NEPALI: 'PUBLIC_NON_GOVERNMENT',
  NON_PROFIT: 'NON_PROFIT',
  FOREIGN_BRANCH: 'FOREIGN_BRANCH',
  FOREIGN_LIAISON: 'FOREIGN_LIAISON',
};

/** The id of a type in the table of the gateway: its place here, because a type is only ever added at the end. */
export const companyTypeIdOf = (type: CompanyType): number => companyTypes.keys.indexOf(type) + 1;

/** The type behind the id by which lists and answers name it: its place in the enumeration, from 1. */
export function companyTypeWithId(id: number): CompanyType | null {
  return companyTypes.keys[id - 1] ?? null;
}

export function parentCompanyTypeOf(type: CompanyType): ParentCompanyType {
  return PARENT_OF[type];
}

/** The suffix of a name; Companies Act sections 10 and 166 decide who carries which. */
export const nameSuffixes = enumeration([
  ['PRIVATE_LIMITED', 'प्राइभेट लिमिटेड', 'Private Limited'],
  ['LIMITED', 'लिमिटेड', 'Limited'],
  ['NONE', '', ''],
]);
export type NameSuffix = KeyOf<typeof nameSuffixes>;

const SUFFIX_OF: Readonly<Record<ParentCompanyType, NameSuffix>> = {
  PRIVATE_SOLE_PROPRIETOR: 'PRIVATE_LIMITED',
  PRIVATE_MULTIPLE_PROPRIETOR: 'PRIVATE_LIMITED',
  PUBLIC_GOVERNMENT: 'LIMITED',
  PUBLIC_NON_GOVERNMENT: 'LIMITED',
  NON_PROFIT: 'NONE',
  FOREIGN_BRANCH: 'NONE',
  FOREIGN_LIAISON: 'NONE',
};

export function suffixOf(parent: ParentCompanyType): NameSuffix {
  return SUFFIX_OF[parent];
}

/** The name as it is printed: core and suffix, in both scripts. */
export function fullCompanyName(core: Bilingual, suffix: NameSuffix): Bilingual {
  const form = nameSuffixes.name(suffix);
  return { ne: `${core.ne} ${form.ne}`.trim(), en: `${core.en} ${form.en}`.trim() };
}
