export const ADD_NEW = '/post-amendment/add-new';
export const APPROVAL_LIST = '/post-amendment-approval';

/** Every change of a company is one event of the specification’s address. */
export const EVENT = 'POST_AMENDMENT';

/** Where one filing stands; with a step, the page of that step; of a holder in its place, the page of one of theirs. */
export function amendmentAddress(processName: string, id: string, step?: string, itemStep?: string): string {
  return step === undefined
    ? `/post-amendment/application/${id}`
    : `/post-amendment/activity/${EVENT}/${processName}/${id}/${[step, itemStep].filter(Boolean).join('/')}`;
}

/** The filings of a company in a status, or `all`. */
export const filingsAddress = (companyId: string, status = 'all'): string =>
  `/post-amendment/list/${status}?company=${companyId}`;
