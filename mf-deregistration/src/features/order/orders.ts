import { useQuery } from '@tanstack/react-query';
import type { ProceedingOrders, ProposeProceedingOrder } from '@registrar/domain/calls/proceeding-orders';
import { usePortal } from '@registrar/runtime';
import { useDecideProposal, usePropose } from '@registrar/ui/review';
import { CONDUCT_KEY } from '../conduct/conduct';

const pathOf = (proceedingId: string) => `/external/api/proceeding/${proceedingId}/order` as const;

/** How the office may end the proceeding, and what was proposed. Renewed with the proceeding. */
export function useOrders(proceedingId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [CONDUCT_KEY, proceedingId, 'order'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<ProceedingOrders>({
        path: pathOf(proceedingId),
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
}

export const useProposeOrder = (proceedingId: string) =>
  usePropose<ProposeProceedingOrder>(pathOf(proceedingId), CONDUCT_KEY);
export const useDecideOrder = () => useDecideProposal('/external/api/proceeding-order', CONDUCT_KEY);
