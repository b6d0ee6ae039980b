import type { FilingScreen } from '@registrar/domain/processes/filing-screen';
import { askDocumentsActions, askedDocumentsActions, discardActions, recallActions, summaryActions } from '@registrar/ui/filings/actions';
import { partReviewActions, payableActions } from '@registrar/ui/review/actions';

const CHANGES = ['LOCATION_CHANGE', 'OTHERS'] as const;
/** The office decides a change of name on the page of names. */
const OWN = [...CHANGES, 'NAME_CHANGE'] as const;

/** What the pages of this remote perform on filings. */
export const filingScreens: readonly FilingScreen[] = [
  { page: '/post-amendment/activity/:eventId/:processName/:processId/:step', side: 'OWN', processes: OWN, performs: [...summaryActions, ...discardActions] },
  { page: '/post-amendment/application/:processId', side: 'OWN', processes: OWN, performs: [...askedDocumentsActions, ...recallActions, ...discardActions] },
  { page: '/post-amendment/review/:id', side: 'OFFICE', processes: CHANGES, performs: [...partReviewActions, ...askDocumentsActions] },
  { page: '/post-amendment/review/:id', side: 'OFFICE', processes: ['LOCATION_CHANGE'], performs: payableActions },
];
