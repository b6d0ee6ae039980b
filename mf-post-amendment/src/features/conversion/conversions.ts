import { useQuery } from '@tanstack/react-query';
import type { ConversionOutlook } from '@registrar/domain/calls/conversions';
import { usePortal } from '@registrar/runtime';

/**
 * Into what the company may be converted, and how it stands with what the Act asks; asked anew each time it is shown.
 */
export function useConversions(companyId: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['company-conversions', companyId],
    enabled: companyId !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<ConversionOutlook>({
        path: `/external/api/company/${companyId ?? ''}/conversion`,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
}
