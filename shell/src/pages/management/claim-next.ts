import { claimNextAnswerSchema } from '@registrar/domain/calls/desk';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** POST external/api/desk/claim-next: the oldest that this officer may take, or null when nothing waits. */
export function useClaimNext() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: async (processName: string) => {
      const request = processName === '' ? {} : { processName };
      const answer = await gateway.request({
        path: '/external/api/desk/claim-next',
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { successToast: true },
      });
      return claimNextAnswerSchema.parse(answer).application;
    },
    onSuccess: (application) => {
      // The page goes with what was claimed; a click on its way out must not claim another.
      if (application === null) attempt.renew();
      return queries.invalidateQueries({ queryKey: ['desk'] });
    },
  });
}
