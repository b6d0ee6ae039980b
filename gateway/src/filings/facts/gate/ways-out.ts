import { INITIAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import type { BlockerCode } from '@registrar/domain/processes';
import { reportsLink } from '../../../obligations/reports-link';
import { lockLink } from '../../../register/standing-locks';
import { ordersLink } from '../../../register/standing-orders';

const duesOf = (companyId: string): string => `/fine-calculation/due-payment?company=${encodeURIComponent(companyId)}`;

/** The card of the initial return on the page of the company's processes. */
export const beginInitialReturn = (companyId: string): string =>
  `/post-amendment/add-new?company=${encodeURIComponent(companyId)}#${INITIAL_RETURN}`;

/**
 * The page of the portal where a company resolves a blocker. A blocker without a page here is resolved by the office,
 * or by a filing that has its own page.
 */
export const WAYS_OUT: Readonly<Partial<Record<BlockerCode, (companyId: string) => string>>> = {
  EMAIL_UNVERIFIED: () => '/company-email',
  MIGRATED_UNVERIFIED: () => '/company-name-reservation/migrated-name-reservation',
  // lists the overdue years with their fines
  NOT_IN_GOOD_STANDING: reportsLink,
  OUTSTANDING_FINE: duesOf,
  // the next filing of the merger is in this list
  MERGING: (companyId) => `/post-amendment/add-new?company=${encodeURIComponent(companyId)}`,
  // says what the order is and how it is lifted
  FROZEN: ordersLink,
  LOCKED: lockLink,
  THREE_MONTH_UPDATE_DUE: beginInitialReturn,
  RESERVATION_EXPIRED: () => '/company-name-reservation',
  RESERVATION_REVOKED: () => '/company-name-reservation',
  RESERVATION_CONSUMED: () => '/company-registration',
  RESERVATION_UNPAID: () => '/payment',
};
