import { useQuery } from '@tanstack/react-query';
import type { ReservationTerms } from '@registrar/domain/calls/names';
import { usePortal } from '@registrar/runtime';

const STALE_AFTER_MS = 5 * 60_000;

/**
 * The days and the fee of a reserved name; undefined until they are here, and where they cannot be read: no page then
 * says a number.
 */
export function useReservationTerms(): ReservationTerms | undefined {
  const { gateway } = usePortal();
  const { data } = useQuery({
    queryKey: ['reservation-terms'],
    queryFn: ({ signal }) =>
      gateway.request<ReservationTerms>({
        path: '/external/api/name/reservation-terms',
        auth: 'none',
        signal,
        quiet: { overlay: true, successToast: true, failureToast: true },
      }),
    staleTime: STALE_AFTER_MS,
  });
  return data;
}
