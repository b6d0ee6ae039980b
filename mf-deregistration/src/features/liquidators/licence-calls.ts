import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LicenceHistory, LicencePage } from '@registrar/domain/calls/liquidators';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

const KEY = 'liquidator-licences';
export const PAGE_SIZE = 20;
const PATH = '/external/api/liquidator-licence';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;

export function useLicences(search: string, show: 'all' | 'asking', page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, search, show, page],
    queryFn: ({ signal }) =>
      gateway.request<LicencePage>({
        path: PATH,
        query: { show, page, size: PAGE_SIZE, ...(search !== '' && { search }) },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useLicenceHistory(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'history', id],
    staleTime: 0,
    queryFn: ({ signal }) => gateway.request<LicenceHistory>({ path: `${PATH}/${id}/history`, quiet, signal }),
  });
}

/** Writes in the list; the dialog shows what is wrong, and the list is read again whatever comes of it. */
export function useKeepLicence() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({
      method = 'POST',
      path = '',
      body,
    }: {
      readonly method?: 'POST' | 'PUT';
      readonly path?: string;
      readonly body: object;
    }) =>
      gateway.request<object>({
        path: `${PATH}${path}`,
        method,
        body: { kind: 'json', value: body },
        idempotencyKey: attempt.keyFor({ path, body }),
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}
