import { useQuery } from '@tanstack/react-query';
import type { Outline } from '@registrar/domain/calls/lookups';
import { usePortal } from '@registrar/runtime';

/** Of what lies in a district; null: of the districts of the country; undefined: of nothing. */
export function useOutline(districtId: number | null | undefined) {
  const { gateway } = usePortal();
  const { data, isError, refetch } = useQuery({
    queryKey: ['outline', districtId],
    enabled: districtId !== undefined,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      gateway.request<Outline>({
        path: '/external/api/outline',
        query: { districtId: districtId ?? undefined },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
  return { outline: data, failed: isError, retry: () => void refetch() };
}
