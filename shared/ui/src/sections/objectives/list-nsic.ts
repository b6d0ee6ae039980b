import { keepPreviousData, queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { Nsic, NsicHeading } from '@registrar/domain/calls/lookups';
import { usePortal } from '@registrar/runtime';

const quiet = { overlay: true, failureToast: true } as const;

/** The whole list: it is short enough to be looked through here, while one types. */
const nsicList = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: ['nsic'],
    queryFn: ({ signal }) =>
      gateway.request<Nsic[]>({
        path: '/external/api/nsic/list',
        query: { process: 'NAME_RESERVATION' },
        quiet,
        signal,
      }),
    staleTime: Infinity,
  });

const nsicHeadings = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: ['nsic-headings'],
    queryFn: ({ signal }) => gateway.request<NsicHeading[]>({ path: '/external/api/nsic/heading', quiet, signal }),
    staleTime: Infinity,
  });

const SEARCH_MAXIMUM = 30;

/** What the office's words say was meant, the likeliest first: everyday words, romanised, misspelt. */
export function useRankedNsic(search: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['nsic', 'search', search],
    queryFn:
      search === ''
        ? skipToken
        : ({ signal }) =>
            gateway.request<Nsic[]>({
              path: '/external/api/nsic/list',
              query: { search: search.slice(0, 100), limit: SEARCH_MAXIMUM },
              quiet,
              signal,
            }),
    staleTime: Infinity,
  });
}

/** The objectives with the headings they are looked up under. */
export function useNsic() {
  const { gateway } = usePortal();
  const [list, headings] = useQueries({ queries: [nsicList(gateway), nsicHeadings(gateway)] });
  return {
    objectives: list.data,
    headings: headings.data,
    failed: list.isError || headings.isError,
    retry: () => void Promise.all([list.refetch(), headings.refetch()]),
  };
}

const nsicByCodes = (gateway: ShellApi['gateway'], codes: readonly string[]) =>
  queryOptions({
    queryKey: ['nsic', 'codes', codes],
    queryFn:
      codes.length === 0
        ? skipToken
        : ({ signal }) =>
            gateway.request<Nsic[]>({
              path: '/external/api/nsic/list',
              query: { codes: codes.join(','), limit: 500 },
              quiet: { overlay: true },
              signal,
            }),
    staleTime: Infinity,
  });

/** The words behind codes that were chosen before. */
export function useNsicByCodes(codes: readonly string[]) {
  const { gateway } = usePortal();
  return useQuery({ ...nsicByCodes(gateway, codes), placeholderData: keepPreviousData });
}
