import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type {
  AnswerDetailRequest,
  CompanyDetail,
  CompanyDetailItem,
  MigratedDetails,
} from '@registrar/domain/calls/old-system';
import { usePortal } from '@registrar/runtime';

const DETAILS = '/auth/api/user-migration/details';
/** Answers come one after another: a message for each would only be in the way; the page says itself what failed. */
const QUIET = { overlay: true, successToast: true, failureToast: true } as const;

const migratedDetails = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: ['migrated-details'],
    queryFn: ({ signal }) => gateway.request<MigratedDetails>({ path: DETAILS, quiet: QUIET, signal }),
  });

export function useMigratedDetails(enabled: boolean) {
  const { gateway } = usePortal();
  return useQuery({ ...migratedDetails(gateway), enabled });
}

export function useSendContactCode() {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: () => gateway.request<OtpSent>({ path: `${DETAILS}/otp`, method: 'POST', quiet: QUIET }),
  });
}

export function useProveContact() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (otp: string) =>
      gateway.request<object>({
        path: `${DETAILS}/otp-verify`,
        method: 'POST',
        body: { kind: 'json', value: { otp } },
        quiet: QUIET,
      }),
    onSuccess: () => {
      queries.setQueryData(
        migratedDetails(gateway).queryKey,
        (now) => now && { ...now, contact: { ...now.contact, emailVerified: true } },
      );
    },
  });
}

export interface DetailAnswer {
  readonly companyId: string;
  readonly item: CompanyDetailItem;
  readonly request: AnswerDetailRequest;
}

/** Saved at once, one by one: who leaves finds every answer again. */
export function useAnswerDetail() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ companyId, item, request }: DetailAnswer) =>
      gateway.request<CompanyDetail>({
        path: `${DETAILS}/company/${companyId}/${item}`,
        method: 'PUT',
        body: { kind: 'json', value: request },
        quiet: QUIET,
      }),
    onSuccess: (answered, { companyId }) => {
      queries.setQueryData(
        migratedDetails(gateway).queryKey,
        (now) =>
          now && {
            ...now,
            companies: now.companies.map((company) =>
              company.id === companyId
                ? {
                    ...company,
                    details: company.details.map((detail) => (detail.item === answered.item ? answered : detail)),
                  }
                : company,
            ),
          },
      );
    },
  });
}

export function useFinishDetails() {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: () =>
      gateway.request<object>({ path: `${DETAILS}/finish`, method: 'POST', quiet: { failureToast: true } }),
  });
}
