import { deskQueues, deskSorts, termLevels } from '@registrar/domain/calls/desk';
import { useSearchParams } from 'react-router-dom';

export const queues = deskQueues;
export const sorts = deskSorts;
/** Empty: however far it has run. */
export const terms = ['', ...termLevels] as const;

export interface DeskFilters {
  readonly queue: (typeof queues)[number];
  readonly sort: (typeof sorts)[number];
  readonly process: string;
  readonly search: string;
  readonly term: (typeof terms)[number];
  readonly page: number;
}

/** Reads the filters out of an address somebody may have typed. */
export function readDeskFilters(params: URLSearchParams): DeskFilters {
  const page = Number(params.get('page'));
  return {
    queue: queues.find((queue) => queue === params.get('queue')) ?? 'waiting',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'oldest',
    process: params.get('process') ?? '',
    search: (params.get('search') ?? '').slice(0, 100),
    term: terms.find((term) => term === params.get('term')) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Leaves out what is the default, so that the plain address stays plain. */
export function writeDeskFilters(filters: DeskFilters): URLSearchParams {
  const plain = readDeskFilters(new URLSearchParams());
  const entries = Object.entries(filters).filter(([key, value]) => value !== plain[key as keyof DeskFilters]);
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
}

/** The filters live in the address: they can be shared, and the back button undoes them. */
export function useDeskFilters(): readonly [DeskFilters, (change: Partial<DeskFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = readDeskFilters(params);
  return [filters, (change) => setParams(writeDeskFilters({ ...filters, page: 1, ...change }))];
}
