import { deskPageSchema } from '@registrar/domain/calls/desk';
import { usePortal } from '@registrar/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeskFilters } from './desk-filters';

export const pageSize = 20;

/** GET external/api/desk. */
export function useDeskQueue(filters: DeskFilters) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['desk', 'queue', filters],
    queryFn: async ({ signal }) =>
      deskPageSchema.parse(
        await gateway.request({
          path: '/external/api/desk',
          query: {
            queue: filters.queue,
            sort: filters.sort,
            page: filters.page,
            size: pageSize,
            processName: filters.process || undefined,
            search: filters.search || undefined,
            term: filters.term || undefined,
          },
          quiet: { overlay: true },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
