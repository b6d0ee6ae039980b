import { deadlineFeedSchema, deadlineListSchema, newDeadlineFeedSchema } from '@registrar/domain/calls/deadlines';
import { usePortal } from '@registrar/runtime';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

interface Wanted {
  readonly enabled?: boolean;
}

const FEED = '/external/api/deadline/feed';

/** GET external/api/deadline. */
export function useDeadlines({ enabled = true }: Wanted = {}) {
  const { gateway } = usePortal();
  return useQuery({
    enabled,
    queryKey: ['deadlines'],
    queryFn: async ({ signal }) =>
      deadlineListSchema.parse(
        await gateway.request({ path: '/external/api/deadline', quiet: { overlay: true, failureToast: true }, signal }),
      ),
  });
}

/** GET external/api/deadline/feed. */
export function useDeadlineFeed({ enabled = true }: Wanted = {}) {
  const { gateway } = usePortal();
  return useQuery({
    enabled,
    queryKey: ['deadline-feed'],
    queryFn: async ({ signal }) =>
      deadlineFeedSchema.parse(
        await gateway.request({ path: FEED, quiet: { overlay: true, failureToast: true }, signal }),
      ),
  });
}

/** POST external/api/deadline/feed: answers the whole address, which nobody can be shown a second time. */
export function useRenewFeed() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (language: 'ne' | 'en') => {
      const { path } = newDeadlineFeedSchema.parse(
        await gateway.request({ path: FEED, method: 'POST', body: { kind: 'json', value: {} } }),
      );
      return new URL(`${path}${language === 'en' ? '?lang=en' : ''}`, document.baseURI).href;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['deadline-feed'] }),
  });
}

/** DELETE external/api/deadline/feed. */
export function useRevokeFeed() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => gateway.request({ path: FEED, method: 'DELETE' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['deadline-feed'] }),
  });
}
