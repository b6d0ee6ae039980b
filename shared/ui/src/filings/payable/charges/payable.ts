import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Assessment, CounterSignRequest, Payable } from '@registrar/domain/calls/money';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { payableActions } from '../../filing/filing-actions';

const keyOf = (applicationId: string) => ['payable', applicationId] as const;

/** Asked again with every version of the application: another capital costs another fee. */
const payable = (gateway: ShellApi['gateway'], applicationId: string, version: number) =>
  queryOptions({
    queryKey: [...keyOf(applicationId), version],
    queryFn: ({ signal }) =>
      gateway.request<Payable>({
        path: `/external/api/application/${applicationId}/payable`,
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
    // a revenue officer may have decided meanwhile
    staleTime: 0,
  });

export function usePayable({ id, version }: Pick<ApplicationDetail, 'id' | 'version'>) {
  const { gateway } = usePortal();
  // What was known of the version before stands until the answer comes: the page below does not move twice.
  return useQuery({ ...payable(gateway, id, version), placeholderData: keepPreviousData });
}

/** Puts the newest answer in place of the one that is shown. */
export function usePayableCache(applicationId: string) {
  const client = useQueryClient();
  return (answer: Payable) => {
    client.setQueriesData({ queryKey: keyOf(applicationId) }, answer);
    // what may be done next depends on the payment
    void client.invalidateQueries({ queryKey: ['application', applicationId] });
  };
}

export function useCounterSign(applicationId: string) {
  const { gateway } = usePortal();
  const attempt = useIdempotencyKey();
  const put = usePayableCache(applicationId);
  return useMutation({
    mutationFn: (request: CounterSignRequest) =>
      gateway.request<Payable>({
        path: `/external/api/application/${applicationId}/payable/counter-sign`,
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
      }),
    onSuccess: put,
  });
}

/** The officer's action `assess`; without overrides what is proposed is confirmed. */
export function useAssess({ id, version }: Pick<ApplicationDetail, 'id' | 'version'>, { quiet = false } = {}) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (assessment: Assessment) => {
      const request = { version, assessment };
      return gateway.request<ApplicationDetail>({
        path: `/external/api/application/${id}/${payableActions[0]}`,
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        ...(quiet ? { quiet: { overlay: true, failureToast: true } } : {}),
      });
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['application', id] }),
        client.invalidateQueries({ queryKey: keyOf(id) }),
      ]),
  });
}
