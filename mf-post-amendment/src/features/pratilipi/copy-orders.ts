import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Copyable, CopyOrderDetail, CopyOrderPage, CopyQuote, OrderCopies } from '@registrar/domain/calls/copies';
import type { CopyItem } from '@registrar/domain/copies';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

const PATH = '/external/api/pratilipi';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;
export const COPIES_KEY = 'copy-orders';
export const PAGE_SIZE = 20;

export const ordersAddress = '/pratilipi';
export const newOrderAddress = (companyId?: string): string =>
  companyId === undefined ? '/pratilipi/request' : `/pratilipi/request?company=${companyId}`;
export const orderAddress = (id: string): string => `/pratilipi/view/${id}`;

export interface OrdersFilter {
  readonly show: 'open' | 'ended';
  readonly search: string;
  readonly page: number;
}

export function useCopyOrders({ search, ...filter }: OrdersFilter) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [COPIES_KEY, 'list', filter, search],
    queryFn: ({ signal }) =>
      gateway.request<CopyOrderPage>({
        path: PATH,
        query: { ...filter, search: search || undefined, size: PAGE_SIZE },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useCopyOrder(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [COPIES_KEY, 'one', id],
    queryFn: ({ signal }) => gateway.request<CopyOrderDetail>({ path: `${PATH}/${id}`, quiet, signal }),
  });
}

/** What may be asked of the chosen company. */
export function useCopyable(companyId: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [COPIES_KEY, 'copyable', companyId],
    enabled: companyId !== undefined,
    queryFn: ({ signal }) =>
      gateway.request<Copyable>({ path: `/external/api/company/${companyId ?? ''}/pratilipi`, quiet, signal }),
  });
}

export interface Basket {
  readonly companyId: string;
  readonly items: readonly CopyItem[];
  readonly delivery: OrderCopies['delivery'];
}

/** The price of a basket, asked again with every change. */
export function useCopyQuote({ companyId, items, delivery }: Basket) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [COPIES_KEY, 'quote', companyId, items, delivery],
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      gateway.request<CopyQuote>({
        path: `${PATH}/quote`,
        method: 'POST',
        body: { kind: 'json', value: { companyId, items, delivery } },
        quiet,
        signal,
      }),
  });
}

interface Ordered {
  readonly id: string;
  readonly invoiceId: string;
}

export const useOrderCopies = () => useSend<OrderCopies, Ordered>(PATH);

/** A step on an order: the list and the order are read again, also after a refusal. */
export function useSend<Value extends object, Answer = object>(path: `/${string}`) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (value: Value) =>
      gateway.request<Answer>({
        path,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor([path, value]),
        quiet: { overlay: true, failureToast: true },
      }),
    onSuccess: () => attempt.renew(),
    onSettled: () => client.invalidateQueries({ queryKey: [COPIES_KEY] }),
  });
}

export const stepOf = (id: string, step: 'withdraw' | 'hand-over') => `${PATH}/${id}/${step}` as const;
export const itemStepOf = (id: string, itemId: string, step: 'issue' | 'refuse') =>
  `${PATH}/${id}/item/${itemId}/${step}` as const;
