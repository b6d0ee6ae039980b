import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type {
  ApplicationCodeRequest,
  ApplicationCodeSent,
  ApplicationStanding,
  ApplicationStandingRequest,
} from '@registrar/domain/calls/e-services';
import type { OpenCompanyList } from '@registrar/domain/calls/open-data';
import { isGatewayFailure, usePortal } from '@registrar/runtime';

export const E_SERVICES = '/eServices';
const silent = { overlay: true, successToast: true, failureToast: true } as const;

/** Where the code is entered for an application. */
export const codeAddress = (applicationNumber: string): string =>
  `/eservice-verify-email?${new URLSearchParams({ application: applicationNumber })}`;

/** All companies that bear the number; nothing is asked for an empty one. */
export function useCompaniesOf(registrationNumber: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['open-companies', registrationNumber],
    queryFn:
      registrationNumber === ''
        ? skipToken
        : ({ signal }) =>
            gateway.request<OpenCompanyList>({
              path: '/public/company',
              query: { registrationNumber },
              auth: 'none',
              quiet: silent,
              signal,
            }),
  });
}

export function useSendCode() {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (value: ApplicationCodeRequest) =>
      gateway.request<ApplicationCodeSent>({
        path: '/public/e-service/application/code',
        method: 'POST',
        body: { kind: 'json', value },
        quiet: silent,
      }),
  });
}

export function useStanding() {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (value: ApplicationStandingRequest) =>
      gateway.request<ApplicationStanding>({
        path: '/public/e-service/application/status',
        method: 'POST',
        body: { kind: 'json', value },
        quiet: silent,
      }),
  });
}

/** Seconds until another code; only where the last one may still be used. */
export function waitOf(error: unknown): number | undefined {
  if (!isGatewayFailure(error) || error.code !== 'AUTH-OTP-RESEND') return undefined;
  const { retryAfterSeconds } = error.details;
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0 ? retryAfterSeconds : undefined;
}
