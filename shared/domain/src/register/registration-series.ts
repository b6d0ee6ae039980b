import { parentCompanyTypeOf, type CompanyType } from '../enumerations/company-types';

/** Companies of these kinds are counted apart in each office (domain/workflow.md 6.7). */
export type RegistrationSeries = 'PVT' | 'PUB' | 'NPO' | 'FBR' | 'FLO';

const PLACE_DIGITS = 6;

export function registrationSeriesOf(type: CompanyType): RegistrationSeries {
  const parent = parentCompanyTypeOf(type);
  switch (parent) {
    case 'PRIVATE_SOLE_PROPRIETOR':
    case 'PRIVATE_MULTIPLE_PROPRIETOR':
      return 'PVT';
    case 'PUBLIC_GOVERNMENT':
    case 'PUBLIC_NON_GOVERNMENT':
      return 'PUB';
    case 'NON_PROFIT':
      return 'NPO';
    case 'FOREIGN_BRANCH':
      return 'FBR';
    case 'FOREIGN_LIAISON':
      return 'FLO';
  }
}

/**
 * KTM-PVT-000123: office, series and the count in both. With office and series in it no two companies that this portal
 * registers read alike, and none reads like a number of the older system, which are digits alone.
 */
export function registrationNumber(officeCode: string, series: RegistrationSeries, place: number): string {
  return `${officeCode}-${series}-${String(place).padStart(PLACE_DIGITS, '0')}`;
}
