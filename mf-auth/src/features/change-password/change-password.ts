import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { ChangePasswordRequest } from '@registrar/domain/calls/accounts';
import { usePortal } from '@registrar/runtime';

export interface PasswordChange {
  readonly ticket: string;
  readonly request: ChangePasswordRequest;
}

const changePassword = (gateway: ShellApi['gateway'], { ticket, request }: PasswordChange) =>
  gateway.request<null>({
    path: '/auth/api/user/change-password',
    method: 'POST',
    auth: { ticket },
    body: { kind: 'json', value: request },
    quiet: { failureToast: true },
  });

export function useChangePassword() {
  const { gateway } = usePortal();
  return useMutation({ mutationFn: (change: PasswordChange) => changePassword(gateway, change) });
}
