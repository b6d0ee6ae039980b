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

type Typed = Pick<
  Partial<AnyAddress>,
  'wardNo' | 'toleStreet' | 'houseNo' | 'addressLine' | 'addressLine1' | 'zipCode'
>;

/**
 * The one form of an address on papers, in letters and on screens. Nepali goes from the large to the small and says of
 * the district that it is one, as it often bears the name of its town; English goes from the small to the large.
 */
export function writeAddress(names: AddressNames, typed: Typed, language: Language): string {
  const { country, province, district, localBody } = names;
  const { wardNo, toleStreet, houseNo, addressLine, addressLine1, zipCode } = typed;
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
      addressLine1,
      toleStreet,
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
    toleStreet,
    addressLine1,
    zipCode,
    house,
  );
}

const numbers = (text: string, language: Language): string => (language === 'ne' ? toNepaliDigits(text) : text);
