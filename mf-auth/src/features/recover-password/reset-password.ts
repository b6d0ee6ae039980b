import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import { usePortal } from '@registrar/runtime';

export interface NewPassword {
  readonly token: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** See request-password-reset.ts for the name of the address. */
const resetPassword = (gateway: ShellApi['gateway'], request: NewPassword) =>
  gateway.request<null>({
    path: '/auth/api/user/forgot-password',
    method: 'POST',
    auth: 'none',
    body: { kind: 'json', value: request },
    quiet: { failureToast: true },
  });

export function useResetPassword() {
  const { gateway } = usePortal();
  return useMutation({ mutationFn: (request: NewPassword) => resetPassword(gateway, request) });
}
