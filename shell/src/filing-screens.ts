import { filableProcesses, processDefinition } from '@registrar/domain/processes/tables/definitions';
import type { FilingScreen } from '@registrar/domain/processes/tables/filing-screen';
import { committeeActions } from './pages/committee/committee-actions';
import { releaseActions } from './pages/management/release-actions';

/** What the shell's own pages perform on filings. */
export const filingScreens: readonly FilingScreen[] = [
  { page: '/management', side: 'OFFICE', processes: filableProcesses, performs: releaseActions },
  {
    page: '/committee',
    side: 'OFFICE',
    processes: filableProcesses.filter((process) => processDefinition(process)?.office.committee),
    performs: committeeActions,
  },
];
