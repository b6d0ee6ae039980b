import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { Office } from '@registrar/domain/calls/accounts';
import { usePortal } from '@registrar/runtime';

export const offices = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: ['offices'],
    queryFn: ({ signal }) =>
      gateway.request<Office[]>({
        path: '/external/api/office/minimal-detail',
        auth: 'none',
        quiet: { overlay: true },
        signal,
      }),
    staleTime: Infinity,
  });

export function useOffices() {
  const { gateway } = usePortal();
  return useQuery(offices(gateway));
}
