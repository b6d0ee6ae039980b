import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import { usePortal } from '@registrar/runtime';

export interface ResetProof {
  readonly email: string;
  readonly otp: string;
}

const verifyResetOtp = (gateway: ShellApi['gateway'], proof: ResetProof) =>
  gateway.request<{ token: string }>({
    path: '/auth/api/otp-verify/forget-password',
    method: 'POST',
    auth: 'none',
    body: { kind: 'json', value: proof },
    quiet: { failureToast: true, successToast: true },
  });

/** Exchanges the mailed code for the token that sets a new password. */
export function useVerifyResetOtp() {
  const { gateway } = usePortal();
  return useMutation({ mutationFn: (proof: ResetProof) => verifyResetOtp(gateway, proof) });
}
