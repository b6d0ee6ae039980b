import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProceedingDetail, ProceedingListQuery, ProceedingPage } from '@registrar/domain/calls/proceedings';
import { useFreshQueries, usePortal } from '@registrar/runtime';

const PATH = '/external/api/proceeding';
const quiet = { overlay: true, failureToast: true } as const;
export const PROCEEDINGS_SIZE = 20;

export type ProceedingFilter = Omit<ProceedingListQuery, 'size'>;

export function useProceedings(filter: ProceedingFilter) {
  useFreshQueries('proceedings');
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['proceedings', 'list', filter],
    queryFn: ({ signal }) =>
      gateway.request<ProceedingPage>({ path: PATH, query: { ...filter, size: PROCEEDINGS_SIZE }, quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useProceeding(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['proceedings', id],
    staleTime: 0,
    queryFn: ({ signal }) => gateway.request<ProceedingDetail>({ path: `${PATH}/${id}`, quiet, signal }),
  });
}

export const PROCEEDINGS = '/de-registration-approval';
export const proceedingAddress = (id: string): string => `${PROCEEDINGS}/${id}`;
/** A call for explanation is conducted on a page of its own, in mf-post-amendment. */
export const callAddress = (id: string): string => `/post-amendment/explanation-calls/${id}`;
