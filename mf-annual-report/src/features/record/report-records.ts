import { useQuery } from '@tanstack/react-query';
import type { ReportFigures, ReportRecord } from '@registrar/domain/calls/annual-report';
import { usePortal } from '@registrar/runtime';

const quiet = { overlay: true, failureToast: true } as const;
const reportsOf = (companyId: string) => `/external/api/company/${companyId}/annual-report` as const;

export function useReportFigures(companyId: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['annual-report-figures', companyId],
    enabled: companyId !== undefined,
    queryFn: ({ signal }) =>
      gateway.request<ReportFigures>({ path: `${reportsOf(companyId ?? '')}/figures`, quiet, signal }),
  });
}

/** `fiscalYear`: 2081/82. */
export function useReportRecord(companyId: string, fiscalYear: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['annual-report-record', companyId, fiscalYear],
    queryFn: ({ signal }) =>
      gateway.request<ReportRecord>({
        path: `${reportsOf(companyId)}/record/${fiscalYear.slice(0, 4)}`,
        quiet,
        signal,
      }),
  });
}
