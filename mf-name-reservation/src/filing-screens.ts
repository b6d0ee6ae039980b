import type { FilingScreen } from '@registrar/domain/processes/tables/filing-screen';
import { discardActions, payableActions, takeOverActions } from '@registrar/ui/filing/actions';
import { wholeReviewActions } from '@registrar/ui/review/actions';
import { parentActions, statusActions, submitActions } from './features/filing-actions';

/** What the pages of this remote perform on filings. */
export const filingScreens: readonly FilingScreen[] = [
  {
    page: '/company-name-reservation/:id/:step',
    side: 'OWN',
    processes: ['NAME_RESERVATION'],
    performs: [...submitActions, ...discardActions],
  },
  { page: '/company-name-reservation/:id', side: 'OWN', processes: ['NAME_RESERVATION'], performs: statusActions },
  {
    page: '/company-name-reservation/group-request/:id',
    side: 'PARENT',
    processes: ['NAME_RESERVATION', 'NAME_CHANGE'],
    performs: parentActions,
  },
  {
    page: '/company-name-reservation/migrated-name-reservation/add-necessary-document',
    side: 'OWN',
    processes: ['MIGRATION_NAME_RESERVATION'],
    performs: [...takeOverActions, ...submitActions, ...discardActions],
  },
  {
    page: '/company-name-reservation/migrated-name-reservation',
    side: 'OWN',
    processes: ['MIGRATION_NAME_RESERVATION'],
    performs: statusActions,
  },
  {
    page: '/company-name-reservation-approval/:id',
    side: 'OFFICE',
    processes: ['NAME_RESERVATION', 'MIGRATION_NAME_RESERVATION'],
    performs: wholeReviewActions,
  },
  {
    page: '/company-name-change-approval/:id',
    side: 'OFFICE',
    processes: ['NAME_CHANGE'],
    performs: [...wholeReviewActions, ...payableActions],
  },
];
