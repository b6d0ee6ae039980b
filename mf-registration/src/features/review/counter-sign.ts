import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CounterSignRequest, Payable } from '@registrar/domain/calls/money';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

/** A second officer agrees to an amount that differs much from the schedule. */
export function useCounterSign(applicationId: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: CounterSignRequest) =>
      gateway.request<Payable>({ path: `/external/api/application/${applicationId}/payable/counter-sign`, method: 'POST', body: { kind: 'json', value: request }, idempotencyKey: attempt.keyFor(request) }),
    onSuccess: () => {
      attempt.renew();
      return client.invalidateQueries({ queryKey: ['application', applicationId] });
    },
  });
}
