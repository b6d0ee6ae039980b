import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReservationTerms } from '@registrar/domain/calls/names';
import type { RegistrationCost } from '@registrar/domain/calls/registration-cost';
import type { CompanyType } from '@registrar/domain/enumerations/company-types';
import type { NameRules } from '@registrar/domain/names';
import { usePortal } from '@registrar/runtime';

const quiet = { overlay: true, failureToast: true } as const;
const publicly = { auth: 'none', quiet } as const;

export function useRegistrationCost(companyType: CompanyType | undefined, capitalPaisa: number | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['registration-cost', companyType, capitalPaisa],
    enabled: companyType !== undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      gateway.request<RegistrationCost>({
        path: '/public/registration-cost',
        query: { companyType, capitalPaisa },
        ...publicly,
        signal,
      }),
  });
}

export function useReservationTermsBefore() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['reservation-terms', 'before'],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      gateway.request<ReservationTerms>({ path: '/external/api/name/reservation-terms', ...publicly, signal }),
  });
}

/** The words that ask for somebody's consent, as the office has them today. */
export function useNameRules({ enabled }: { readonly enabled: boolean }) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['name-rules', 'before'],
    enabled,
    staleTime: Infinity,
    queryFn: ({ signal }) => gateway.request<NameRules>({ path: '/external/api/name/rules', ...publicly, signal }),
  });
}
