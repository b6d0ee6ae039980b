import type { ProcessDefinition } from '@registrar/domain/processes';
import type { FilingScreen } from '@registrar/domain/processes/tables/filing-screen';
import {
  askDocumentsActions,
  askedDocumentsActions,
  discardActions,
  payableActions,
  recallActions,
  summaryActions,
  takeOverActions,
} from '@registrar/ui/filing/actions';
import { partReviewActions } from '@registrar/ui/review/actions';
import { filings } from './model/filings';

const FILINGS = filings.map(({ process }) => process);
const inCommittee = ({ office }: ProcessDefinition): boolean => office.committee;
const isPaid = ({ money }: ProcessDefinition): boolean => money.payTiming !== 'NONE';

const screens: readonly FilingScreen[] = [
  {
    page: '/de-registration/application/:id/:step?',
    side: 'OWN',
    processes: FILINGS,
    performs: [...takeOverActions, ...summaryActions, ...askedDocumentsActions, ...recallActions, ...discardActions],
  },
  {
    page: '/de-registration/review/:id',
    side: 'OFFICE',
    processes: FILINGS,
    performs: [...partReviewActions.filter((action) => action !== 'sendToCommittee'), ...askDocumentsActions],
  },
  {
    page: '/de-registration/review/:id',
    side: 'OFFICE',
    processes: filings.filter(inCommittee).map(({ process }) => process),
    performs: ['sendToCommittee'],
  },
  {
    page: '/de-registration/review/:id',
    side: 'OFFICE',
    processes: filings.filter(isPaid).map(({ process }) => process),
    performs: payableActions,
  },
];

/** What the pages of this remote perform on filings. */
export const filingScreens: readonly FilingScreen[] = screens.filter(({ processes }) => processes.length > 0);
