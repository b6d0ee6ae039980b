import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CompanyProcessList, ProcessCost } from '@registrar/domain/calls/company-processes';
import type { RequiredDocument } from '@registrar/domain/calls/lookups';
import { usePortal } from '@registrar/runtime';

/** Every process of the company, with what stands in its way now; asked anew each time the page is opened. */
export function useCompanyProcesses(companyId: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['company-processes', companyId],
    enabled: companyId !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<CompanyProcessList>({
        path: `/external/api/company/${companyId ?? ''}/process`,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
}

/** What a process would cost today; with the day of the decision the fine as well. */
export function useProcessCost(companyId: string, process: string, decidedOn: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['process-cost', companyId, process, decidedOn],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      gateway.request<ProcessCost>({
        path: `/external/api/company/${companyId}/process/${process}/cost`,
        query: { decidedOn },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
}

/** The papers that a process asks for today. */
export function useProcessPapers(process: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['process-papers', process],
    queryFn: ({ signal }) =>
      gateway.request<readonly RequiredDocument[]>({
        path: `/external/api/company-type-document-map/process-company/${process}`,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
}
