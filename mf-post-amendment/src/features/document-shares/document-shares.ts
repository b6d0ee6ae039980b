import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type {
  OpenedShared,
  RevokeShare,
  ShareablePapers,
  ShareDetail,
  ShareDocument,
  SharedView,
  ShareItem,
  ShareObjectionView,
} from '@registrar/domain/calls/document-shares';
import { useFreshQueries, useIdempotencyKey, usePortal } from '@registrar/runtime';
import { outsideLink, useLinkAnswer, useOutsideView, type OutsideLink } from '@registrar/ui/components';

const PATH = '/external/api/document-share';
const KEY = 'document-shares';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;
export const SHARES_SIZE = 20;
export const SHARES = '/request-documents-mail/list';
export const SHARE_FORM = '/request-documents-mail/form';

export function useShares(page: number) {
  useFreshQueries(KEY);
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'list', page],
    queryFn: ({ signal }) =>
      gateway.request<{ readonly items: readonly ShareItem[]; readonly total: number }>({
        path: PATH,
        query: { page, size: SHARES_SIZE },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useShare(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, id],
    staleTime: 0,
    queryFn: ({ signal }) => gateway.request<ShareDetail>({ path: `${PATH}/${id}`, quiet, signal }),
  });
}

export function useShareable(companyId: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'shareable', companyId],
    enabled: companyId !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<ShareablePapers>({
        path: `/external/api/company/${companyId ?? ''}/shareable-document`,
        quiet,
        signal,
      }),
  });
}

export function useConsentCode(companyId: string) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: () =>
      gateway.request<OtpSent>({
        path: `${PATH}/otp`,
        method: 'POST',
        body: { kind: 'json', value: { companyId } },
        quiet: { failureToast: true },
      }),
  });
}

/** Each once, however often it is pressed. */
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

export const useShareDocument = () => useAct<ShareDocument>(PATH);
export const useRevokeShare = (id: string) => useAct<RevokeShare>(`${PATH}/${id}/revocation`);

export const linkOfShare = (token: string) => outsideLink('DOCUMENT_SHARE', token);
export const useSharedView = (token: string) => useOutsideView<SharedView>(linkOfShare(token));

/** With the code the receiver gets the papers of the link; without it nothing of them is sent to the browser. */
export function useOpenByCode(link: OutsideLink) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (value: { readonly channel: 'EMAIL' | 'MOBILE_NUMBER'; readonly otp: string }) =>
      gateway.request<OpenedShared>({
        path: `${link.path}/open`,
        auth: 'none',
        method: 'POST',
        body: { kind: 'json', value },
        quiet: { successToast: true, failureToast: true },
      }),
  });
}

export function useOpenedFile(link: OutsideLink, access: string) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (paperId: string) =>
      gateway.request<Blob>({
        path: `${link.path}/file`,
        auth: 'none',
        method: 'POST',
        body: { kind: 'json', value: { access, paperId } },
        expect: 'blob',
        quiet: { successToast: true, failureToast: true },
      }),
  });
}

const linkOfObjection = (token: string) => outsideLink('DOCUMENT_SHARE_OBJECTION', token);
export const useShareObjection = (token: string) => useOutsideView<ShareObjectionView>(linkOfObjection(token));
export const useObject = (token: string) =>
  useLinkAnswer<{ readonly reason: string }>(linkOfObjection(token), 'object', { successToast: true });
