import { useMutation } from '@tanstack/react-query';
import type { Pin } from '@registrar/domain/calls/corrections';
import { usePortal } from '@registrar/runtime';
import { useApplicationCache } from '../filing/application';

/** Says what was done about one remark of the office. */
export function useAnswerPin(applicationId: string) {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  return useMutation({
    mutationFn: ({ pinId, answer }: { readonly pinId: string; readonly answer: string }) =>
      gateway.request<{ readonly pins: Pin[]; readonly applicationVersion?: number }>({
        path: `/external/api/application/${applicationId}/pin/${pinId}/answer`,
        method: 'PUT',
        body: { kind: 'json', value: { answer } },
        quiet: { overlay: true, successToast: true },
      }),
    onSuccess: ({ pins, applicationVersion: version }) => {
      cache.change(applicationId, (detail) => ({
        ...detail,
        pins,
        version: Math.max(detail.version, version ?? 0),
      }));
      // Whether it may be handed in again depends on the answers.
      void cache.refresh(applicationId);
    },
  });
}
