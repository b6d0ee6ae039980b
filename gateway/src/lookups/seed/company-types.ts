import { companyTypes, companyTypeWithId, nameSuffixes, parentCompanyTypeOf, suffixOf, type CompanyType } from '@registrar/domain/enumerations';
import { citation } from '@registrar/domain/law/citation';

/** The place in the enumeration is the id: a type is only ever added at the end. */
export function companyTypeRows() {
  return companyTypes.items.map((item, index) => ({
    id: index + 1,
    key: item.key,
    parent_company_type: parentCompanyTypeOf(item.key),
    name_english: item.nameEnglish,
    name_nepali: item.nameNepali,
  }));
}

export function companyTypeIdOf(type: CompanyType): number {
  return companyTypes.keys.indexOf(type) + 1;
}

/** The type behind an id of the table; null for none. */
export function companyTypeOf(id: number | null): CompanyType | null {
  return id === null ? null : companyTypeWithId(id);
}

/** A type as answers carry it. */
export function describeCompanyType(id: number | null) {
  const key = companyTypeOf(id);
  if (id === null || key === null) return null;
  const name = companyTypes.name(key);
  return { id, key, nameEnglish: name.en, nameNepali: name.ne };
}

/** The legal forms of a type, the usual one first. A non-profit or foreign company carries none. */
export function companyTypeSuffixRows() {
  return companyTypes.keys.flatMap((type) => {
    const form = suffixOf(parentCompanyTypeOf(type));
    if (form === 'NONE') return [];
    const name = nameSuffixes.name(form);
    return [{ company_type_id: companyTypeIdOf(type), position: 1, suffix_english: name.en, suffix_nepali: name.ne }];
  });
}

const PRIVATE_TYPES: readonly CompanyType[] = companyTypes.keys.filter((type) => type.startsWith('PRIVATE_'));
const PUBLIC_TYPES: readonly CompanyType[] = companyTypes.keys.filter((type) => type.startsWith('PUBLIC_'));
const OPEN_PUBLIC_TYPES = PUBLIC_TYPES.filter((type) => type.startsWith('PUBLIC_NON_GOVERNMENT'));
const SHARED_PRIVATE_TYPES = PRIVATE_TYPES.filter((type) => type.startsWith('PRIVATE_MULTIPLE'));

/** Non-profit companies (section 166) and foreign offices (section 154) are not converted. */
const CHANGES: readonly { from: readonly CompanyType[]; to: readonly CompanyType[]; reference: string }[] = [
  { from: PRIVATE_TYPES, to: PRIVATE_TYPES, reference: citation('9', '153').en },
  { from: PUBLIC_TYPES, to: PUBLIC_TYPES, reference: citation('13').en },
  { from: PRIVATE_TYPES, to: OPEN_PUBLIC_TYPES, reference: citation('13').en },
  { from: OPEN_PUBLIC_TYPES, to: SHARED_PRIVATE_TYPES, reference: citation('14').en },
];

export function companyTypeChangeRows() {
  return CHANGES.flatMap(({ from, to, reference }) =>
    from.flatMap((source) =>
      to
        .filter((target) => target !== source)
        .map((target) => ({ from_type_id: companyTypeIdOf(source), to_type_id: companyTypeIdOf(target), reference })),
    ),
  );
}
