/**
 * A company of the register: what it is on a day, what was entered of it, who holds it, and what only its own people
 * and its office read.
 */
import { lazy } from 'react';

export { CompanyComparison } from './company/company-comparison';
export { CompanyFacts } from './company/company-facts';
export { CompanyHistory } from './company/company-history';
export { CompanyOwnership } from './company/company-ownership';
export type { EnteredListProps } from './company/entered-list';
export { useCompanyRecord, useFullRecord, useShareholders } from './company/read-company';
export { ShareholderRegister } from './company/shareholder-register';

/** Few open it, and it brings the words of every question of a registration along. */
export const PrivateRecord = lazy(async () => ({ default: (await import('./company/private-record')).PrivateRecord }));

/** Likewise. */
export const EnteredList = lazy(async () => ({ default: (await import('./company/entered-list')).EnteredList }));
