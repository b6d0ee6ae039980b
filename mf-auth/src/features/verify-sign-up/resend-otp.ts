import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import { usePortal } from '@registrar/runtime';

export interface OtpReceiver {
  readonly tokenPurpose: 'USER_REGISTRATION' | 'FORGOT_PASSWORD';
  readonly mobileNumber?: string;
  readonly email: string;
}

const resendOtp = (gateway: ShellApi['gateway'], receiver: OtpReceiver) =>
  gateway.request<OtpSent>({
    path: '/auth/api/otp-verify/re-send-otp',
    method: 'POST',
    auth: 'none',
    body: { kind: 'json', value: receiver },
  });

export function useResendOtp() {
  const { gateway } = usePortal();
  return useMutation({ mutationFn: (receiver: OtpReceiver) => resendOtp(gateway, receiver) });
}
