import { claimNextAnswerSchema } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** POST external/api/desk/claim-next: the oldest that this officer may take, or null when nothing waits. */
export function useClaimNext() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (processName: string) =>
      claimNextAnswerSchema.parse(
        await gateway.request({
          path: '/external/api/desk/claim-next',
          method: 'POST',
          body: { kind: 'json', value: processName === '' ? {} : { processName } },
          quiet: { successToast: true },
        }),
      ).application,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  });
}
