import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GazetteList } from '@registrar/domain/calls/gazettes';
import { usePortal } from '@registrar/runtime';

const PATH = '/public/gazette';

export function useGazettes(page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['gazettes', page],
    queryFn: ({ signal }) =>
      gateway.request<GazetteList>({
        path: PATH,
        query: { page },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export const gazetteFile = (number: number, name: 'gazette.pdf' | 'gazette.json'): string =>
  `/gateway${PATH}/${number}/${name}`;
