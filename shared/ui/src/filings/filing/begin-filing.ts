import { useMutation } from '@tanstack/react-query';
import type { CreateApplicationRequest, ApplicationDetail } from '@registrar/domain/calls/filings';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useApplicationCache } from './application';

/** Opens a draft for the company; however often it is clicked before the page goes, it opens one. */
export function useBeginFiling() {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: CreateApplicationRequest & { readonly companyId: string }) =>
      gateway.request<ApplicationDetail>({
        path: '/external/api/application',
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { successToast: true },
      }),
    onSuccess: (detail) => {
      cache.put(detail);
      void cache.refreshLists();
    },
  });
}
