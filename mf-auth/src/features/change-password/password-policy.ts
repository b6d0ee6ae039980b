import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { PasswordPolicy } from '@registrar/domain/accounts';
import { usePortal } from '@registrar/runtime';

export const passwordPolicy = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: ['password-policy'],
    queryFn: ({ signal }) =>
      gateway.request<PasswordPolicy>({
        path: '/auth/api/password-validator-settings',
        auth: 'none',
        quiet: { overlay: true },
        signal,
      }),
    staleTime: Infinity,
  });

/** What this installation asks of a password; the form shows it as it is met. */
export function usePasswordPolicy() {
  const { gateway } = usePortal();
  return useQuery(passwordPolicy(gateway));
}
