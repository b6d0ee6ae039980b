import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GatewayRequest } from '@registrar/contract/shell-api';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type {
  ObjectRequest,
  ReadPaperKind,
  SignatureView,
  SignRequest,
} from '@registrar/domain/calls/filing-signatures';
import type { PaperLanguage } from '@registrar/domain/calls/papers';
import { isGatewayFailure, usePortal } from '@registrar/runtime';

/** Whoever holds the link may know what is asked; a session is neither needed nor looked at. */
const call = (token: string, rest = '') =>
  ({
    path: `/external/api/filing-signature/${encodeURIComponent(token)}${rest}`,
    auth: 'none',
  }) as const satisfies Pick<GatewayRequest, 'path' | 'auth'>;
const keyOf = (token: string) => ['filing-signature', token] as const;

export function useSignature(token: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) =>
      gateway.request<SignatureView>({ ...call(token), quiet: { overlay: true, failureToast: true }, signal }),
    // it stays as it was read: an answer brings back the hash of what was shown
    staleTime: Infinity,
    retry: false,
  });
}

/** A paper as a PDF, once it is asked for. */
export function usePaperToRead(token: string, kind: ReadPaperKind, language: PaperLanguage, hash: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [...keyOf(token), 'paper', kind, language, hash],
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      gateway.request<Blob>({
        ...call(token, `/paper/${kind}?language=${language}`),
        expect: 'blob',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
}

/** A code to the party’s own address; what is refused is told beside the button. */
export function useAskForCode(token: string) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (channel: SignRequest['channel']) =>
      gateway.request<OtpSent>({
        ...call(token, '/otp'),
        method: 'POST',
        body: { kind: 'json', value: { channel } },
        quiet: { successToast: true, failureToast: true },
      }),
  });
}

export function useSign(token: string) {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (value: SignRequest) =>
      gateway.request<unknown>({
        ...call(token, '/sign'),
        method: 'POST',
        body: { kind: 'json', value },
        quiet: { successToast: true, failureToast: true },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(token), exact: true }),
  });
}

export function useObject(token: string) {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (value: ObjectRequest) =>
      gateway.request<unknown>({
        ...call(token, '/object'),
        method: 'POST',
        body: { kind: 'json', value },
        quiet: { successToast: true },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(token), exact: true }),
  });
}

/** The answers changed while they were read, or nothing can be answered any more: the page is read anew. */
export const isOverRead = (error: unknown): boolean => isGatewayFailure(error) && error.status === 409;
