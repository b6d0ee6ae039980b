import type { Bilingual } from '../bilingual';
import { refund } from './kinds/refund';
import type { RequestKind } from './request-kind';
import { requestStatuses, type RequestStatus } from './request-statuses';

/** Every kind of request. */
export const requestKinds: readonly RequestKind[] = [refund];

/** Its row; undefined: a kind that this page does not know yet. */
export const requestKind = (key: string): RequestKind | undefined => requestKinds.find((kind) => kind.key === key);

/** A request in its requester's own words. */
export const wordsOf = ({ answers, words }: RequestKind, given: unknown): string =>
  String(answers.parse(given)[words] ?? '');

/** What a status is called for a kind. */
export const requestStatusName = (kind: RequestKind | undefined, status: RequestStatus): Bilingual =>
  kind?.statusNames[status] ?? requestStatuses.name(status);
