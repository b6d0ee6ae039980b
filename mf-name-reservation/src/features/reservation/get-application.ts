import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';

export const application = (gateway: ShellApi['gateway'], id: string) =>
  queryOptions({
    queryKey: ['application', id],
    queryFn: ({ signal }) => gateway.request<ApplicationDetail>({ path: `/external/api/application/${id}`, signal, quiet: { failureToast: true } }),
  });

export function useApplication(id: string) {
  const { gateway } = usePortal();
  return useQuery(application(gateway, id));
}

/** Writes a newer state into the cache, or asks for it where only the change is known. */
export function useApplicationCache() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return {
    put: (detail: ApplicationDetail) => client.setQueryData(application(gateway, detail.id).queryKey, detail),
    /** The newest state, or undefined where it cannot be had now. */
    readAnew: (id: string) => client.fetchQuery({ ...application(gateway, id), staleTime: 0 }).catch(() => undefined),
    refresh: (id: string) => client.invalidateQueries({ queryKey: application(gateway, id).queryKey }),
    refreshLists: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'applications' || queryKey[0] === 'desk' || queryKey[0] === 'group-requests' }),
  };
}
