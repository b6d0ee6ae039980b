import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  MismatchDecisionRequest,
  reconciliationPageSchema,
  reconciliationQuerySchema,
} from '@registrar/domain/calls/payments';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

export type ReconciliationFilter = z.output<typeof reconciliationQuerySchema>;

const RECONCILIATION = '/external/api/payment-reconciliation';
const KEY = 'payment-reconciliation';

export function useReconciliation(filter: ReconciliationFilter) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, filter],
    queryFn: ({ signal }) =>
      gateway.request<z.output<typeof reconciliationPageSchema>>({
        path: RECONCILIATION,
        query: filter,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useAskAgain() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (attemptId: string) =>
      gateway.request<object>({ path: `${RECONCILIATION}/${attemptId}/ask`, method: 'POST' }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

export function useDecideMismatch() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, ...value }: MismatchDecisionRequest & { readonly id: string }) =>
      gateway.request<object>({
        path: `${RECONCILIATION}/${id}/decide`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor([id, value]),
      }),
    // also after a refusal: somebody else may have been faster
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}
