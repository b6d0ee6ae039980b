import { useMutation } from '@tanstack/react-query';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';
import { useApplicationCache } from '@registrar/ui/filing';

/** Sends a code to the address that the draft names; the draft has to be saved before. */
export function useSendEmailCode(applicationId: string) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (email: string) =>
      gateway.request<OtpSent>({
        path: `/external/api/application/${applicationId}/company-email/otp`,
        method: 'POST',
        body: { kind: 'json', value: { email } },
        quiet: { successToast: true, failureToast: true },
      }),
  });
}

export function useVerifyEmail(applicationId: string) {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  return useMutation({
    mutationFn: (proof: { readonly email: string; readonly otp: string }) =>
      gateway.request<ApplicationDetail>({
        path: `/external/api/application/${applicationId}/company-email/verify`,
        method: 'POST',
        body: { kind: 'json', value: proof },
        quiet: { failureToast: true },
      }),
    onSuccess: cache.put,
  });
}
