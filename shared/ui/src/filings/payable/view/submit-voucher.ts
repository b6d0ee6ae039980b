import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VoucherRequest } from '@registrar/domain/calls/money';
import type { Payment } from '@registrar/domain/calls/payments';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

/** Sent twice, there is one voucher. What may be done next with the filing depends on it. */
export function useVoucherSubmission(applicationId: string, invoiceId: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: VoucherRequest) =>
      gateway.request<Payment>({
        path: `/external/api/payment/${invoiceId}/voucher`,
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor([invoiceId, request]),
        quiet: { overlay: true, failureToast: true },
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['payable', applicationId] }),
        client.invalidateQueries({ queryKey: ['application', applicationId] }),
      ]),
  });
}
