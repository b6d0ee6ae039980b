import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type {
  ProposeWordsRequest,
  WordHistory,
  WordList,
  WordListPage,
  WordPreview,
  WordProposalPage,
} from '@registrar/domain/calls/word-lists';
import { usePortal } from '@registrar/runtime';
import { useDecideProposal, usePropose } from '@registrar/ui/review';

export const PAGE_SIZE = 20;
const PROPOSALS = '/external/api/word-list-proposal';
const quiet = { overlay: true, failureToast: true } as const;

export interface WordFilter {
  readonly list: WordList;
  readonly search: string;
  readonly show: 'active' | 'retired';
  readonly page: number;
}

const words = (gateway: ShellApi['gateway'], { search, ...filter }: WordFilter) =>
  queryOptions({
    queryKey: ['word-lists', 'words', filter, search],
    queryFn: ({ signal }) =>
      gateway.request<WordListPage>({
        path: '/external/api/word-list',
        query: { ...filter, search: search || undefined, size: PAGE_SIZE },
        quiet,
        signal,
      }),
  });

export function useWords(filter: WordFilter) {
  const { gateway } = usePortal();
  return useQuery({ ...words(gateway, filter), placeholderData: keepPreviousData });
}

export function useWordHistory(list: WordList, id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['word-lists', 'history', list, id],
    queryFn: ({ signal }) =>
      gateway.request<WordHistory>({
        path: `/external/api/word-list/${list}/${encodeURIComponent(id)}/history`,
        quiet,
        signal,
      }),
  });
}

export function useProposals(show: 'open' | 'settled', page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['word-lists', 'proposals', show, page],
    queryFn: ({ signal }) =>
      gateway.request<WordProposalPage>({
        path: PROPOSALS,
        query: { show, page, size: PAGE_SIZE },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export type PreviewedWord = Pick<ProposeWordsRequest['entries'][number], 'english' | 'nepali' | 'mode'>;

/** How many names that exist hold the word; asked again as the word changes. */
export function useWordPreview(word: PreviewedWord) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['word-lists', 'preview', word],
    enabled: word.english !== '' || word.nepali !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      gateway.request<WordPreview>({
        path: '/external/api/word-list/preview',
        method: 'POST',
        body: { kind: 'json', value: word },
        quiet: { ...quiet, successToast: true },
        signal,
      }),
  });
}

/** `failureToast: false` would hide it; a form that shows the errors itself asks for `quietly`. */
export const useProposeWords = ({ quietly = false } = {}) =>
  usePropose<ProposeWordsRequest>(PROPOSALS, 'word-lists', { quietly });

export const useDecideWords = () => useDecideProposal(PROPOSALS, 'word-lists');
