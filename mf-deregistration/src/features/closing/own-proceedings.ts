import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnProceeding, OwnProceedings, WithdrawProceedingRequest } from '@registrar/domain/calls/own-proceedings';
import { usePortal } from '@registrar/runtime';

const quiet = { overlay: true, failureToast: true } as const;

/** In which proceedings a company is or was. */
export function useOwnProceedings(companyId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['own-proceedings', 'of-company', companyId],
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<OwnProceedings>({ path: '/external/api/own-proceeding', query: { companyId }, quiet, signal }),
  });
}

export function useOwnProceeding(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['own-proceedings', id],
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<OwnProceeding>({ path: `/external/api/own-proceeding/${id}`, quiet, signal }),
  });
}

/** The company ends a proceeding that it had asked for. */
export function useWithdrawal(id: string) {
  const { gateway } = usePortal();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (value: WithdrawProceedingRequest) =>
      gateway.request<object>({
        path: `/external/api/own-proceeding/${id}/withdrawal`,
        method: 'POST',
        body: { kind: 'json', value },
        quiet: { failureToast: true },
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['own-proceedings'] }),
  });
}
