import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import { usePortal } from '@registrar/runtime';

export interface TicketHolder {
  /** The single-purpose bearer of a first login. */
  readonly ticket: string;
  readonly mobileNumber: string;
}

const sendTicketOtp = (gateway: ShellApi['gateway'], { ticket, mobileNumber }: TicketHolder) =>
  gateway.request<OtpSent>({
    path: '/external/api/generate-otp',
    method: 'POST',
    auth: { ticket },
    body: { kind: 'json', value: { tokenPurpose: 'USER_LOGIN', type: 'MOBILE_NUMBER', mobileNumber } },
  });

/** Sends the code that the first change of a password needs. */
export function useSendTicketOtp() {
  const { gateway } = usePortal();
  return useMutation({ mutationFn: (holder: TicketHolder) => sendTicketOtp(gateway, holder) });
}
