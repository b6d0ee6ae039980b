/**
 * A company of the register: what it is on a day, what was entered of it, who holds it, and what only its own people
 * and its office read.
 */
import { lazy } from 'react';

export { CompanyComparison } from '../register/company/company-comparison';
export { CompanyFacts } from '../register/company/company-facts';
export { CompanyHistory } from '../register/company/company-history';
export { CompanyOwnership } from '../register/company/company-ownership';
export type { EnteredListProps } from '../register/company/entered-list';
export { useCompanyRecord, useFullRecord, useShareholders } from '../register/company/read-company';
export { ShareholderRegister } from '../register/company/shareholder-register';

/** Few open it, and it brings the words of every question of a registration along. */
export const PrivateRecord = lazy(async () => ({
  default: (await import('../register/company/private-record')).PrivateRecord,
}));

/** Likewise. */
export const EnteredList = lazy(async () => ({
  default: (await import('../register/company/entered-list')).EnteredList,
}));
