import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Liquidation, Liquidations } from '@registrar/domain/calls/liquidations';
import type { OwnAdmission } from '@registrar/domain/calls/liquidators';
import { useFreshQueries, useIdempotencyKey, usePortal } from '@registrar/runtime';

const KEY = 'liquidations';
export const LIQUIDATIONS = '/de-registration/liquidator';
const PATH = '/external/api/own-liquidation';
const ADMISSION = '/external/api/liquidator-admission';
const quiet = { overlay: true, failureToast: true } as const;

export function useLiquidations() {
  useFreshQueries(KEY);
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY],
    staleTime: 0,
    queryFn: ({ signal }) => gateway.request<Liquidations>({ path: PATH, quiet, signal }),
  });
}

export function useLiquidation(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, id],
    staleTime: 0,
    queryFn: ({ signal }) => gateway.request<Liquidation>({ path: `${PATH}/${id}`, quiet, signal }),
  });
}

/** Files or records below one liquidation; the dialog shows what is wrong, and the page is read again. */
export function useLiquidationAct(id: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ path, body }: { readonly path: string; readonly body: object }) =>
      gateway.request<object>({
        path: `${PATH}/${id}/${path}`,
        method: 'POST',
        body: { kind: 'json', value: body },
        idempotencyKey: attempt.keyFor({ path, body }),
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

export function useOwnAdmission() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'admission'],
    staleTime: 0,
    queryFn: ({ signal }) => gateway.request<OwnAdmission>({ path: ADMISSION, quiet, signal }),
  });
}

export function useAskAdmission() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: object) =>
      gateway.request<object>({
        path: ADMISSION,
        method: 'POST',
        body: { kind: 'json', value: body },
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY, 'admission'] }),
  });
}
