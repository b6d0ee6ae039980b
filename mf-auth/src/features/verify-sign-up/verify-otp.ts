import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import { usePortal } from '@registrar/runtime';

export interface SignUpProof {
  readonly mobileNumber: string;
  readonly email: string;
  readonly otp: string;
}

const verifyOtp = (gateway: ShellApi['gateway'], proof: SignUpProof) =>
  gateway.request<{ email: string }>({
    path: '/auth/api/otp-verify',
    method: 'POST',
    auth: 'none',
    body: { kind: 'json', value: { tokenPurpose: 'USER_REGISTRATION', ...proof } },
    quiet: { failureToast: true },
  });

/** Proves the code of a sign-up. A wrong or expired code is said at the field, not in a toast. */
export function useVerifyOtp() {
  const { gateway } = usePortal();
  return useMutation({ mutationFn: (proof: SignUpProof) => verifyOtp(gateway, proof) });
}
