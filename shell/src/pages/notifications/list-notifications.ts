import { notificationListSchema } from '@registrar/domain/calls/notifications';
import { usePortal } from '@registrar/runtime';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationFilters } from './notification-filters';

export const pageSize = 20;
const queryKey = ['notifications'];

/** POST messaging/api/notification/all. */
export function useNotifications({ tab, type, from, to, page }: NotificationFilters) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [...queryKey, tab, type, from, to, page],
    queryFn: async ({ signal }) => {
      const value = {
        page,
        size: pageSize,
        received: tab === 'all' ? undefined : tab === 'read',
        type: type || undefined,
        from: from || undefined,
        to: to || undefined,
      };
      const answer = await gateway.request({
        path: '/messaging/api/notification/all',
        method: 'POST',
        body: { kind: 'json', value },
        quiet: { overlay: true, successToast: true },
        signal,
      });
      return notificationListSchema.parse(answer);
    },
    placeholderData: keepPreviousData,
  });
}

export function useRefreshNotifications(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey });
}

/** PATCH messaging/api/notification/mark-read/{id}. */
export function useMarkRead() {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (id: string) =>
      gateway.request({
        path: `/messaging/api/notification/mark-read/${encodeURIComponent(id)}`,
        method: 'PATCH',
        quiet: { overlay: true, successToast: true },
      }),
    onSuccess: useRefreshNotifications(),
  });
}

/** PUT messaging/api/notification/mark-all-read. */
export function useMarkAllRead() {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: () =>
      gateway.request({ path: '/messaging/api/notification/mark-all-read', method: 'PUT', quiet: { overlay: true } }),
    onSuccess: useRefreshNotifications(),
  });
}
