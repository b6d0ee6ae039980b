import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { DeskPage, DeskQuery } from '@registrar/domain/calls/desk';
import { usePortal } from '@registrar/runtime';

export type DeskFilter = Pick<DeskQuery, 'processName' | 'queue' | 'sort' | 'status' | 'search' | 'term' | 'page' | 'size'>;

export const desk = (gateway: ShellApi['gateway'], filter: DeskFilter) =>
  queryOptions({
    queryKey: ['desk', filter],
    queryFn: ({ signal }) => gateway.request<DeskPage>({ path: '/external/api/desk', query: filter, quiet: { overlay: true, failureToast: true }, signal }),
  });

export function useDesk(filter: DeskFilter) {
  const { gateway } = usePortal();
  return useQuery({ ...desk(gateway, filter), placeholderData: keepPreviousData });
}
