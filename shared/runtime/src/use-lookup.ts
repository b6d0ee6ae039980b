import { useQuery } from '@tanstack/react-query';
import { usePortal } from './portal-context';

export interface Lookup<Item> {
  /** Empty while it is asked for, and when it could not be had. */
  readonly items: readonly Item[];
  readonly pending: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

export interface LookupQuestion {
  /** Below `/external/api/`, e.g. `district`; null while what it depends on is not chosen. */
  readonly list: string | null;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Lists under a chosen parent are asked for anew each time (specification section 7); the others once a visit. */
  readonly cached?: boolean;
}

/** One of the lists of specification section 7. Several fields that ask for the same list ask once. */
export function useLookup<Item>({ list, query, cached = true }: LookupQuestion): Lookup<Item> {
  const { gateway } = usePortal();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['lookup', list, query ?? null],
    queryFn: ({ signal }) =>
      gateway.request<readonly Item[]>({
        path: `/external/api/${list ?? ''}`,
        query,
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
    enabled: list !== null,
    staleTime: cached ? Infinity : undefined,
    gcTime: cached ? Infinity : 0,
  });
  return { items: data ?? [], pending: list !== null && isPending, failed: isError, retry: () => void refetch() };
}
