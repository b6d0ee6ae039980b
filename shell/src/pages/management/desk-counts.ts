import { deskCountsSchema } from '@registrar/domain/calls/desk';
import { usePortal } from '@registrar/runtime';
import { useQuery } from '@tanstack/react-query';

/** GET external/api/desk/counts. */
export function useDeskCounts() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['desk', 'counts'],
    queryFn: async ({ signal }) =>
      deskCountsSchema.parse(
        await gateway.request({ path: '/external/api/desk/counts', quiet: { overlay: true, failureToast: true }, signal }),
      ),
  });
}
