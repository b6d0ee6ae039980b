import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import { usePortal } from '@registrar/runtime';

export type RecoveryMethod = 'LINK' | 'OTP';

export interface RecoveryRequest {
  readonly email: string;
  readonly method: RecoveryMethod;
}

/** The specification calls this address "reset password" and the next one "forgot password"; it means them so. */
const requestPasswordReset = (gateway: ShellApi['gateway'], request: RecoveryRequest) =>
  gateway.request<unknown>({
    path: '/auth/api/user/reset-password',
    method: 'POST',
    auth: 'none',
    body: { kind: 'json', value: request },
    quiet: { failureToast: true },
  });

export function useRequestPasswordReset() {
  const { gateway } = usePortal();
  return useMutation({ mutationFn: (request: RecoveryRequest) => requestPasswordReset(gateway, request) });
}
