import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ForcedBatchDetail,
  ForcedBatchPage,
  ProposeForcedBatch,
  ServedForcedBatch,
  ServeForcedBatch,
} from '@registrar/domain/calls/forced-batches';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { usePropose, type ProposalAction } from '@registrar/ui/review';
import { FORCED_KEY, PAGE_SIZE } from '../forced-openings/forced-openings';

export const BATCHES_PAGE = '/de-registration-approval/forced-openings/batches';
const PATH = '/external/api/forced-batch';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;
/** While companies are being opened the page looks again after so long. */
const LOOK_AGAIN_MS = 3000;

export const lettersOf = (id: string) => `${PATH}/${id}/letters` as const;

export const isUnderWay = ({ QUEUED, PROCESSING }: ForcedBatchDetail['counts']): boolean => QUEUED + PROCESSING > 0;

export function useBatches(show: 'open' | 'settled', page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [FORCED_KEY, 'batches', show, page],
    queryFn: ({ signal }) =>
      gateway.request<ForcedBatchPage>({ path: PATH, query: { show, page, size: PAGE_SIZE }, quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useBatch(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [FORCED_KEY, 'batch', id],
    queryFn: ({ signal }) => gateway.request<ForcedBatchDetail>({ path: `${PATH}/${id}`, quiet, signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.counts) ? LOOK_AGAIN_MS : false),
  });
}

export const useProposeBatch = () => usePropose<ProposeForcedBatch>(PATH, FORCED_KEY);

type BatchStep =
  | { readonly step: ProposalAction; readonly remark: string | undefined }
  | { readonly step: 'take-out'; readonly companyIds: readonly string[]; readonly remark: string | undefined }
  | { readonly step: 'retry' };

/** Decides on the batch, takes companies out, or tries again those that failed. */
export function useBatchStep(id: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ step, ...value }: BatchStep) =>
      gateway.request<object>({
        path: `${PATH}/${id}/${step}`,
        method: 'POST',
        ...(step !== 'retry' && { body: { kind: 'json' as const, value } }),
        idempotencyKey: attempt.keyFor({ id, step, ...value }),
      }),
    // also after a refusal: somebody else may have been quicker
    onSettled: () => client.invalidateQueries({ queryKey: [FORCED_KEY] }),
  });
}

/** Records the service of many notices; the answer says what became of each row. */
export function useServeBatch(id: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: ServeForcedBatch) =>
      gateway.request<ServedForcedBatch>({
        path: `${PATH}/${id}/service`,
        method: 'POST',
        body: { kind: 'json', value },
        quiet,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [FORCED_KEY] }),
  });
}
