import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type {
  ForcedCandidatePage,
  ForcedOpeningPage,
  ProposeForcedOpening,
} from '@registrar/domain/calls/forced-openings';
import { FORCED_BATCH_MAXIMUM } from '@registrar/domain/enumerations/forced-batches';
import { usePortal } from '@registrar/runtime';
import { useDecideProposal, usePropose } from '@registrar/ui/review';

export const FORCED_KEY = 'forced-openings';
export const PAGE_SIZE = 20;
const PATH = '/external/api/forced-opening';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;

export function useForcedCandidates(search: string, page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [FORCED_KEY, 'candidates', search, page],
    queryFn: ({ signal }) =>
      gateway.request<ForcedCandidatePage>({
        path: '/external/api/forced-candidate',
        query: { page, size: PAGE_SIZE, ...(search !== '' && { search }) },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Those that a search finds, the longest overdue first, up to a hundred; read when they are asked for. */
export function useAllCandidates() {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (search: string) =>
      gateway.request<ForcedCandidatePage>({
        path: '/external/api/forced-candidate',
        query: { page: 1, size: FORCED_BATCH_MAXIMUM, ...(search !== '' && { search }) },
      }),
  });
}

export function useForcedOpenings(show: 'open' | 'settled', page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [FORCED_KEY, show, page],
    queryFn: ({ signal }) =>
      gateway.request<ForcedOpeningPage>({ path: PATH, query: { show, page, size: PAGE_SIZE }, quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

export const useProposeForced = () => usePropose<ProposeForcedOpening>(PATH, FORCED_KEY);
export const useDecideForced = () => useDecideProposal(PATH, FORCED_KEY);
