import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  LiftOrderRequest,
  OrderPage,
  OrderProposalPage,
  OrdersOfCompany,
  PlaceOrderRequest,
} from '@registrar/domain/calls/company-orders';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import type { ProposalAction } from '@registrar/ui/review';

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

/** Proposes once, however often it is pressed; the form shows what is wrong. */
function usePropose<Request>(path: `/${string}`) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: Request) =>
      gateway.request<{ readonly id: string }>({
        path,
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}

export const useProposePlacing = () => usePropose<PlaceOrderRequest>(PATH);
export const useProposeLifting = (orderId: string) => usePropose<LiftOrderRequest>(`${PATH}/${orderId}/lifting`);

interface Decided {
  readonly id: string;
  readonly action: ProposalAction;
  readonly remark: string | undefined;
}

export function useDecideOrder() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, action, remark }: Decided) =>
      gateway.request<object>({
        path: `${PROPOSALS}/${id}/${action}`,
        method: 'POST',
        body: { kind: 'json', value: { remark } },
        idempotencyKey: attempt.keyFor({ id, action, remark }),
      }),
    // also after a refusal: somebody else may have been quicker
    onSettled: () => client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}
