import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { toNepaliDigits } from '@registrar/domain/digits';
import type { AnyAddress } from '@registrar/domain/processes/questions/address';

/** An address in one line of each language. */
export interface AddressText {
  readonly addressEnglish: string;
  readonly addressNepali: string;
}

/** What the places of an address are called; a local body with its kind: काठमाडौँ महानगरपालिका. */
export interface AddressNames {
  readonly country?: Bilingual | undefined;
  readonly province?: Bilingual | undefined;
  readonly district?: Bilingual | undefined;
  readonly localBody?: Bilingual | undefined;
}

/** Raised when the form changes, so that what repeats an address is written anew. */
export const ADDRESS_FORM = 2;

type Typed = Omit<Partial<AnyAddress>, 'countryId' | 'provinceId' | 'districtId' | 'localBodyId'>;

/**
 * The one form of an address on papers, in letters and on screens. Nepali goes from the large to the small and says of
 * the district that it is one, as it often bears the name of its town; English goes from the small to the large. What
 * was entered in one script only is written as it stands.
 */
export function writeAddress(names: AddressNames, typed: Typed, language: Language): string {
  const { country, province, district, localBody } = names;
  const { wardNo, houseNo, addressLine, zipCode } = typed;
  const street = inScript(typed.toleStreet, typed.toleStreetNepali, language);
  const detail = inScript(typed.addressLine1, typed.addressLine1Nepali, language);
  // a ward is written behind its local body: काठमाडौँ महानगरपालिका-४
  const ward =
    localBody &&
    (wardNo === undefined ? localBody[language] : `${localBody[language]}-${numbers(String(wardNo), language)}`);
  const line = (...parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined && part !== '').join(', ');
  if (language === 'en') {
    const house = houseNo && `House no. ${houseNo}`;
    return line(
      house,
      detail,
      street,
      addressLine,
      ward,
      district?.en,
      province?.en,
      zipCode,
      localBody ? undefined : country?.en,
    );
  }
  const house = houseNo && `घर नं. ${numbers(houseNo, language)}`;
  return line(
    localBody ? undefined : country?.ne,
    province?.ne,
    district && `${district.ne} जिल्ला`,
    ward,
    addressLine,
    street,
    detail,
    zipCode,
    house,
  );
}

/** Nepali words with their numbers as Nepali writes them. */
function inScript(english: string | undefined, nepali: string | undefined, language: Language): string | undefined {
  if (language === 'en') return english || nepali;
  return nepali ? toNepaliDigits(nepali) : english;
}

const numbers = (text: string, language: Language): string => (language === 'ne' ? toNepaliDigits(text) : text);
