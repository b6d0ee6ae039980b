import { companyChanges } from '@registrar/domain/processes/tables/company-changes';
import type { ProcessDefinition } from '@registrar/domain/processes';
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
import { decidedHere } from './features/review/decided-here';

const OWN = companyChanges.map(({ process }) => process);
const CHANGES = decidedHere.map(({ process }) => process);
const PAYABLE = decidedHere
  .filter((change: ProcessDefinition) => change.money.payTiming !== 'NONE')
  .map(({ process }) => process);

/** What the pages of this remote perform on filings. */
export const filingScreens: readonly FilingScreen[] = [
  {
    page: '/post-amendment/activity/:eventId/:processName/:processId/:step',
    side: 'OWN',
    processes: OWN,
    performs: [...takeOverActions, ...summaryActions, ...discardActions],
  },
  {
    page: '/post-amendment/application/:processId',
    side: 'OWN',
    processes: OWN,
    performs: [...askedDocumentsActions, ...recallActions, ...discardActions],
  },
  {
    page: '/post-amendment/review/:id',
    side: 'OFFICE',
    processes: CHANGES,
    performs: [...partReviewActions, ...askDocumentsActions],
  },
  { page: '/post-amendment/review/:id', side: 'OFFICE', processes: PAYABLE, performs: payableActions },
];
