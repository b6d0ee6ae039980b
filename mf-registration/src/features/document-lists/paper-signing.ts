import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BegunBatch, PaperSigningPage, SigningBatch } from '@registrar/domain/calls/paper-signing';
import { useFreshQueries, useIdempotencyKey, usePortal } from '@registrar/runtime';

const SIGNING = '/external/api/paper-signing';
const BATCHES = '/external/api/signing-batch';
const KEY = 'paper-signing';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;
const LOOK_MS = 3_000;
export const PAGE_SIZE = 20;

export interface SigningFilter {
  readonly show: 'OPEN' | 'SIGNED';
  readonly search?: string | undefined;
  readonly page: number;
}

/** What waits for an officer of the office, or was signed by one; looked at anew while something is being signed. */
export function usePapersToSign(filter: SigningFilter) {
  useFreshQueries(KEY);
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'list', filter],
    queryFn: ({ signal }) =>
      gateway.request<PaperSigningPage>({ path: SIGNING, query: { ...filter, size: PAGE_SIZE }, quiet, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some((paper) => paper.state === 'INITIATED' || !paper.ready) ? LOOK_MS : false,
    staleTime: 0,
  });
}

/** A batch, until each of its papers is signed or released. */
export function useSigningBatch(id: string | null) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'batch', id],
    enabled: id !== null,
    queryFn: ({ signal }) => gateway.request<SigningBatch>({ path: `${BATCHES}/${id ?? ''}`, quiet, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ outcome }) => outcome === 'INITIATED') ? LOOK_MS : false,
    staleTime: 0,
  });
}

/** Signs what was read, once however often it is pressed. */
export function useSignPapers() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (papers: readonly string[]) =>
      gateway.request<BegunBatch>({
        path: BATCHES,
        method: 'POST',
        body: { kind: 'json', value: { papers } },
        idempotencyKey: attempt.keyFor({ papers }),
        quiet: { successToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

export function useReadAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [KEY, 'list'] });
}

export const fileToSign = (id: string): `/${string}` => `${SIGNING}/${id}/file`;
