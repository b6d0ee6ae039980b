import type { CallSummary } from '../../calls/explanation-calls';
import type { RegisterAspect } from '../../register/register-aspects';

/**
 * The private data of a company that a filing needs in addition to what every filing needs; a mandate for the process
 * may read it (docs/decisions/0189-what-a-mandate-reads.md).
 */
export interface PrivateReads {
  readonly aspects?: readonly RegisterAspect[];
  /** The shareholders with their shares. */
  readonly shareholders?: true;
  /** The annual reports. */
  readonly reports?: true;
  /** Calls for explanation, by their matter. */
  readonly calls?: 'ALL' | readonly CallSummary['matter'][];
}

export const READS_SHARES: PrivateReads = { aspects: ['SHAREHOLDER'], shareholders: true, calls: ['SHARES'] };
export const READS_HOLDERS: PrivateReads = {
  aspects: ['SHAREHOLDER', 'DIRECTOR'],
  shareholders: true,
  calls: ['SHARES', 'DIRECTORS'],
};
export const READS_REPORTS: PrivateReads = {
  aspects: ['SHAREHOLDER', 'DIRECTOR', 'AUDITOR', 'DISCLOSURE'],
  shareholders: true,
  reports: true,
  calls: ['RETURNS', 'ACCOUNTS'],
};
export const READS_FOR_AN_END: PrivateReads = {
  aspects: ['SHAREHOLDER', 'DIRECTOR', 'AUDITOR'],
  shareholders: true,
  reports: true,
  calls: 'ALL',
};
export const READS_REPRESENTATIVES: PrivateReads = { aspects: ['REPRESENTATIVE'] };
