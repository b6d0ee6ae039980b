import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { ApplicationDetail, PerformActionRequest } from '@registrar/domain/calls/filings';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useApplicationCache } from './application';

export interface ActionToPerform extends PerformActionRequest {
  readonly applicationId: string;
  readonly action: string;
}

const performAction = (gateway: ShellApi['gateway'], { applicationId, action, ...body }: ActionToPerform, { idempotencyKey, quiet }: { readonly idempotencyKey: string; readonly quiet: boolean }) =>
  gateway.request<ApplicationDetail>({
    path: `/external/api/application/${applicationId}/${action}`,
    method: 'POST',
    body: { kind: 'json', value: body },
    idempotencyKey,
    quiet: { successToast: quiet },
  });

/** One deed on an application. Repeating it after a lost answer does it once: the key stays while the content does. */
export function usePerformAction({ quiet = false }: { readonly quiet?: boolean } = {}) {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (action: ActionToPerform) => performAction(gateway, action, { idempotencyKey: attempt.keyFor(action), quiet }),
    onSuccess: (detail) => {
      attempt.renew();
      cache.put(detail);
      void cache.refreshLists();
    },
  });
}
