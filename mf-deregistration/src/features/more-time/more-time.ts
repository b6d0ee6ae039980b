import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AskMoreTime, DecideMoreTime, MoreTime, OwnMoreTime } from '@registrar/domain/calls/more-time';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { CONDUCT_KEY } from '../conduct/conduct';

const quiet = { overlay: true, failureToast: true } as const;
const OWN_KEY = 'own-proceedings';

/** What the company asked for, and what it may ask for now. Renewed with the proceeding. */
export function useOwnMoreTime(proceedingId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [OWN_KEY, proceedingId, 'more-time'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<OwnMoreTime>({
        path: `/external/api/own-proceeding/${proceedingId}/more-time`,
        quiet,
        signal,
      }),
  });
}

/** Asks once, however often it is pressed. */
export function useAskMoreTime(proceedingId: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (value: AskMoreTime) =>
      gateway.request<object>({
        path: `/external/api/own-proceeding/${proceedingId}/more-time`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor(value),
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [OWN_KEY] }),
  });
}

export function useMoreTime(proceedingId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [CONDUCT_KEY, proceedingId, 'more-time'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<MoreTime>({ path: `/external/api/proceeding/${proceedingId}/more-time`, quiet, signal }),
  });
}

export function useDecideMoreTime(proceedingId: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ requestId, ...value }: DecideMoreTime & { readonly requestId: string }) =>
      gateway.request<object>({
        path: `/external/api/proceeding/${proceedingId}/more-time/${requestId}/decision`,
        method: 'POST',
        body: { kind: 'json', value },
      }),
    // also after a refusal: somebody else may have been quicker
    onSettled: () => client.invalidateQueries({ queryKey: [CONDUCT_KEY] }),
  });
}
