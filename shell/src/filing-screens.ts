import { filableProcesses } from '@registrar/domain/processes';
import type { FilingScreen } from '@registrar/domain/processes/filing-screen';
import { releaseActions } from './pages/management/release-actions';

/** What the shell's own pages perform on filings. */
export const filingScreens: readonly FilingScreen[] = [{ page: '/management', side: 'OFFICE', processes: filableProcesses, performs: releaseActions }];
