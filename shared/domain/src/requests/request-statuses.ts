import { enumeration, type KeyOf } from '../enumerations/enumeration';

export const requestStatuses = enumeration([
  ['ASKED', 'कार्यालयले हेर्न बाँकी', 'With the office'],
  ['PAID', 'दस्तुर तिरिएको, कार्यालयले हेर्न बाँकी', 'Fee paid, with the office'],
  ['IN_HAND', 'कार्यालयले काम गरिरहेको', 'Being worked on'],
  ['DONE', 'काम सम्पन्न', 'Done'],
  ['REFUSED', 'अस्वीकृत', 'Refused'],
  ['WITHDRAWN', 'निवेदकले रद्द गरेको', 'Withdrawn'],
  ['REOPENED', 'फेरि खोलिएको, कार्यालयले हेर्न बाँकी', 'Opened again, with the office'],
]);
export type RequestStatus = KeyOf<typeof requestStatuses>;

/** Nothing more happens to it unless it is opened again. */
export const hasEnded = (status: RequestStatus): boolean =>
  status === 'DONE' || status === 'REFUSED' || status === 'WITHDRAWN';

/** pay: the fee came. withdraw: it is let go unpaid. take, release: the office begins it, or puts it back. */
export type RequestAction = 'pay' | 'withdraw' | 'take' | 'release' | 'finish' | 'refuse' | 'reopen';

export interface RequestState {
  readonly status: RequestStatus;
  readonly hasFee: boolean;
  readonly wasReopened: boolean;
  /** Of a kind whose outcome may be opened again once, whatever it is. */
  readonly reopensOnce?: boolean;
}

/** WAITING: the status in which it waits for the office; see `waitingStatus`. */
const TRANSITIONS: Readonly<
  Record<RequestAction, { readonly from: readonly RequestStatus[]; readonly to: RequestStatus | 'WAITING' }>
> = {
  pay: { from: ['ASKED'], to: 'PAID' },
  withdraw: { from: ['ASKED'], to: 'WITHDRAWN' },
  take: { from: ['ASKED', 'PAID', 'REOPENED'], to: 'IN_HAND' },
  release: { from: ['IN_HAND'], to: 'WAITING' },
  finish: { from: ['IN_HAND'], to: 'DONE' },
  refuse: { from: ['ASKED', 'PAID', 'REOPENED', 'IN_HAND'], to: 'REFUSED' },
  reopen: { from: ['REFUSED'], to: 'REOPENED' },
};

const waitingStatus = ({ hasFee, wasReopened }: RequestState): RequestStatus =>
  wasReopened ? 'REOPENED' : hasFee ? 'PAID' : 'ASKED';

/**
 * The status after an action; null: the action is not open. Where there is a fee the office neither begins nor refuses
 * before it is paid; where there is none nothing is paid.
 */
export function statusAfter(action: RequestAction, state: RequestState): RequestStatus | null {
  const { from, to } = TRANSITIONS[action];
  if (action === 'reopen' && state.reopensOnce === true)
    return hasEnded(state.status) && !state.wasReopened ? 'REOPENED' : null;
  if (!from.includes(state.status)) return null;
  if ((action === 'pay' || action === 'withdraw') && !state.hasFee) return null;
  if ((action === 'take' || action === 'refuse') && state.hasFee && state.status === 'ASKED') return null;
  return to === 'WAITING' ? waitingStatus(state) : to;
}
