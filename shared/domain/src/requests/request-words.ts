import type { Bilingual } from '../bilingual';
import type { RequestKind } from './request-kind';
import { requestStatuses, type RequestStatus } from './request-statuses';

/** A request in its requester's own words. */
export function wordsOf({ answers, words }: RequestKind, given: unknown): string {
  const said = answers.parse(given)[words];
  return typeof said === 'string' ? said : '';
}

/** What a status is called for a kind. */
export const requestStatusName = (kind: RequestKind, status: RequestStatus): Bilingual =>
  kind.statusNames[status] ?? requestStatuses.name(status);
