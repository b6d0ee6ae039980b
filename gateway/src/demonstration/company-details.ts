import type { Bilingual, Language } from '@registrar/domain/bilingual';
import type { CompanyType } from '@registrar/domain/enumerations';
import { rupees } from '@registrar/domain/money';
import { writeAddress } from '../lookups/write-address';
import type { CompanyDetails } from '../register/register-companies';
import type { WordPair } from './lexicon';

type Demonstrated = readonly [
  province: WordPair,
  district: WordPair,
  municipality: WordPair,
  wards: number,
  quarter: WordPair,
];

const BAGMATI: WordPair = ['Bagmati Province', 'बागमती प्रदेश'];
const KOSHI: WordPair = ['Koshi Province', 'कोशी प्रदेश'];
const GANDAKI: WordPair = ['Gandaki Province', 'गण्डकी प्रदेश'];
const LUMBINI: WordPair = ['Lumbini Province', 'लुम्बिनी प्रदेश'];
const FAR_WEST: WordPair = ['Sudurpashchim Province', 'सुदूरपश्चिम प्रदेश'];
const KATHMANDU: WordPair = ['Kathmandu', 'काठमाडौँ'];

/** With the number of wards of the municipality, and a quarter of it. */
const PLACES: readonly Demonstrated[] = [
  [BAGMATI, KATHMANDU, ['Kathmandu Metropolitan City', 'काठमाडौँ महानगरपालिका'], 32, ['New Baneshwor', 'नयाँ बानेश्वर']],
  [BAGMATI, KATHMANDU, ['Kathmandu Metropolitan City', 'काठमाडौँ महानगरपालिका'], 32, ['Thamel', 'ठमेल']],
  [
    BAGMATI,
    ['Lalitpur', 'ललितपुर'],
    ['Lalitpur Metropolitan City', 'ललितपुर महानगरपालिका'],
    29,
    ['Jawalakhel', 'जावलाखेल'],
  ],
  [BAGMATI, ['Bhaktapur', 'भक्तपुर'], ['Bhaktapur Municipality', 'भक्तपुर नगरपालिका'], 10, ['Suryabinayak', 'सूर्यविनायक']],
  [GANDAKI, ['Kaski', 'कास्की'], ['Pokhara Metropolitan City', 'पोखरा महानगरपालिका'], 33, ['Lakeside', 'लेकसाइड']],
  [
    BAGMATI,
    ['Chitwan', 'चितवन'],
    ['Bharatpur Metropolitan City', 'भरतपुर महानगरपालिका'],
    29,
    ['Narayangadh', 'नारायणगढ'],
  ],
  [
    KOSHI,
    ['Morang', 'मोरङ'],
    ['Biratnagar Metropolitan City', 'विराटनगर महानगरपालिका'],
    19,
    ['Traffic Chowk', 'ट्राफिक चोक'],
  ],
  [
    LUMBINI,
    ['Rupandehi', 'रुपन्देही'],
    ['Butwal Sub-Metropolitan City', 'बुटवल उपमहानगरपालिका'],
    19,
    ['Traffic Chowk', 'ट्राफिक चोक'],
  ],
  [
    FAR_WEST,
    ['Kailali', 'कैलाली'],
    ['Dhangadhi Sub-Metropolitan City', 'धनगढी उपमहानगरपालिका'],
    19,
    ['Main Road', 'मूल सडक'],
  ],
  [KOSHI, ['Sunsari', 'सुनसरी'], ['Itahari Sub-Metropolitan City', 'इटहरी उपमहानगरपालिका'], 20, ['Halgada', 'हालगडा']],
];

/**
 * Where a demonstration company sits, how it is reached and what it is worth: the same each time for the same place in
 * the list.
 */
export function composeDetails(
  company: { readonly english: string; readonly companyType: CompanyType },
  position: number,
): CompanyDetails {
  const [province, district, localBody, wards, quarter] = PLACES[position % PLACES.length] ?? PLACES[0]!;
  const names = { province: bilingual(province), district: bilingual(district), localBody: bilingual(localBody) };
  const { en: toleStreet, ne: toleStreetNepali } = bilingual(quarter);
  const typed = { wardNo: 1 + ((position * 7) % wards), toleStreet, toleStreetNepali };
  const at = (language: Language): string => writeAddress(names, typed, language);
  const authorized = authorizedRupees(company.companyType, position);
  return {
    addressEnglish: at('en'),
    addressNepali: at('ne'),
    phone: `01-4${String(200_000 + ((position * 7_919) % 700_000))}`,
    email: `info@${domainOf(company.english)}.example`,
    emailVerified: true,
    ...(authorized === null
      ? {}
      : { authorizedCapital: rupees(authorized), paidUpCapital: rupees((authorized * (4 - (position % 4))) / 4) }),
  };
}

const bilingual = ([en, ne]: WordPair): Bilingual => ({ ne, en });

/** A company that distributes no profit has no share capital. */
function authorizedRupees(companyType: CompanyType, position: number): number | null {
  if (companyType === 'NON_PROFIT') return null;
  return companyType.startsWith('PUBLIC') ? 100_000_000 * (1 + (position % 20)) : 500_000 * (1 + (position % 60));
}

function domainOf(name: string): string {
  return name
    .replace(/ (?:Private |Public )?Limited$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
