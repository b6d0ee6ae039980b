import { committeeSchema, type CommitteeItem, type ConveneRequest } from '@registrar/domain/calls/committee';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CommitteeAction } from './committee-actions';

const KEY = ['committee'];

/** GET external/api/committee. */
export function useCommittee() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      committeeSchema.parse(
        await gateway.request({
          path: '/external/api/committee',
          quiet: { overlay: true, failureToast: true },
          signal,
        }),
      ),
  });
}

/** The form shows itself what is wrong. */
export function useConvene() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: ConveneRequest) =>
      gateway.request<object>({
        path: '/external/api/committee/meeting',
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useCancelMeeting() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, remark }: { readonly id: string; readonly remark: string }) =>
      gateway.request<object>({
        path: `/external/api/committee/meeting/${id}/cancel`,
        method: 'POST',
        body: { kind: 'json', value: { remark } },
        idempotencyKey: attempt.keyFor({ id, remark }),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export interface Decision {
  readonly action: CommitteeAction;
  readonly minutes: string;
  readonly remark: string;
}

/** Decided on the version that was read: whoever comes second is told so. */
export function useDecide(item: Pick<CommitteeItem, 'applicationId' | 'version'>) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ action, ...said }: Decision) => {
      const value = { version: item.version, ...said };
      return gateway.request<object>({
        path: `/external/api/application/${item.applicationId}/${action}`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor({ action, ...value }),
        quiet: { failureToast: true },
      });
    },
    // also after a refusal: another member may have been quicker
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
