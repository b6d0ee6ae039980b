import type { FilingScreen } from '@registrar/domain/processes/tables/filing-screen';
import {
  askDocumentsActions,
  askedDocumentsActions,
  discardActions,
  recallActions,
  summaryActions,
  payableActions,
  takeOverActions,
} from '@registrar/ui/filing/actions';
import { partReviewActions } from '@registrar/ui/review/actions';

const REGISTRATIONS = ['COMPANY_REGISTRATION', 'MIGRATION_COMPANY_REGISTRATION'] as const;
const TYPE_CHANGE = ['MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION'] as const;

/** What the pages of this remote perform on filings. */
export const filingScreens: readonly FilingScreen[] = [
  {
    page: '/company-registration/summary',
    side: 'OWN',
    processes: REGISTRATIONS,
    performs: [...summaryActions, ...discardActions],
  },
  {
    page: '/company-registration/summary',
    side: 'OWN',
    processes: ['MIGRATION_COMPANY_REGISTRATION'],
    performs: takeOverActions,
  },
  {
    page: '/company-registration',
    side: 'OWN',
    processes: REGISTRATIONS,
    performs: [...askedDocumentsActions, ...recallActions, ...discardActions],
  },
  {
    page: '/company-registration-approval/type-change',
    side: 'OWN',
    processes: TYPE_CHANGE,
    performs: [...summaryActions, ...askedDocumentsActions, ...discardActions],
  },
  // an officer who filed one takes it back on the page of the office
  { page: '/company-registration/review/:id', side: 'OWN', processes: TYPE_CHANGE, performs: recallActions },
  {
    page: '/company-registration/review/:id',
    side: 'OFFICE',
    processes: [...REGISTRATIONS, ...TYPE_CHANGE],
    performs: [...partReviewActions, ...askDocumentsActions],
  },
  {
    page: '/company-registration/review/:id',
    side: 'OFFICE',
    processes: ['COMPANY_REGISTRATION'],
    performs: payableActions,
  },
];
