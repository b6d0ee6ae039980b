import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';

const application = (gateway: ShellApi['gateway'], id: string) =>
  queryOptions({
    queryKey: ['application', id],
    queryFn: ({ signal }) =>
      gateway.request<ApplicationDetail>({
        path: `/external/api/application/${id}`,
        signal,
        quiet: { failureToast: true },
      }),
    enabled: id !== '',
  });

/** A filing as the person may see it. An empty id asks for nothing. */
export function useApplication(id: string) {
  const { gateway } = usePortal();
  return useQuery(application(gateway, id));
}

const LISTS: ReadonlySet<unknown> = new Set(['applications', 'desk', 'group-requests', 'reservations']);

/** Writes a newer state into the cache, or asks for it where only the change is known. */
export function useApplicationCache() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const keyOf = (id: string) => application(gateway, id).queryKey;
  return {
    put: (detail: ApplicationDetail) => client.setQueryData(keyOf(detail.id), detail),
    /** The same where an earlier question may still be on its way: its answer would take the place of this one. */
    putLast: async (detail: ApplicationDetail) => {
      await client.cancelQueries({ queryKey: keyOf(detail.id) });
      client.setQueryData(keyOf(detail.id), detail);
    },
    /** The state that was last read or saved. */
    known: (id: string) => client.getQueryData(keyOf(id)),
    /** Changes what is known; nothing where nothing is. */
    change: (id: string, change: (detail: ApplicationDetail) => ApplicationDetail) =>
      client.setQueryData(keyOf(id), (known: ApplicationDetail | undefined) => known && change(known)),
    /** The newest state, or undefined where it cannot be had now. */
    readAnew: (id: string) => client.fetchQuery({ ...application(gateway, id), staleTime: 0 }).catch(() => undefined),
    /** The state itself, and what hangs on it: its money, and the papers that were issued. */
    refresh: (id: string) =>
      Promise.all(
        [keyOf(id), ['payable', id], ['letters', id]].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
    refreshLists: () => client.invalidateQueries({ predicate: ({ queryKey }) => LISTS.has(queryKey[0]) }),
  };
}
