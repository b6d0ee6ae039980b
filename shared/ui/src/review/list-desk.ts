import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { DeskPage, DeskQuery } from '@registrar/domain/calls/desk';
import { usePortal } from '@registrar/runtime';
import { deskCounts, waitingByKind } from './desk-counts';

export type DeskFilter = Pick<
  DeskQuery,
  'processName' | 'queue' | 'sort' | 'status' | 'search' | 'term' | 'page' | 'size'
>;

export const desk = (gateway: ShellApi['gateway'], filter: DeskFilter) =>
  queryOptions({
    queryKey: ['desk', filter],
    queryFn: ({ signal }) =>
      gateway.request<DeskPage>({
        path: '/external/api/desk',
        query: filter,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });

/** How many of each kind wait for the reader; of a kind that is not in it none do. */
export function useWaitingByKind(enabled: boolean): ReadonlyMap<string, number> | undefined {
  const { gateway } = usePortal();
  const { data } = useQuery({ ...deskCounts(gateway), enabled });
  return data && waitingByKind(data);
}

export function useDesk(filter: DeskFilter) {
  const { gateway } = usePortal();
  return useQuery({ ...desk(gateway, filter), placeholderData: keepPreviousData });
}
