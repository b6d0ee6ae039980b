import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { GroupRequestPage } from '@registrar/domain/calls/group-requests';
import { usePortal } from '@registrar/runtime';

export interface GroupRequestFilter {
  readonly show: 'waiting' | 'answered';
  readonly page: number;
  readonly size: number;
}

const groupRequests = (gateway: ShellApi['gateway'], filter: GroupRequestFilter) =>
  queryOptions({
    queryKey: ['group-requests', filter],
    queryFn: ({ signal }) =>
      gateway.request<GroupRequestPage>({
        path: '/external/api/group-request',
        query: { ...filter },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });

export function useGroupRequests(filter: GroupRequestFilter) {
  const { gateway } = usePortal();
  return useQuery({ ...groupRequests(gateway, filter), placeholderData: keepPreviousData });
}
