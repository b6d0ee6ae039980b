import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import { usePortal } from '@registrar/runtime';

export type UsernameSeeker = { readonly email: string } | { readonly mobileNumber: string };

const recoverUsername = (gateway: ShellApi['gateway'], seeker: UsernameSeeker) =>
  gateway.request<{ readonly sentTo: string }>({
    path: '/auth/api/user/recover-username',
    method: 'POST',
    auth: 'none',
    body: { kind: 'json', value: seeker },
    quiet: { failureToast: true, successToast: true },
  });

/** Has the username sent to whoever owns the address or number. The answer does not tell whether anybody does. */
export function useRecoverUsername() {
  const { gateway } = usePortal();
  return useMutation({ mutationFn: (seeker: UsernameSeeker) => recoverUsername(gateway, seeker) });
}
