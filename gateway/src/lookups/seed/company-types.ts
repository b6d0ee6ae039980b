import {
  companyTypeIdOf,
  companyTypes,
  companyTypeWithId,
  nameSuffixes,
  parentCompanyTypeOf,
  suffixOf,
  type CompanyType,
} from '@registrar/domain/enumerations';
import { citation } from '@registrar/domain/law/citation';
import { conversions } from '@registrar/domain/registration/conversions';

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

export function companyTypeChangeRows() {
  return conversions.flatMap(({ from, to, law }) =>
    from.flatMap((source) =>
      to
        .filter((target) => target !== source)
        .map((target) => ({
          from_type_id: companyTypeIdOf(source),
          to_type_id: companyTypeIdOf(target),
          reference: citation(...law).en,
        })),
    ),
  );
}
