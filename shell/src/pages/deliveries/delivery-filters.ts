import {
  deliveryChannels,
  deliveryStates,
  type DeliveryChannel,
  type DeliveryState,
} from '@registrar/domain/calls/deliveries';
import { useSearchParams } from 'react-router-dom';

export interface DeliveryFilters {
  readonly state: DeliveryState | '';
  readonly channel: DeliveryChannel | '';
  readonly page: number;
}

/** Reads the filters out of an address somebody may have typed. */
export function readDeliveryFilters(params: URLSearchParams): DeliveryFilters {
  const page = Number(params.get('page'));
  return {
    state: deliveryStates.keys.find((state) => state === params.get('state')) ?? '',
    channel: deliveryChannels.keys.find((channel) => channel === params.get('channel')) ?? '',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** Leaves out what is the default, so that the plain address stays plain. */
export function writeDeliveryFilters({ state, channel, page }: DeliveryFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (state !== '') params.set('state', state);
  if (channel !== '') params.set('channel', channel);
  if (page > 1) params.set('page', String(page));
  return params;
}

export function useDeliveryFilters(): readonly [DeliveryFilters, (change: Partial<DeliveryFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = readDeliveryFilters(params);
  return [filters, (change) => setParams(writeDeliveryFilters({ ...filters, page: 1, ...change }))];
}
