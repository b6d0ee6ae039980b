import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeFollower } from '@registrar/domain/calls/notice-followers';
import { usePortal } from '@registrar/runtime';

const quiet = { overlay: true, failureToast: true } as const;
const pathOf = (token: string) => `/public/notice-follower/${encodeURIComponent(token)}` as const;
const keyOf = (token: string) => ['notice-follower', token] as const;

export function useFollower(token: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => gateway.request<NoticeFollower>({ path: pathOf(token), quiet, signal }),
  });
}

/** Confirms all that the address was asked about, or with an id stops the news of one proceeding. */
export function useAnswerFollower(token: string) {
  const { gateway } = usePortal();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (stopped: string | null) =>
      gateway.request<object>({
        path: stopped === null ? `${pathOf(token)}/confirm` : `${pathOf(token)}/${stopped}/stop`,
        method: 'POST',
        body: { kind: 'json', value: {} },
        quiet: { overlay: true },
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(token) }),
  });
}
