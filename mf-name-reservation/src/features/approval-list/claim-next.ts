import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { claimNextAnswerSchema } from '@registrar/domain/calls/desk';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

const request = { processName: 'NAME_RESERVATION' };

const claimNext = (gateway: ShellApi['gateway'], idempotencyKey: string) =>
  gateway.request<z.infer<typeof claimNextAnswerSchema>>({
    path: '/external/api/desk/claim-next',
    method: 'POST',
    body: { kind: 'json', value: request },
    idempotencyKey,
    // The review that opens says it; of an empty queue the page speaks itself, and not as of a success.
    quiet: { successToast: true },
  });

/** Takes the oldest waiting application that this officer may take. */
export function useClaimNext() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: () => claimNext(gateway, attempt.keyFor(request)),
    onSuccess: ({ application }) => {
      // The page goes with what was claimed; a click on its way out must not claim another.
      if (application === null) attempt.renew();
      void client.invalidateQueries({ queryKey: ['desk'] });
    },
  });
}
