import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

const request = { processName: 'NAME_RESERVATION' };

const startReservation = (gateway: ShellApi['gateway'], idempotencyKey: string) =>
  gateway.request<ApplicationDetail>({
    path: '/external/api/application',
    method: 'POST',
    body: { kind: 'json', value: request },
    idempotencyKey,
    quiet: { successToast: true },
  });

/** Opens a draft; however often it is clicked before the page goes, it opens one. */
export function useStartReservation() {
  const { gateway } = usePortal();
  const attempt = useIdempotencyKey();
  return useMutation({ mutationFn: () => startReservation(gateway, attempt.keyFor(request)) });
}
