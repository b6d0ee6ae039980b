import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LocalBody, Place } from '@registrar/domain/calls/lookups';
import { placeCalled, type Places } from '@registrar/domain/sheets';
import { useLookup, usePortal } from '@registrar/runtime';
import type { SheetRow } from './sheet-rows';

const DISTRICT = 'permanentAddress.districtId';

/** The places that the rows may name; local bodies are asked for the districts that stand in the sheet. */
export function usePlaces(rows: readonly SheetRow[]): { readonly places: Places; readonly pending: boolean } {
  const { gateway } = usePortal();
  const countries = useLookup<Place>({ list: 'country' });
  const provinces = useLookup<Place>({ list: 'province' });
  const districts = useLookup<Place & { readonly provinceId: number }>({ list: 'district' });
  const named = useMemo(() => {
    const said = new Set(rows.map(({ cells }) => cells[DISTRICT] ?? ''));
    return [...new Set([...said].flatMap((name) => placeCalled(name, districts.items)?.id ?? []))];
  }, [rows, districts.items]);
  const localBodies = useQueries({
    queries: named.map((districtId) => ({
      queryKey: ['lookup', 'local-body', { districtId }],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        gateway.request<readonly LocalBody[]>({
          path: '/external/api/local-body',
          query: { districtId },
          signal,
          quiet: { overlay: true, failureToast: true },
        }),
      staleTime: Infinity,
    })),
    combine: (answers) => ({
      items: answers.flatMap(({ data }) => data ?? []),
      pending: answers.some(({ isPending }) => isPending),
    }),
  });
  const places = useMemo(
    () => ({
      countries: countries.items,
      provinces: provinces.items,
      districts: districts.items,
      localBodies: localBodies.items,
    }),
    [countries.items, provinces.items, districts.items, localBodies.items],
  );
  return { places, pending: countries.pending || provinces.pending || districts.pending || localBodies.pending };
}
