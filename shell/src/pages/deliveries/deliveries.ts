import { deliveryPageSchema, type DismissDelivery } from '@registrar/domain/calls/deliveries';
import { usePortal } from '@registrar/runtime';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeliveryFilters } from './delivery-filters';

export const pageSize = 20;
const path = '/external/api/delivery';
const queryKey = ['deliveries'];
/** Messages leave by themselves while somebody looks. */
const LOOK_AGAIN_MS = 15_000;

/** GET external/api/delivery. */
export function useDeliveries({ state, channel, page }: DeliveryFilters) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [...queryKey, state, channel, page],
    queryFn: async ({ signal }) =>
      deliveryPageSchema.parse(
        await gateway.request({
          path,
          query: { page, size: pageSize, state: state || undefined, channel: channel || undefined },
          quiet: { overlay: true },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

function useRowAction<T>(call: (gateway: ReturnType<typeof usePortal>['gateway'], input: T) => Promise<unknown>) {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  // also after a refusal: somebody else was faster, or the message has left meanwhile
  return useMutation({
    mutationFn: (input: T) => call(gateway, input),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** POST external/api/delivery/{id}/retry. */
export function useRetryDelivery() {
  return useRowAction<string>((gateway, id) =>
    gateway.request({
      path: `${path}/${encodeURIComponent(id)}/retry`,
      method: 'POST',
      body: { kind: 'json', value: {} },
    }),
  );
}

/** POST external/api/delivery/retry: everything that was given up. */
export function useRetryAll() {
  return useRowAction<{ readonly channel?: string }>((gateway, value) =>
    gateway.request({ path: `${path}/retry`, method: 'POST', body: { kind: 'json', value } }),
  );
}

/** POST external/api/delivery/{id}/dismiss. */
export function useDismissDelivery() {
  return useRowAction<DismissDelivery & { readonly id: string }>((gateway, { id, remark }) =>
    gateway.request({
      path: `${path}/${encodeURIComponent(id)}/dismiss`,
      method: 'POST',
      body: { kind: 'json', value: { remark } },
    }),
  );
}
