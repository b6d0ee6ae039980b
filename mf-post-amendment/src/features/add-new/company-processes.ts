import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { CompanyProcessList, ProcessCost } from '@registrar/domain/calls/company-processes';
import type { ApplicationDetail, CreateApplicationRequest } from '@registrar/domain/calls/filings';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useApplicationCache } from '@registrar/ui/filing';

/** Every process of the company, with what stands in its way now; asked anew each time the page is opened. */
export function useCompanyProcesses(companyId: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['company-processes', companyId],
    enabled: companyId !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) => gateway.request<CompanyProcessList>({ path: `/external/api/company/${companyId ?? ''}/process`, quiet: { overlay: true, failureToast: true }, signal }),
  });
}

/** What a process would cost today; with the day of the decision the fine as well. */
export function useProcessCost(companyId: string, process: string, decidedOn: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['process-cost', companyId, process, decidedOn],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => gateway.request<ProcessCost>({ path: `/external/api/company/${companyId}/process/${process}/cost`, query: { decidedOn }, quiet: { overlay: true, failureToast: true }, signal }),
  });
}

/** Opens a draft for the company; however often it is clicked before the page goes, it opens one. */
export function useBeginFiling() {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: CreateApplicationRequest & { readonly companyId: string }) =>
      gateway.request<ApplicationDetail>({ path: '/external/api/application', method: 'POST', body: { kind: 'json', value: request }, idempotencyKey: attempt.keyFor(request), quiet: { successToast: true } }),
    onSuccess: (detail) => {
      cache.put(detail);
      void cache.refreshLists();
    },
  });
}
