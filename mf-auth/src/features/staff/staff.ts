import { staffChangePageSchema, staffPageSchema } from '@registrar/domain/calls/staff';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffFilters } from './staff-filters';

export const pageSize = 20;

/** GET external/api/staff: the people of one's own office. */
export function useStaff({ search, role, status, leave, page }: StaffFilters) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['staff', 'people', { search, role, status, leave, page }],
    queryFn: async ({ signal }) =>
      staffPageSchema.parse(
        await gateway.request({
          path: '/external/api/staff',
          query: {
            page,
            size: pageSize,
            search: search || undefined,
            role: role || undefined,
            status: status || undefined,
            onLeave: leave || undefined,
          },
          quiet: { overlay: true },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** GET external/api/staff-change: what waits for a second person, or is settled. */
export function useStaffChanges(show: 'open' | 'settled', page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['staff', 'changes', show, page],
    queryFn: async ({ signal }) =>
      staffChangePageSchema.parse(
        await gateway.request({
          path: '/external/api/staff-change',
          query: { show, page, size: pageSize },
          quiet: { overlay: true },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

export interface StaffAction {
  readonly path: `/external/api/staff${string}`;
  readonly method?: 'POST' | 'DELETE';
  readonly body?: object;
}

/**
 * Any change to a person of the office or to a proposal; once for each attempt. What is shown is read anew, also after
 * a refusal.
 */
export function useStaffAction() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ path, method = 'POST', body }: StaffAction) =>
      gateway.request({
        path,
        method,
        ...(body === undefined ? {} : { body: { kind: 'json' as const, value: body } }),
        idempotencyKey: attempt.keyFor([path, body]),
      }),
    onSuccess: () => attempt.renew(),
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff'] }),
  });
}
