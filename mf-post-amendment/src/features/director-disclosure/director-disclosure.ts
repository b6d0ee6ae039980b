import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GatewayRequest } from '@registrar/contract/shell-api';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { DisclosureView, SignDisclosureRequest } from '@registrar/domain/calls/director-disclosures';
import { usePortal } from '@registrar/runtime';

/** Whoever holds the link may know what is asked; a session is neither needed nor looked at. */
const call = (token: string, rest = '') =>
  ({
    path: `/external/api/director-disclosure/${encodeURIComponent(token)}${rest}`,
    auth: 'none',
  }) as const satisfies Pick<GatewayRequest, 'path' | 'auth'>;
const keyOf = (token: string) => ['director-disclosure', token] as const;

export function useDisclosure(token: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) =>
      gateway.request<DisclosureView>({ ...call(token), quiet: { overlay: true, failureToast: true }, signal }),
    retry: false,
  });
}

/** A code to the director’s own address; what is refused is told beside the button. */
export function useAskForCode(token: string) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (channel: SignDisclosureRequest['channel']) =>
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
    mutationFn: (signed: SignDisclosureRequest) =>
      gateway.request<unknown>({
        ...call(token, '/sign'),
        method: 'POST',
        body: { kind: 'json', value: signed },
        quiet: { successToast: true, failureToast: true },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(token) }),
  });
}

export function useDecline(token: string) {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      gateway.request<unknown>({
        ...call(token, '/decline'),
        method: 'POST',
        body: { kind: 'json', value: { reason } },
        quiet: { successToast: true },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(token) }),
  });
}
