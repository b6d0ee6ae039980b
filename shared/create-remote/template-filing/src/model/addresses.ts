/** The filings of a company in one status, or `all`. */
export const filingsAddress = (companyId?: string, status = 'all'): string =>
  `__PATH__/list/${status}${companyId === undefined ? '' : `?company=${companyId}`}`;

/** Where one filing stands; with a step, the page of that step. */
export const filingAddress = (id: string, step?: string): string =>
  `__PATH__/application/${id}${step === undefined ? '' : `/${step}`}`;

export const APPROVAL_LIST = '__PATH__-approval';
