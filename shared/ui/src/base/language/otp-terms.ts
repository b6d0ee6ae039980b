import { useQuery } from '@tanstack/react-query';
import { OTP_RESEND_SECONDS } from '@registrar/domain/accounts';
import type { OtpTerms } from '@registrar/domain/calls/accounts';
import { usePortal } from '@registrar/runtime';
import { useFormats } from './use-formats';

const STALE_AFTER_MS = 5 * 60_000;

function useOtpTerms(): OtpTerms | undefined {
  const { gateway } = usePortal();
  const { data } = useQuery({
    queryKey: ['otp-terms'],
    queryFn: ({ signal }) =>
      gateway.request<OtpTerms>({
        path: '/auth/api/otp-terms',
        auth: 'none',
        signal,
        quiet: { overlay: true, successToast: true, failureToast: true },
      }),
    staleTime: STALE_AFTER_MS,
  });
  return data;
}

/** Seconds until another code may be asked for, where the page does not have the answer of the sending. */
export const useResendSeconds = (): number => useOtpTerms()?.resendAfterSeconds ?? OTP_RESEND_SECONDS;

/**
 * For a text that says how long a code is valid (`minutes`) or when another may be asked for (`seconds`). Until both
 * are known, and where they cannot be read, the text is the one with `_unknown`, which says no number.
 */
export function useOtpWords():
  { readonly context: 'unknown' } | { readonly minutes: string; readonly seconds: string } {
  const terms = useOtpTerms();
  const { number } = useFormats();
  if (terms === undefined) return { context: 'unknown' };
  return { minutes: number(Math.round(terms.expiresInSeconds / 60)), seconds: number(terms.resendAfterSeconds) };
}
