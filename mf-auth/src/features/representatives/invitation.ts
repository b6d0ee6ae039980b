import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GatewayRequest } from '@registrar/contract/shell-api';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { AcceptedAnswer, InvitationView } from '@registrar/domain/calls/representatives';
import { usePortal, useSession } from '@registrar/runtime';

const pathOf = (token: string): GatewayRequest['path'] =>
  `/external/api/representative-invitation/${encodeURIComponent(token)}`;

/** What the link is about; who is signed in decides what can be done with it. */
export function useInvitation(token: string, enabled: boolean) {
  const { gateway } = usePortal();
  const session = useSession();
  const auth = session === null ? ('none' as const) : ('session' as const);
  return useQuery(
    queryOptions({
      queryKey: ['invitation', token, session?.userId ?? 'nobody'],
      queryFn: ({ signal }) =>
        gateway.request<InvitationView>({
          path: pathOf(token),
          auth,
          quiet: { overlay: true, failureToast: true },
          signal,
        }),
      retry: false,
      enabled,
    }),
  );
}

export function useSendInvitationOtp(token: string) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: () =>
      gateway.request<OtpSent>({
        path: `${pathOf(token)}/otp`,
        method: 'POST',
        body: { kind: 'json', value: {} },
        quiet: { failureToast: true },
      }),
  });
}

export function useAcceptInvitation(token: string) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (otp: string) =>
      gateway.request<AcceptedAnswer>({
        path: `${pathOf(token)}/accept`,
        method: 'POST',
        body: { kind: 'json', value: { otp } },
        quiet: { failureToast: true, successToast: true },
      }),
  });
}

export function useDeclineInvitation(token: string) {
  const { gateway } = usePortal();
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (remark: string) =>
      gateway.request<unknown>({
        path: `${pathOf(token)}/decline`,
        method: 'POST',
        auth: session === null ? 'none' : 'session',
        body: { kind: 'json', value: { remark } },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['invitation', token] }),
  });
}
