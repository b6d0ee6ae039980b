import { useMutation } from '@tanstack/react-query';
import type { CompanyFinderAnswer } from '@registrar/domain/calls/companies';
import { usePortal } from '@registrar/runtime';

/** By its registration number, in either digits. */
export function useCompanySearch() {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (number: string) =>
      gateway.request<CompanyFinderAnswer>({
        path: '/external/api/company/search',
        auth: 'none',
        query: { number },
        quiet: { overlay: true, failureToast: true },
      }),
  });
}
