import { useQuery } from '@tanstack/react-query';
import type { AnnualReportList } from '@registrar/domain/calls/annual-report';
import { usePortal } from '@registrar/runtime';

const quiet = { overlay: true, failureToast: true } as const;

/** Every fiscal year of a company; asked anew each time the page is opened, because a fine grows over night. */
export function useAnnualReports(companyId: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['annual-reports', companyId],
    enabled: companyId !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<AnnualReportList>({
        path: `/external/api/company/${companyId ?? ''}/annual-report`,
        quiet,
        signal,
      }),
  });
}
