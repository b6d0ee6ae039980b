import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { Nsic } from '@registrar/domain/calls/lookups';
import { usePortal } from '@registrar/runtime';

export interface NsicFilter {
  readonly search?: string;
  readonly limit: number;
}

export const nsicList = (gateway: ShellApi['gateway'], filter: NsicFilter) =>
  queryOptions({
    queryKey: ['nsic', filter],
    queryFn: ({ signal }) =>
      gateway.request<Nsic[]>({
        path: '/external/api/nsic/list',
        query: { process: 'NAME_RESERVATION', ...filter },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    staleTime: Infinity,
  });

/** The objectives that answer a search in either language; without one, the first of the list. */
export function useNsicList(filter: NsicFilter) {
  const { gateway } = usePortal();
  return useQuery({ ...nsicList(gateway, filter), placeholderData: keepPreviousData });
}

export const nsicByCodes = (gateway: ShellApi['gateway'], codes: readonly string[]) =>
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
