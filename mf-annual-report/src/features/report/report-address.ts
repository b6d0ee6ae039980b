import { addressesBelow } from '@registrar/ui/filing';

export const ANNUAL_REPORTS = '/annual-report/list/all';
export const ANNUAL_REPORT_APPROVAL = '/annual-report-approval';

/** The address of a report; without a step where it stands. */
export const reportAddress = addressesBelow('/annual-report');

/** The page of a report for the officers. */
export const reviewAddress = (id: string): string => `/annual-report/review/${id}`;

/** The recorded years of a company: for its own people, and for the officers. */
export const recordsAddress = (companyId: string): string => `/annual-report/record?company=${companyId}`;
export const officeRecordsAddress = (companyId: string): string => `${ANNUAL_REPORT_APPROVAL}/record/${companyId}`;

/** The years of a company in one state, or `all`. */
export const yearsAddress = (companyId?: string, status = 'all'): string =>
  `/annual-report/list/${status}${companyId === undefined ? '' : `?company=${companyId}`}`;
