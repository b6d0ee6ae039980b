import { signedHeadPageSchema } from '@registrar/domain/calls/audit';
import { usePortal } from '@registrar/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const pageSize = 20;

/** GET external/api/audit-head: for everybody, the newest first. */
export function useSignedHeads(page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['audit-heads', page],
    queryFn: async ({ signal }) =>
      signedHeadPageSchema.parse(
        await gateway.request({
          path: '/external/api/audit-head',
          query: { page, size: pageSize },
          auth: 'none',
          quiet: { overlay: true },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
