import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ProposeRestoration,
  RestorationCandidatePage,
  RestorationPage,
  RestorationVoucher,
} from '@registrar/domain/calls/restorations';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useDecideProposal, usePropose } from '@registrar/ui/review';

export const RESTORATIONS_KEY = 'restorations';
export const PAGE_SIZE = 20;
const PATH = '/external/api/restoration';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;

export function useRestorable(search: string, page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [RESTORATIONS_KEY, 'candidates', search, page],
    queryFn: ({ signal }) =>
      gateway.request<RestorationCandidatePage>({
        path: '/external/api/restoration-candidate',
        query: { page, size: PAGE_SIZE, ...(search !== '' && { search }) },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useRestorations(show: 'open' | 'settled', page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [RESTORATIONS_KEY, show, page],
    queryFn: ({ signal }) =>
      gateway.request<RestorationPage>({ path: PATH, query: { show, page, size: PAGE_SIZE }, quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Files the order once, however often it is pressed; the form shows what is wrong. */
export const useFileOrder = () => usePropose<ProposeRestoration>(PATH, RESTORATIONS_KEY);

/** Asks for the fines of a proposal that are unpaid now. */
export const useAskFines = () => usePost<{ readonly id: string }>(({ id }) => `${PATH}/${id}/invoice`);

/** Hands in the voucher of a payment at a bank. */
export const useCounterVoucher = (id: string) =>
  usePost<RestorationVoucher>(() => `${PATH}/${id}/voucher`, { failureToast: true });

export const useDecideRestoration = () => useDecideProposal(PATH, RESTORATIONS_KEY);

type Path = `/${string}`;

function usePost<Body extends object>(pathOf: (body: Body) => Path, hushed?: { readonly failureToast: true }) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (value: Body) =>
      gateway.request<object>({
        path: pathOf(value),
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor(value),
        ...(hushed && { quiet: hushed }),
      }),
    // also after a refusal: somebody else may have been quicker
    onSettled: () => client.invalidateQueries({ queryKey: [RESTORATIONS_KEY] }),
  });
}
