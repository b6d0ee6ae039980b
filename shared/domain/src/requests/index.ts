export { refund } from './kinds/refund';
export { requestKind, requestKinds, requestStatusName, wordsOf } from './kinds';
export type { RequestBlocker, RequestKind } from './request-kind';
export {
  hasEnded,
  requestStatuses,
  statusAfter,
  type RequestAction,
  type RequestState,
  type RequestStatus,
} from './request-statuses';
