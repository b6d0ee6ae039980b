import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Revenue } from '@registrar/domain/calls/revenue';
import { usePortal } from '@registrar/runtime';

export interface Period {
  readonly from: string;
  readonly to: string;
}

export function useRevenue(period: Period) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['revenue', period],
    queryFn: ({ signal }) =>
      gateway.request<Revenue>({
        path: '/external/api/revenue',
        query: { ...period },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
