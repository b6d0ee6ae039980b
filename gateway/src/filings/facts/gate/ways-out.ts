import { INITIAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import type { BlockerCode } from '@registrar/domain/processes';

const duesOf = (companyId: string): string => `/fine-calculation/due-payment?company=${encodeURIComponent(companyId)}`;

/** Every fiscal year of a company, where the report of one is begun. */
export const reportsLink = (companyId: string): string =>
  `/annual-report/list/all?company=${encodeURIComponent(companyId)}`;

/** The card of the initial return, among what the company may file. */
export const beginInitialReturn = (companyId: string): string =>
  `/post-amendment/add-new?company=${encodeURIComponent(companyId)}#${INITIAL_RETURN}`;

/**
 * The page of the portal on which a blocker is settled, for a company; one that is not here is settled by the office,
 * or by a filing that has its own page.
 */
export const WAYS_OUT: Readonly<Partial<Record<BlockerCode, (companyId: string) => string>>> = {
  EMAIL_UNVERIFIED: () => '/company-email',
  MIGRATED_UNVERIFIED: () => '/company-name-reservation/migrated-name-reservation',
  // what is late, year by year, and what it costs
  NOT_IN_GOOD_STANDING: reportsLink,
  OUTSTANDING_FINE: duesOf,
  THREE_MONTH_UPDATE_DUE: beginInitialReturn,
  RESERVATION_EXPIRED: () => '/company-name-reservation',
  RESERVATION_REVOKED: () => '/company-name-reservation',
  RESERVATION_CONSUMED: () => '/company-registration',
  RESERVATION_UNPAID: () => '/payment',
};
