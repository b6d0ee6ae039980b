import { workloadSchema } from '@registrar/domain/calls/desk';
import { usePortal } from '@registrar/runtime';
import { useQuery } from '@tanstack/react-query';

/** GET external/api/desk/workload. */
export function useWorkload() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['desk', 'workload'],
    queryFn: async ({ signal }) =>
      workloadSchema.parse(
        await gateway.request({ path: '/external/api/desk/workload', quiet: { overlay: true }, signal }),
      ),
  });
}
