import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AskReupload,
  BringVersion,
  CallForReupload,
  RegisterDocument,
  RequestedDocumentDetail,
  RequestedDocumentItem,
  RequestedDocumentStatus,
  ReuploadItem,
  ReuploadVerdict,
  WithdrawReupload,
} from '@registrar/domain/calls/requested-documents';
import { useFreshQueries, useIdempotencyKey, usePortal } from '@registrar/runtime';

const OWN = '/external/api/requested-document';
const OFFICE = '/external/api/document-reupload';
const KEY = 'requested-documents';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;
export const PAGE_SIZE = 20;

interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

export function useOwnRequested(filter: { readonly show: 'OPEN' | 'ALL'; readonly page: number }) {
  useFreshQueries(KEY);
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'own', filter],
    queryFn: ({ signal }) =>
      gateway.request<Page<RequestedDocumentItem>>({ path: OWN, query: { ...filter, size: PAGE_SIZE }, quiet, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export interface ReuploadFilter {
  readonly status?: RequestedDocumentStatus | undefined;
  readonly overdue?: 'true' | undefined;
  readonly search?: string | undefined;
  readonly page: number;
}

export function useReuploads(filter: ReuploadFilter) {
  useFreshQueries(KEY);
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'office', filter],
    queryFn: ({ signal }) =>
      gateway.request<Page<ReuploadItem> & { readonly mayAsk: boolean }>({
        path: OFFICE,
        query: { ...filter, size: PAGE_SIZE },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useRequestedDocument(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, id],
    staleTime: 0,
    queryFn: ({ signal }) => gateway.request<RequestedDocumentDetail>({ path: `${OWN}/${id}`, quiet, signal }),
  });
}

export function useRegisterDocuments(companyId: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'register', companyId],
    enabled: companyId !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<{ readonly items: readonly RegisterDocument[] }>({
        path: `/external/api/company/${companyId ?? ''}/register-document`,
        quiet,
        signal,
      }),
  });
}

/** What either side does; each once, however often it is pressed. */
function useAct<Request extends object>(path: `/${string}`) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: Request) =>
      gateway.request<{ readonly id?: string }>({
        path,
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const useAskReupload = () => useAct<AskReupload>(OFFICE);
export const useBringVersion = (id: string) => useAct<BringVersion>(`${OWN}/${id}/version`);
export const useDecideReupload = (id: string) => useAct<ReuploadVerdict>(`${OFFICE}/${id}/verdict`);
export const useWithdrawReupload = (id: string) => useAct<WithdrawReupload>(`${OFFICE}/${id}/withdrawal`);
export const useCallForReupload = (id: string) => useAct<CallForReupload>(`${OFFICE}/${id}/call`);

/** The file of a version, or the document as it stands in the register. */
export const versionPath = (id: string, versionId: string): `/${string}` => `${OWN}/${id}/version/${versionId}`;
