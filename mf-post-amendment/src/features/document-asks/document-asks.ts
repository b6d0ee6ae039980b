import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AskForVerifiedDocument,
  DocumentAsk,
  OwnDocumentAskPage,
  RefuseDocumentAsk,
} from '@registrar/domain/calls/document-asks';
import { letterKinds } from '@registrar/domain/calls/letters';
import { shareTargets } from '@registrar/domain/calls/document-shares';
import type { GatewayRequest } from '@registrar/contract/shell-api';
import { useFreshQueries, useIdempotencyKey, usePortal } from '@registrar/runtime';

const PATH = '/external/api/document-ask';
const RECEIVED = '/external/api/company-document-ask';
const KEY = 'document-asks';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;
export const ASKS_SIZE = 20;

export const askedName = (target: DocumentAsk['target'], language: 'ne' | 'en'): string =>
  (target === 'COMPANY' ? shareTargets.name('COMPANY') : letterKinds.name(target))[language];

export function useOwnAsks(page: number) {
  useFreshQueries(KEY);
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'own', page],
    queryFn: ({ signal }) =>
      gateway.request<OwnDocumentAskPage>({ path: PATH, query: { page, size: ASKS_SIZE }, quiet, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useReceivedAsks(page: number) {
  useFreshQueries(KEY);
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'received', page],
    queryFn: ({ signal }) =>
      gateway.request<{ readonly items: readonly DocumentAsk[]; readonly total: number }>({
        path: RECEIVED,
        query: { page, size: ASKS_SIZE },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useReceivedAsk(id: string | null) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'received', 'one', id],
    enabled: id !== null,
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<DocumentAsk>({ path: `${RECEIVED}/${encodeURIComponent(id ?? '')}`, quiet, signal }),
  });
}

/** Each once, however often it is pressed. */
function useAct<Request extends object>(path: `/${string}`, quiet: GatewayRequest['quiet'] = { failureToast: true }) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: Request) =>
      gateway.request<object>({
        path,
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const useAskForVerifiedDocument = () => useAct<AskForVerifiedDocument>(PATH);
export const useWithdrawAsk = (id: string) => useAct<{ readonly version: number }>(`${PATH}/${id}/withdrawal`, {});
export const useRefuseAsk = (id: string) => useAct<RefuseDocumentAsk>(`${RECEIVED}/${id}/refusal`);
