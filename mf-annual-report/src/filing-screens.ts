import type { FilingScreen } from '@registrar/domain/processes/tables/filing-screen';
import {
  askDocumentsActions,
  askedDocumentsActions,
  discardActions,
  recallActions,
  summaryActions,
  takeOverActions,
} from '@registrar/ui/filing/actions';
import { partReviewActions } from '@registrar/ui/review/actions';

const REPORT = ['ANNUAL_REPORT'] as const;

/** What the pages of this remote perform on filings. */
export const filingScreens: readonly FilingScreen[] = [
  {
    page: '/annual-report/summary',
    side: 'OWN',
    processes: REPORT,
    performs: [...takeOverActions, ...summaryActions, ...discardActions],
  },
  {
    page: '/annual-report',
    side: 'OWN',
    processes: REPORT,
    performs: [...askedDocumentsActions, ...recallActions, ...discardActions],
  },
  // an annual report never goes to the committee
  {
    page: '/annual-report/review/:id',
    side: 'OFFICE',
    processes: REPORT,
    performs: [...partReviewActions.filter((action) => action !== 'sendToCommittee'), ...askDocumentsActions],
  },
];
