import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  LiftOrderRequest,
  OrderPage,
  OrderProposalPage,
  OrdersOfCompany,
  PlaceOrderRequest,
} from '@registrar/domain/calls/company-orders';
import { usePortal } from '@registrar/runtime';
import { useDecideProposal, usePropose } from '@registrar/ui/review';

const PATH = '/external/api/company-order';
const PROPOSALS = '/external/api/company-order-proposal';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;
export const ORDERS_KEY = 'company-orders';
export const PAGE_SIZE = 20;

export interface OrderFilter {
  readonly state: 'STANDING' | 'PAST';
  readonly search: string;
  readonly page: number;
}

export function useOrders({ search, ...filter }: OrderFilter) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [ORDERS_KEY, 'list', filter, search],
    queryFn: ({ signal }) =>
      gateway.request<OrderPage>({
        path: PATH,
        query: { ...filter, search: search || undefined, size: PAGE_SIZE },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useOrdersOfCompany(companyId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [ORDERS_KEY, 'of-company', companyId],
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<OrdersOfCompany>({ path: `/external/api/company/${companyId}/order`, quiet, signal }),
  });
}

export function useOrderProposals(show: 'open' | 'settled', page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [ORDERS_KEY, 'proposals', show, page],
    queryFn: ({ signal }) =>
      gateway.request<OrderProposalPage>({ path: PROPOSALS, query: { show, page, size: PAGE_SIZE }, quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

export const useProposePlacing = () => usePropose<PlaceOrderRequest>(PATH, ORDERS_KEY);
export const useProposeLifting = (orderId: string) =>
  usePropose<LiftOrderRequest>(`${PATH}/${orderId}/lifting`, ORDERS_KEY);

export const useDecideOrder = () => useDecideProposal(PROPOSALS, ORDERS_KEY);
