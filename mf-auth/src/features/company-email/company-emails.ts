import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GatewayRequest, ShellApi } from '@registrar/contract/shell-api';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { CompanyEmail } from '@registrar/domain/calls/profile';
import type { RemovedAnswer } from '@registrar/domain/calls/representatives';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

export interface CompanyAddress {
  readonly companyId: string;
  readonly email: string;
}

const companyEmails = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: ['company-emails'],
    queryFn: ({ signal }) =>
      gateway.request<CompanyEmail[]>({
        path: '/external/api/company-email',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });

/** The companies of the person whose official e-mail address is not settled yet. */
export function useCompanyEmails() {
  const { gateway } = usePortal();
  return useQuery(companyEmails(gateway));
}

const post = <T>(gateway: ShellApi['gateway'], path: GatewayRequest['path'], value: unknown) =>
  gateway.request<T>({ path, method: 'POST', body: { kind: 'json', value }, quiet: { failureToast: true } });

/** Sends a code to the address that is to become the company's. */
export function useSendCompanyEmailOtp() {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (address: CompanyAddress) => post<OtpSent>(gateway, '/external/api/company-email/otp', address),
  });
}

export function useVerifyCompanyEmail() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (proof: CompanyAddress & { readonly otp: string }) =>
      post<unknown>(gateway, '/external/api/company-email/verify', proof),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['company-emails'] }),
  });
}

/** The address on record is the right one and in use. */
export function useConfirmCompanyEmail() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (companyId: string) => post<unknown>(gateway, '/external/api/company-email/confirm', { companyId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['company-emails'] }),
  });
}

interface Leaving {
  readonly companyId: string;
  readonly accountId: string;
  readonly remark: string;
}

/** Ends one's own power to speak for the company. */
export function useStepDown() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (leaving: Leaving) =>
      gateway.request<RemovedAnswer>({
        path: `/external/api/company/${leaving.companyId}/representative/${leaving.accountId}/remove`,
        method: 'POST',
        body: { kind: 'json', value: { remark: leaving.remark } },
        idempotencyKey: attempt.keyFor(leaving),
      }),
    onSuccess: ({ signedOut }) => {
      attempt.renew();
      // whose last company it was is signed out: there is nothing to ask for any more
      return signedOut ? undefined : queries.invalidateQueries({ queryKey: ['company-emails'] });
    },
  });
}
