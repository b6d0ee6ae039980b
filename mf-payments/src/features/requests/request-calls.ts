import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestDetail } from '@registrar/domain/calls/requests';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

const pathOf = (id: string) => `/external/api/request/${id}` as const;

export function useRequest(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['request', id],
    queryFn: ({ signal }) =>
      gateway.request<RequestDetail>({ path: pathOf(id), quiet: { overlay: true, failureToast: true }, signal }),
    staleTime: 0,
  });
}

/** The lists that show the request's status, and the request itself. */
function useReadAgain(id: string) {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['request', id], ['refunds'], ['payment-history']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}

export interface NewMessage {
  readonly text: string;
  readonly uploadIds: readonly string[];
}

export function useWriteMessage(id: string) {
  const { gateway } = usePortal();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (value: NewMessage) =>
      gateway.request<RequestDetail>({
        path: `${pathOf(id)}/message`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor([id, value]),
        quiet: { failureToast: true },
      }),
    onSettled: useReadAgain(id),
  });
}

export function useReopen(id: string) {
  const { gateway } = usePortal();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (value: { readonly version: number; readonly reason: string }) =>
      gateway.request<object>({
        path: `${pathOf(id)}/reopen`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor([id, value]),
      }),
    // also after a refusal: the request stands otherwise then
    onSettled: useReadAgain(id),
  });
}

export const filePath = (id: string, fileId: string) => `${pathOf(id)}/file/${fileId}` as const;
