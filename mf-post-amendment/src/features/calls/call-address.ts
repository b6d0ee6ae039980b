/** The office's list of calls, and its page of one. */
export const CALLS = '/post-amendment/explanation-calls';
export const openCallAddress = (companyId?: string): string =>
  `${CALLS}/new${companyId === undefined ? '' : `?company=${companyId}`}`;
export const officeCallAddress = (id: string): string => `${CALLS}/${id}`;
/** The company's page of a call. */
export const ownCallAddress = (id: string): string => `/post-amendment/call-for-explanation/${id}`;
