import { useQuery } from '@tanstack/react-query';
import type { Office } from '@registrar/domain/calls/accounts';
import { usePortal } from '@registrar/runtime';

export function useOffices() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['offices'],
    queryFn: ({ signal }) =>
      gateway.request<Office[]>({
        path: '/external/api/office/minimal-detail',
        auth: 'none',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
}
