import { dashboardCountAnswerSchema, dashboardCountTypes } from '@registrar/domain/calls/dashboard';
import { usePortal } from '@registrar/runtime';
import { useQueries } from '@tanstack/react-query';

/** GET auth/api/dashboard-count-info/{countType}, one counter each. */
export function useDashboardCounts() {
  const { gateway } = usePortal();
  return useQueries({
    queries: dashboardCountTypes.map((countType) => ({
      queryKey: ['dashboard-count', countType],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        dashboardCountAnswerSchema.parse(
          await gateway.request({
            path: `/auth/api/dashboard-count-info/${countType}`,
            quiet: { overlay: true, failureToast: true },
            signal,
          }),
        ),
    })),
    combine: (answers) =>
      dashboardCountTypes.map((countType, index) => ({
        countType,
        count: answers[index]?.data?.count ?? null,
        link: answers[index]?.data?.link ?? null,
      })),
  });
}
