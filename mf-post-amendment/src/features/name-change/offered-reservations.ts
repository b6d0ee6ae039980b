import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfferedReservation } from '@registrar/domain/calls/filing-requests';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';
import { useApplicationCache } from '@registrar/ui/filing';

const KEY = 'offered-reservations';

/** The reserved names that this change may take. */
export function useOfferedReservations({ id }: Pick<ApplicationDetail, 'id'>) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, id],
    queryFn: ({ signal }) =>
      gateway.request<{ readonly reservations: readonly OfferedReservation[] }>({
        path: `/external/api/application/${id}/reservation`,
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
  });
}

/**
 * Takes the names of a reservation, or with null lets go of them; the answer is the filing with the name it has then.
 */
export function useTakeReservation({ id }: Pick<ApplicationDetail, 'id'>) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const cache = useApplicationCache();
  return useMutation({
    mutationFn: (value: { readonly reservationId: string | null; readonly version: number }) =>
      gateway.request<ApplicationDetail>({
        path: `/external/api/application/${id}/reservation`,
        method: 'PUT',
        body: { kind: 'json', value },
        quiet: { successToast: true },
      }),
    onSuccess: cache.put,
    onError: () => client.invalidateQueries({ queryKey: [KEY, id] }),
  });
}
