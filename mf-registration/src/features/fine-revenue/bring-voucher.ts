import { useMutation } from '@tanstack/react-query';
import type { Payable, VoucherRequest } from '@registrar/domain/calls/money';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { usePayableCache } from '@registrar/ui/payable';

/** Sent twice, there is one voucher. */
export function useBringVoucher(applicationId: string) {
  const { gateway } = usePortal();
  const attempt = useIdempotencyKey();
  const put = usePayableCache(applicationId);
  return useMutation({
    mutationFn: (request: VoucherRequest) =>
      gateway.request<Payable>({ path: `/external/api/application/${applicationId}/payable/voucher`, method: 'POST', body: { kind: 'json', value: request }, idempotencyKey: attempt.keyFor(request), quiet: { overlay: true, failureToast: true } }),
    onSuccess: put,
  });
}
