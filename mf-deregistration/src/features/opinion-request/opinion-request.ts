import { useCallback } from 'react';
import type { GiveOpinionRequest, OpinionFile, OpinionRequest } from '@registrar/domain/calls/opinion-requests';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { outsideLink, UploadRefusal, useLinkAnswer, useOutsideView, type Upload } from '@registrar/ui/components';

export const linkOf = (token: string) => outsideLink('PROCEEDING_OPINION', token);

export const useOpinionRequest = (token: string) => useOutsideView<OpinionRequest>(linkOf(token));

export const useGiveOpinion = (token: string) =>
  useLinkAnswer<GiveOpinionRequest>(linkOf(token), 'answer', { successToast: true, failureToast: true });

/** Brings the file of the answer; the next one takes its place. */
export function useOpinionUpload(token: string): Upload {
  const { gateway } = usePortal();
  return useCallback<Upload>(
    async (file, { signal }) => {
      try {
        const { path, auth } = linkOf(token);
        return await gateway.request<OpinionFile>({
          path: `${path}/file`,
          auth,
          method: 'POST',
          body: { kind: 'form-data', value: { file } },
          quiet: { overlay: true, successToast: true, failureToast: true },
          signal,
        });
      } catch (error) {
        throw isGatewayFailure(error) && error.cause === 'answer' ? new UploadRefusal(error.message) : error;
      }
    },
    [gateway, token],
  );
}
