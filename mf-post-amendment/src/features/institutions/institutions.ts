import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  EndInstitution,
  InstitutionAdmissionPage,
  InstitutionPage,
  ProposeInstitution,
} from '@registrar/domain/calls/institutions';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useDecideProposal, usePropose } from '@registrar/ui/review';

export const INSTITUTIONS = '/post-amendment/institutions';
export const ADMISSIONS = `${INSTITUTIONS}/admissions`;
export const INSTITUTIONS_KEY = 'institutions';
export const PAGE_SIZE = 20;
const ADMISSION_PATH = '/external/api/institution-admission';
const PATH = '/external/api/institution';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;

export function useInstitutionAdmissions(show: 'open' | 'settled', page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [INSTITUTIONS_KEY, 'admissions', show, page],
    queryFn: ({ signal }) =>
      gateway.request<InstitutionAdmissionPage>({
        path: ADMISSION_PATH,
        query: { show, page, size: PAGE_SIZE },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useInstitutions(page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [INSTITUTIONS_KEY, 'admitted', page],
    queryFn: ({ signal }) =>
      gateway.request<InstitutionPage>({ path: PATH, query: { page, size: PAGE_SIZE }, quiet, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useEndInstitution(id: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: EndInstitution) =>
      gateway.request<object>({
        path: `${PATH}/${id}/end`,
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [INSTITUTIONS_KEY] }),
  });
}

export const useProposeInstitution = () => usePropose<ProposeInstitution>(ADMISSION_PATH, INSTITUTIONS_KEY);
export const useDecideInstitution = () => useDecideProposal(ADMISSION_PATH, INSTITUTIONS_KEY);
