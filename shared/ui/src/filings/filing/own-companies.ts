import { useQuery } from '@tanstack/react-query';
import type { Mandate, RepresentedCompany } from '@registrar/domain/calls/representatives';
import { useAccess, usePortal } from '@registrar/runtime';

/** A company that this person may file for. */
export interface OwnCompany {
  readonly id: string;
  readonly regNo: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
}

const quiet = { overlay: true, failureToast: true } as const;

/** The companies that the person represents; of an intermediary those whose authorisation stands. */
export function useOwnCompanies({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const { gateway } = usePortal();
  const byMandate = useAccess()('MANDATE');
  return useQuery({
    queryKey: ['own-companies', byMandate],
    enabled,
    queryFn: async ({ signal }): Promise<readonly OwnCompany[]> => {
      if (!byMandate)
        return gateway.request<RepresentedCompany[]>({ path: '/external/api/representative/company', quiet, signal });
      const mandates = await gateway.request<Mandate[]>({ path: '/external/api/mandate', quiet, signal });
      return [
        ...new Map(
          mandates.filter(({ state }) => state === 'ACCEPTED').map(({ company }) => [company.id, company]),
        ).values(),
      ];
    },
  });
}
