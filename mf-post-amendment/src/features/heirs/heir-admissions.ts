import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HeirAdmissionPage, ProposeHeirAdmission } from '@registrar/domain/calls/heir-admissions';
import { usePortal } from '@registrar/runtime';
import { useDecideProposal, usePropose } from '@registrar/ui/review';

export const HEIR_ADMISSIONS = '/post-amendment/heir-admissions';
export const HEIRS_KEY = 'heir-admissions';
export const PAGE_SIZE = 20;
const PATH = '/external/api/heir-admission';

export function useHeirAdmissions(show: 'open' | 'settled', page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [HEIRS_KEY, show, page],
    queryFn: ({ signal }) =>
      gateway.request<HeirAdmissionPage>({
        path: PATH,
        query: { show, page, size: PAGE_SIZE },
        quiet: { overlay: true, successToast: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export const useProposeHeir = () => usePropose<ProposeHeirAdmission>(PATH, HEIRS_KEY);
export const useDecideHeir = () => useDecideProposal(PATH, HEIRS_KEY);
