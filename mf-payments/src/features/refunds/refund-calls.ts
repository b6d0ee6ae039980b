import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  RefundCandidate,
  refundListQuerySchema,
  refundPageSchema,
  RefundRequest,
  RefundStep,
} from '@registrar/domain/calls/refunds';
import { useFreshQueries, useIdempotencyKey, usePortal } from '@registrar/runtime';

const REFUND = '/external/api/refund';
const quiet = { overlay: true, failureToast: true } as const;

export function useRefunds(filter: z.output<typeof refundListQuerySchema>) {
  useFreshQueries('refunds');
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['refunds', filter],
    queryFn: ({ signal }) =>
      gateway.request<z.output<typeof refundPageSchema>>({ path: REFUND, query: filter, quiet, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Asked when the officer has entered a number. */
export function useRefundCandidates(search: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['refund-candidates', search],
    queryFn: ({ signal }) =>
      gateway.request<readonly RefundCandidate[]>({ path: `${REFUND}/candidate`, query: { search }, quiet, signal }),
    enabled: search !== '',
    staleTime: 0,
  });
}

export function useProposeRefund() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (value: RefundRequest) =>
      gateway.request<object>({
        path: REFUND,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor(value),
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['refunds'] }),
        client.invalidateQueries({ queryKey: ['refund-candidates'] }),
        client.invalidateQueries({ queryKey: ['request'] }),
      ]),
  });
}

export interface RefundAnswer {
  readonly id: string;
  readonly version: number;
  readonly step: RefundStep;
  readonly remark: string;
}

export function useDecideRefund() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, step, version, remark }: RefundAnswer) => {
      const value = { version, remark };
      return gateway.request<object>({
        path: `${REFUND}/${id}/${step}`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor([id, step, value]),
      });
    },
    // also after a refusal: somebody else may have been faster
    onSettled: () => client.invalidateQueries({ queryKey: ['refunds'] }),
  });
}
