import {
  notificationPreferencesSchema,
  type NotificationPreferences,
  type NotificationSwitch,
} from '@registrar/domain/calls/notifications';
import { usePortal } from '@registrar/runtime';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const path = '/messaging/api/notification/preference';
const queryKey = ['notification-preferences'];

/** GET messaging/api/notification/preference. */
export function usePreferences() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      notificationPreferencesSchema.parse(await gateway.request({ path, quiet: { overlay: true }, signal })),
  });
}

/**
 * PUT messaging/api/notification/preference: one kind at a time, shown at once and taken back if the gateway refuses.
 */
export function useSavePreference() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    // one after the other: the last click is the last word
    scope: { id: 'notification-preferences' },
    mutationFn: async (change: NotificationSwitch) =>
      notificationPreferencesSchema.parse(
        await gateway.request({
          path,
          method: 'PUT',
          body: { kind: 'json', value: { switches: [change] } },
          quiet: { overlay: true },
        }),
      ),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<NotificationPreferences>(
        queryKey,
        (known) => known && { switches: known.switches.map((each) => (each.kind === change.kind ? change : each)) },
      );
    },
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
