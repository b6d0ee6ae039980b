import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GatewayRequest } from '@registrar/contract/shell-api';
import type {
  AskMandateRequest,
  Mandate,
  MandateStep,
  OfferMandateRequest,
} from '@registrar/domain/calls/representatives';
import type { CompanySummary } from '@registrar/domain/calls/lookups';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

const KEY = 'mandates';
/** Where mandates are looked after: at a company, or as an intermediary. */
export type MandatePlace = { readonly companyId: string } | 'own';

const pathOf = (place: MandatePlace): GatewayRequest['path'] =>
  place === 'own' ? '/external/api/mandate' : `/external/api/company/${place.companyId}/mandate`;

export function useMandates(place: MandatePlace) {
  const { gateway } = usePortal();
  return useQuery(
    queryOptions({
      queryKey: [KEY, place],
      queryFn: ({ signal }) =>
        gateway.request<Mandate[]>({ path: pathOf(place), quiet: { overlay: true, failureToast: true }, signal }),
    }),
  );
}

/** Asks: a company an intermediary, or an intermediary a company. */
export function useRequestMandate(place: MandatePlace) {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: OfferMandateRequest | AskMandateRequest) =>
      gateway.request<unknown>({
        path: pathOf(place),
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { failureToast: true },
      }),
    onSuccess: () => {
      attempt.renew();
      return queries.invalidateQueries({ queryKey: [KEY] });
    },
  });
}

export interface TakenStep {
  readonly mandateId: string;
  readonly step: MandateStep;
  readonly remark?: string;
}

export function useTakeStep(place: MandatePlace) {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ mandateId, step, remark }: TakenStep) =>
      gateway.request<unknown>({
        path: `${pathOf(place)}/${mandateId}/${step}`,
        method: 'POST',
        body: { kind: 'json', value: { remark } },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Every company of a registration number: old records share them. */
export function useFindCompanies() {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (registrationNumber: string) =>
      gateway.request<CompanySummary[]>({
        path: '/external/api/company-merge/search/company-details',
        query: { registrationNumber },
        quiet: { successToast: true },
      }),
  });
}
