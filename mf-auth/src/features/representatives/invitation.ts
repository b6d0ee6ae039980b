import { useMutation } from '@tanstack/react-query';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { AcceptedAnswer, InvitationView } from '@registrar/domain/calls/representatives';
import { usePortal } from '@registrar/runtime';
import { outsideLink, useLinkAnswer, useOutsideView, useReceiversLink } from '@registrar/ui/components';

const PURPOSE = 'REPRESENTATIVE_INVITATION';
const pathOf = (token: string) => outsideLink(PURPOSE, token).path;

/** What the link is about; who is signed in decides what can be done with it. */
export const useInvitation = (token: string, enabled: boolean) =>
  useOutsideView<InvitationView>(useReceiversLink(PURPOSE, token), { enabled });

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

export const useDeclineInvitation = (token: string) =>
  useLinkAnswer<{ readonly remark: string }>(useReceiversLink(PURPOSE, token), 'decline');
