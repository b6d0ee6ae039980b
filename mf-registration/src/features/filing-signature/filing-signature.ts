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

/** An answer brings back the hash of what was read: the page changes only when the party asks for it. */
export const linkOf = (token: string) => outsideLink('FILING_SIGNATURE', token, { asRead: true });

export const useSignature = (token: string) => useOutsideView<SignatureView>(linkOf(token));

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

/**
 * What an answer that was refused as out of date (409) met: other answers than were read, or nothing to answer any
 * more, as after an answer in another tab. Undefined: it was refused for something else.
 */
export function useOverRead(token: string, read: SignatureView) {
  const { gateway } = usePortal();
  const { path, auth } = linkOf(token);
  return async (error: unknown): Promise<'CHANGED' | 'OVER' | undefined> => {
    if (!isGatewayFailure(error) || error.status !== 409) return undefined;
    const quiet = { overlay: true, failureToast: true };
    const now = await gateway.request<SignatureView>({ path, auth, quiet }).catch(() => undefined);
    if (now === undefined || now.state !== 'OPEN') return 'OVER';
    return now.hash === read.hash ? undefined : 'CHANGED';
  };
}
