import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { VoucherEntry, voucherListQuerySchema, voucherPageSchema } from '@registrar/domain/calls/money';
import { useFreshQueries, useIdempotencyKey, usePortal } from '@registrar/runtime';

export type VoucherFilter = z.output<typeof voucherListQuerySchema>;

const VOUCHERS = '/external/api/payment-voucher';

export function useVouchers(filter: VoucherFilter) {
  useFreshQueries('payment-vouchers');
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['payment-vouchers', filter],
    queryFn: ({ signal }) =>
      gateway.request<z.output<typeof voucherPageSchema>>({
        path: VOUCHERS,
        query: filter,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
    // what waits changes while one reads
    staleTime: 0,
  });
}

export interface VoucherDecision {
  readonly voucher: Pick<VoucherEntry, 'id' | 'version'>;
  /** Given: it is refused for this. */
  readonly reason?: string;
}

export function useDecideVoucher() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ voucher: { id, version }, reason }: VoucherDecision) => {
      const value = reason === undefined ? { version } : { version, reason };
      return gateway.request<object>({
        path: `${VOUCHERS}/${id}/${reason === undefined ? 'verify' : 'reject'}`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor([id, value]),
      });
    },
    // also after a refusal: somebody else may have been faster
    onSettled: () => client.invalidateQueries({ queryKey: ['payment-vouchers'] }),
  });
}

export const pictureOf = (id: string) => `${VOUCHERS}/${id}/picture` as const;
