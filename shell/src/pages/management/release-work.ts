import { applicationDetailSchema } from '@registrar/domain/calls/filings';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { releaseActions } from './release-actions';

interface Release {
  readonly id: string;
  readonly version: number;
  readonly remark?: string;
}

/** POST external/api/application/{id}/release: back to its old place in the queue. */
export function useRelease() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ id, ...value }: Release) => {
      const answer = await gateway.request({
        path: `/external/api/application/${id}/${releaseActions[0]}`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor({ id, ...value }),
      });
      return applicationDetailSchema.parse(answer);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  });
}
