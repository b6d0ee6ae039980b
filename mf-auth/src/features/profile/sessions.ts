import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GatewayRequest, ShellApi } from '@registrar/contract/shell-api';
import type { SessionActivity } from '@registrar/domain/calls/profile';
import { usePortal } from '@registrar/runtime';
import { PROFILE_KEY } from './profile';

export const SESSIONS_KEY = ['profile', 'sessions'] as const;

const sessions = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) =>
      gateway.request<SessionActivity[]>({
        path: '/auth/api/user/session',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });

/** Open ones first, then those that ended within 90 days. */
export function useSessions() {
  const { gateway } = usePortal();
  return useQuery(sessions(gateway));
}

/** `others` are all but the one that asks. */
export type EndedSession = { readonly id: string } | 'others';

function endSession(gateway: ShellApi['gateway'], which: EndedSession) {
  const path: GatewayRequest['path'] =
    which === 'others' ? '/auth/api/user/session' : `/auth/api/user/session/${which.id}`;
  return gateway.request<{ readonly ended: number }>({ path, method: 'DELETE' });
}

export function useEndSession() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: EndedSession) => endSession(gateway, which),
    onSettled: () => queries.invalidateQueries({ queryKey: PROFILE_KEY }),
  });
}
