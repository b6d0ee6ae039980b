import { useQuery } from '@tanstack/react-query';
import { usePortal } from '@registrar/runtime';

interface RepresentedCompany {
  readonly id: string;
  readonly regNo: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
}

/** The companies that the person represents; a mandate is no representation. */
export function useRepresentedCompanies() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['document-shares', 'companies'],
    queryFn: ({ signal }) =>
      gateway.request<readonly RepresentedCompany[]>({
        path: '/external/api/representative/company',
        quiet: { overlay: true, successToast: true, failureToast: true },
        signal,
      }),
  });
}
