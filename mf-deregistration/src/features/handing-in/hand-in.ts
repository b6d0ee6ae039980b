import { useCallback, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type {
  ClaimantRequest,
  ClaimCodeRequest,
  ClaimEvidence,
  ClaimReceipt,
  NoticeClaimant,
  SubmitClaimRequest,
} from '@registrar/domain/calls/public-notices';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { UploadRefusal, type Upload } from '@registrar/ui/components';

/** More evidence for an objection that was dismissed, which the mail about the decision leads to. */
export const useAgain = (): boolean => useSearchParams()[0].get('again') === '1';

const silent = { overlay: true, successToast: true, failureToast: true } as const;

export function useSendCode(noticeId: string) {
  const { gateway } = usePortal();
  const again = useAgain();
  return useMutation({
    mutationFn: (value: ClaimCodeRequest) =>
      gateway.request<OtpSent>({
        path: `/public/notices/${noticeId}/code`,
        method: 'POST',
        body: { kind: 'json', value: again ? { ...value, again } : value },
        quiet: silent,
      }),
  });
}

export function useAdmission(noticeId: string) {
  const { gateway } = usePortal();
  const again = useAgain();
  return useMutation({
    mutationFn: (value: ClaimantRequest) =>
      gateway.request<NoticeClaimant>({
        path: `/public/notices/${noticeId}/claimant`,
        method: 'POST',
        body: { kind: 'json', value: again ? { ...value, again } : value },
        quiet: silent,
      }),
  });
}

/** Gives the token with which evidence is brought and the rest handed in. */
export type TokenOf = () => Promise<string>;

/** Of who is signed in: asked for with the first file, or with the submission, and once. */
export function useTokenOfAccount(noticeId: string): TokenOf {
  const { mutateAsync } = useAdmission(noticeId);
  const asked = useRef<Promise<string>>(undefined);
  return useCallback(() => {
    asked.current ??= mutateAsync({ by: 'ACCOUNT' }).then(({ token }) => token);
    // a line that was lost for a moment is no token for ever
    asked.current.catch(() => (asked.current = undefined));
    return asked.current;
  }, [mutateAsync]);
}

export function useSubmitClaim(tokenOf: TokenOf) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: async (value: SubmitClaimRequest) =>
      gateway.request<ClaimReceipt>({
        path: `/public/claimant/${await tokenOf()}/claim`,
        method: 'POST',
        body: { kind: 'json', value },
        quiet: silent,
      }),
  });
}

/** Brings one file of evidence; its id is what the submission names. */
export function useEvidenceUpload(tokenOf: TokenOf): Upload {
  const { gateway } = usePortal();
  return useCallback<Upload>(
    async (file, { signal }) => {
      try {
        return await gateway.request<ClaimEvidence>({
          path: `/public/claimant/${await tokenOf()}/evidence`,
          method: 'POST',
          body: { kind: 'form-data', value: { file } },
          quiet: silent,
          signal,
        });
      } catch (error) {
        throw isGatewayFailure(error) && error.cause === 'answer' ? new UploadRefusal(error.message) : error;
      }
    },
    [gateway, tokenOf],
  );
}
