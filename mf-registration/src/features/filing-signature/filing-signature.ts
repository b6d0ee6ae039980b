import { useQuery } from '@tanstack/react-query';
import type {
  ObjectRequest,
  ReadPaperKind,
  SignatureView,
  SignRequest,
} from '@registrar/domain/calls/filing-signatures';
import type { PaperLanguage } from '@registrar/domain/calls/papers';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { outsideLink, useLinkAnswer, useOutsideView } from '@registrar/ui/components';

export const linkOf = (token: string) => outsideLink('FILING_SIGNATURE', token);

export const useSignature = (token: string) => useOutsideView<SignatureView>(linkOf(token), { asRead: true });

/** A paper as a PDF, once it is asked for. */
export function usePaperToRead(token: string, kind: ReadPaperKind, language: PaperLanguage, hash: string) {
  const { gateway } = usePortal();
  const { path, auth, queryKey } = linkOf(token);
  return useQuery({
    queryKey: [...queryKey, 'paper', kind, language, hash],
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      gateway.request<Blob>({
        path: `${path}/paper/${kind}?language=${language}`,
        auth,
        expect: 'blob',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
}

export const useSign = (token: string) =>
  useLinkAnswer<SignRequest>(linkOf(token), 'sign', { successToast: true, failureToast: true });

export const useObject = (token: string) =>
  useLinkAnswer<ObjectRequest>(linkOf(token), 'object', { successToast: true });

/** The answers changed while they were read, or nothing can be answered any more: the page is read anew. */
export const isOverRead = (error: unknown): boolean => isGatewayFailure(error) && error.status === 409;
