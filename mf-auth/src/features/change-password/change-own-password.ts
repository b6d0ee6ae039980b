import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { ChangePasswordRequest } from '@registrar/domain/calls/accounts';
import { usePortal } from '@registrar/runtime';

const changeOwnPassword = (gateway: ShellApi['gateway'], request: ChangePasswordRequest) =>
  gateway.request<null>({
    path: '/auth/api/user/change-password',
    method: 'POST',
    body: { kind: 'json', value: request },
    quiet: { failureToast: true },
  });

/** A signed-in person changes the password; their other sessions end with it. */
export function useChangeOwnPassword() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: ChangePasswordRequest) => changeOwnPassword(gateway, request),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['profile'] }),
  });
}
