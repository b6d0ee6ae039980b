import { randomUUID } from 'node:crypto';
import {
  wordListPageSchema,
  wordProposalPageSchema,
  type ListedWord,
  type WordList,
  type WordProposal,
} from '@registrar/domain/calls/word-lists';
import type { Caller } from './filings-kit';
import type { Answer } from './harness';

const LISTS = 'external/api/word-list';
export const PROPOSALS = 'external/api/word-list-proposal';
const keyed = (key: string): Record<string, string> => ({ 'idempotency-key': key });

export function propose(proposer: Caller, body: object, key = randomUUID()): Promise<Answer> {
  return proposer.call('POST', PROPOSALS, { remark: 'Asked for by the ministry', ...body }, keyed(key));
}

export function decideOn(
  person: Caller,
  id: string,
  how: 'approve' | 'refuse' | 'withdraw',
  body: object = { remark: 'Looked at' },
): Promise<Answer> {
  return person.call('POST', `${PROPOSALS}/${id}/${how}`, body, keyed(randomUUID()));
}

export async function proposalsOf(reader: Caller, show: 'open' | 'settled' = 'open'): Promise<WordProposal[]> {
  return wordProposalPageSchema.parse((await reader.call('GET', `${PROPOSALS}?size=100&show=${show}`)).body.data).items;
}

export async function wordsOf(
  reader: Caller,
  list: WordList,
  search: string,
  show: 'active' | 'retired' = 'active',
): Promise<ListedWord[]> {
  return wordListPageSchema.parse(
    (await reader.call('GET', `${LISTS}?list=${list}&show=${show}&search=${encodeURIComponent(search)}`)).body.data,
  ).items;
}
