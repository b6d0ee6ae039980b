import { toNepaliDigits } from '@registrar/domain/digits';
import type { CompanyType } from '@registrar/domain/enumerations';
import { rupees } from '@registrar/domain/money';
import type { CompanyDetails } from '../register-companies';
import type { WordPair } from './lexicon';

/** Municipality, the number of its wards, and a quarter of it. */
const PLACES: readonly (readonly [municipality: WordPair, wards: number, quarter: WordPair])[] = [
  [['Kathmandu Metropolitan City', 'काठमाडौँ महानगरपालिका'], 32, ['New Baneshwor', 'नयाँ बानेश्वर']],
  [['Kathmandu Metropolitan City', 'काठमाडौँ महानगरपालिका'], 32, ['Thamel', 'ठमेल']],
  [['Lalitpur Metropolitan City', 'ललितपुर महानगरपालिका'], 29, ['Jawalakhel', 'जावलाखेल']],
  [['Bhaktapur Municipality', 'भक्तपुर नगरपालिका'], 10, ['Suryabinayak', 'सूर्यविनायक']],
  [['Pokhara Metropolitan City', 'पोखरा महानगरपालिका'], 33, ['Lakeside', 'लेकसाइड']],
  [['Bharatpur Metropolitan City', 'भरतपुर महानगरपालिका'], 29, ['Narayangadh', 'नारायणगढ']],
  [['Biratnagar Metropolitan City', 'विराटनगर महानगरपालिका'], 19, ['Traffic Chowk', 'ट्राफिक चोक']],
  [['Butwal Sub-Metropolitan City', 'बुटवल उपमहानगरपालिका'], 19, ['Traffic Chowk', 'ट्राफिक चोक']],
  [['Dhangadhi Sub-Metropolitan City', 'धनगढी उपमहानगरपालिका'], 19, ['Main Road', 'मूल सडक']],
  [['Itahari Sub-Metropolitan City', 'इटहरी उपमहानगरपालिका'], 20, ['Halgada', 'हालगडा']],
];

/** Where a demonstration company sits, how it is reached and what it is worth: the same each time for the same place in the list. */
export function composeDetails(company: { readonly english: string; readonly companyType: CompanyType }, position: number): CompanyDetails {
  const [municipality, wards, quarter] = PLACES[position % PLACES.length] ?? PLACES[0]!;
  const ward = String(1 + ((position * 7) % wards));
  const authorized = authorizedRupees(company.companyType, position);
  return {
    addressEnglish: `${municipality[0]}-${ward}, ${quarter[0]}`,
    addressNepali: `${municipality[1]}-${toNepaliDigits(ward)}, ${quarter[1]}`,
    phone: `01-4${String(200_000 + ((position * 7_919) % 700_000))}`,
    email: `info@${domainOf(company.english)}.example`,
    emailVerified: true,
    ...(authorized === null ? {} : { authorizedCapital: rupees(authorized), paidUpCapital: rupees((authorized * (4 - (position % 4))) / 4) }),
  };
}

/** A company that distributes no profit has no share capital. */
function authorizedRupees(companyType: CompanyType, position: number): number | null {
  if (companyType === 'NON_PROFIT') return null;
  return companyType.startsWith('PUBLIC') ? 100_000_000 * (1 + (position % 20)) : 500_000 * (1 + (position % 60));
}

function domainOf(name: string): string {
  return name.replace(/ (?:Private |Public )?Limited$/, '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
