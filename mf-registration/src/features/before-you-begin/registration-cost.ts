import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RegistrationCost } from '@registrar/domain/calls/registration-cost';
import type { CompanyType } from '@registrar/domain/enumerations/company-types';
import { usePortal } from '@registrar/runtime';

export function useRegistrationCost(companyType: CompanyType, capitalPaisa: number | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['registration-cost', companyType, capitalPaisa],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      gateway.request<RegistrationCost>({
        path: '/public/registration-cost',
        query: { companyType, capitalPaisa },
        auth: 'none',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
}
