import { parentCompanyTypeOf, type CompanyType } from '../enumerations/company-types';

/**
 * Which row of the schedule holds for incorporating a company of this type (domain law 4.4); all private types pay
 * alike, and all public ones.
 */
export function incorporationScheduleOf(companyType: CompanyType): string {
  switch (parentCompanyTypeOf(companyType)) {
    case 'PRIVATE_SOLE_PROPRIETOR':
    case 'PRIVATE_MULTIPLE_PROPRIETOR':
      return 'FEE_INCORPORATION_PRIVATE';
    case 'PUBLIC_GOVERNMENT':
    case 'PUBLIC_NON_GOVERNMENT':
      return 'FEE_INCORPORATION_PUBLIC';
    case 'NON_PROFIT':
      return 'FEE_INCORPORATION_NON_PROFIT';
    case 'FOREIGN_BRANCH':
      return 'FEE_INCORPORATION_FOREIGN_BRANCH';
    case 'FOREIGN_LIAISON':
      return 'FEE_INCORPORATION_FOREIGN_LIAISON';
  }
}
