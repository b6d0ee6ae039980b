import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  oldPaymentPageSchema,
  paymentHistoryPageSchema,
  paymentHistoryQuerySchema,
} from '@registrar/domain/calls/receipts';
import { usePortal } from '@registrar/runtime';

const quiet = { overlay: true, failureToast: true } as const;

export function usePaymentHistory(filter: z.output<typeof paymentHistoryQuerySchema>) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['payment-history', filter],
    queryFn: ({ signal }) =>
      gateway.request<z.output<typeof paymentHistoryPageSchema>>({
        path: '/external/api/payment-history',
        query: filter,
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // a receipt is ready some seconds after its payment
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ receipt, means }) => means !== 'NOTHING' && receipt?.ready !== true) ? 5_000 : false,
  });
}

export function useOldPayments(page: number, size: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['old-payment-history', page],
    queryFn: ({ signal }) =>
      gateway.request<z.output<typeof oldPaymentPageSchema>>({
        path: '/external/api/payment-history/old',
        query: { page, size },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
