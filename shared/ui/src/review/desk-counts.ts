import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import { deskCountsSchema, type DeskCounts } from '@registrar/domain/calls/desk';
import { usePortal } from '@registrar/runtime';

/** GET external/api/desk/counts: one answer for the dashboard, the desk and the lists of approvals. */
export const deskCounts = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: ['desk', 'counts'],
    queryFn: async ({ signal }): Promise<DeskCounts> =>
      deskCountsSchema.parse(
        await gateway.request({
          path: '/external/api/desk/counts',
          quiet: { overlay: true, failureToast: true },
          signal,
        }),
      ),
  });

export function useDeskCounts() {
  const { gateway } = usePortal();
  return useQuery(deskCounts(gateway));
}

/** How many of each kind wait for the reader; of a kind that is not in it none do. */
export function waitingByKind({ byProcess }: DeskCounts): ReadonlyMap<string, number> {
  return new Map(byProcess.map(({ processName, waiting }) => [processName, waiting]));
}
