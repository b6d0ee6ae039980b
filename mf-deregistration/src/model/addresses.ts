/** The filings of a company in one status, or `all`. */
export const filingsAddress = (companyId?: string, status = 'all'): string =>
  `/de-registration/list/${status}${companyId === undefined ? '' : `?company=${companyId}`}`;

/** Where one filing stands; with a step, the page of that step. */
export const filingAddress = (id: string, step?: string): string =>
  `/de-registration/application/${id}${step === undefined ? '' : `/${step}`}`;

/** One proceeding, for the company that is in it. */
export const ownProceedingAddress = (id: string): string => `/de-registration/proceeding/${id}`;

/** The proceeding at one of its forms, by all that the specification puts into the address. */
export const formAddress = ({
  phaseKey,
  processKey,
  proceedingId,
  phaseId,
  processId,
  permissionStatus,
}: {
  readonly phaseKey: string;
  readonly processKey: string;
  readonly proceedingId: string;
  /** The number of the phase in its proceeding, from 1. */
  readonly phaseId: number;
  /** The filing; undefined: none is begun. */
  readonly processId?: string | undefined;
  readonly permissionStatus: string;
}): string =>
  [
    '/de-registration',
    phaseKey,
    processKey,
    proceedingId,
    phaseId,
    ...(processId === undefined ? [] : [processId, permissionStatus]),
  ].join('/');

export const APPROVAL_LIST = '/de-registration-approval/filings';

export const DISCOUNTED_START = '/discounted-de-registration-start';
