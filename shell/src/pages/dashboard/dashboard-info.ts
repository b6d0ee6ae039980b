import { dashboardInfoSchema } from '@registrar/domain/calls/dashboard';
import { usePortal } from '@registrar/runtime';
import { useQuery } from '@tanstack/react-query';

/** GET auth/api/dashboard-info. */
export function useDashboardInfo() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['dashboard-info'],
    queryFn: async ({ signal }) =>
      dashboardInfoSchema.parse(
        await gateway.request({ path: '/auth/api/dashboard-info', quiet: { overlay: true }, signal }),
      ),
  });
}
