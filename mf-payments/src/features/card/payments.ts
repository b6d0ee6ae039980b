import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { VoucherRequest } from '@registrar/domain/calls/money';
import type {
  BeginPaymentRequest,
  Payment,
  PaymentForm,
  paymentListQuerySchema,
  paymentPageSchema,
  PaymentStatus,
} from '@registrar/domain/calls/payments';
import { useIdempotencyKey, usePortal, useFreshQueries } from '@registrar/runtime';

const PAYMENT = '/external/api/payment';
/** The socket tells at once; where it is not there, the page looks by itself. */
const LOOK_AGAIN_MS = 3000;

export type PaymentFilter = z.output<typeof paymentListQuerySchema>;

export function usePayments(filter: PaymentFilter) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['payments', 'list', filter],
    queryFn: ({ signal }) =>
      gateway.request<z.output<typeof paymentPageSchema>>({
        path: PAYMENT,
        query: filter,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One's payments are looked at again as soon as there is news of them. */
export function usePaymentNews(): void {
  useFreshQueries('payments');
}

export function usePayment(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['payments', 'one', id],
    queryFn: ({ signal }) =>
      gateway.request<Payment>({ path: `${PAYMENT}/${id}`, quiet: { overlay: true, failureToast: true }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'INITIATED' ? LOOK_AGAIN_MS : false),
  });
}

export function useBeginPayment(id: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (value: BeginPaymentRequest) =>
      gateway.request<PaymentForm>({
        path: `${PAYMENT}/${id}`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor([id, value]),
        quiet: { successToast: true, failureToast: true },
      }),
    onSettled: () => {
      attempt.renew();
      return client.invalidateQueries({ queryKey: ['payments'] });
    },
  });
}

/** Sent twice, there is one voucher. */
export function useVoucherSubmission(id: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (value: VoucherRequest) =>
      gateway.request<Payment>({
        path: `${PAYMENT}/${id}/voucher`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor([id, value]),
        quiet: { overlay: true, failureToast: true },
      }),
    // also after a refusal: it may have been paid or withdrawn meanwhile
    onSettled: () => client.invalidateQueries({ queryKey: ['payments'] }),
  });
}

/** A joint invoice is taken apart, asked of itself or of one that it covers. */
export function usePayApart(id: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      gateway.request({ path: `${PAYMENT}/${id}/apart`, method: 'POST', idempotencyKey: attempt.keyFor(id) }),
    onSettled: () => {
      attempt.renew();
      return client.invalidateQueries({ queryKey: ['payments'] });
    },
  });
}

/** Asks the payment gateway now, instead of waiting until it is asked by itself. */
export function useCheckPayment(id: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      gateway.request<Payment>({ path: `${PAYMENT}/${id}/check`, method: 'POST', quiet: { successToast: true } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['payments'] }),
  });
}

/** The truth about a payment, whoever has come back and whatever their window still knows. */
export function usePaymentStatus(sessionId: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['payments', 'status', sessionId],
    queryFn: ({ signal }) =>
      gateway.request<PaymentStatus>({
        path: `${PAYMENT}/status/${encodeURIComponent(sessionId ?? '')}`,
        auth: 'none',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    enabled: sessionId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.outcome === 'pending' ? LOOK_AGAIN_MS : false,
  });
}
