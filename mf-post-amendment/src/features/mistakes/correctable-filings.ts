import { useQuery } from '@tanstack/react-query';
import type { CorrectableFilings } from '@registrar/domain/calls/correctable-filings';
import { usePortal } from '@registrar/runtime';

/** The approved filings of a company of which something can be set right; asked anew each time the page is opened. */
export function useCorrectableFilings(companyId: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['applications', 'correctable', companyId],
    enabled: companyId !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<CorrectableFilings>({
        path: `/external/api/company/${companyId ?? ''}/correctable`,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
}
