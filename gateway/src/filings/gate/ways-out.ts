import type { BlockerCode } from '@registrar/domain/processes';

const duesOf = (companyId: string): string => `/fine-calculation/due-payment?company=${encodeURIComponent(companyId)}`;

/** The page of the portal on which a blocker is settled, for a company; one that is not here is settled by the office, or by a filing that has its own page. */
export const WAYS_OUT: Readonly<Partial<Record<BlockerCode, (companyId: string) => string>>> = {
  EMAIL_UNVERIFIED: () => '/company-email',
  MIGRATED_UNVERIFIED: () => '/company-name-reservation/migrated-name-reservation',
  // what is late, year by year, and what it costs
  NOT_IN_GOOD_STANDING: duesOf,
  OUTSTANDING_FINE: duesOf,
  THREE_MONTH_UPDATE_DUE: duesOf,
  RESERVATION_EXPIRED: () => '/company-name-reservation',
  RESERVATION_REVOKED: () => '/company-name-reservation',
  RESERVATION_CONSUMED: () => '/company-registration',
  RESERVATION_UNPAID: () => '/payment',
};
