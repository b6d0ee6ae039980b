export { pratilipi } from './kinds/pratilipi';
export { grievance, GRIEVANCE_SUBJECT_MAXIMUM } from './kinds/grievance';
export { refund } from './kinds/refund';
export { requestStatusName, wordsOf } from './request-words';
export type { RequestBlocker, RequestKind } from './request-kind';
export { hasEnded, statusAfter, type RequestAction, type RequestStatus } from './request-statuses';
