/** Its filings have addresses of their own in the specification. */
export const CORRECTION = 'ERROR_CORRECTION';
export const CORRECTIONS = '/error-correction/list';
const REQUEST = '/error-correction/request';

/** Where the filing to be corrected is chosen; with its id it is shown first. */
export const chooseAddress = (companyId: string | undefined, filingId?: string): string =>
  companyId === undefined
    ? REQUEST
    : `${REQUEST}?company=${companyId}${filingId === undefined ? '' : `&filing=${filingId}`}`;
export const correctionAddress = (id: string): string => `${REQUEST}/${id}`;

/** The paths of these pages, as routes.json has them. */
export const paths = { list: CORRECTIONS, choose: REQUEST, one: `${REQUEST}/:editId` };
