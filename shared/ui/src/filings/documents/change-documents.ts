import { useCallback } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { FilingDocuments } from '@registrar/domain/calls/documents';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { UploadRefusal, type Upload } from '../../upload/use-upload';
import { useDocumentsCache } from './list-documents';

/** Puts a file into its place. Sent twice, it is there once. */
export function useUploadDocument(applicationId: string, requirementKey: string): Upload {
  const { gateway } = usePortal();
  const { put } = useDocumentsCache(applicationId);
  return useCallback<Upload>(
    async (file, { signal }) => {
      try {
        const answer = await gateway.request<FilingDocuments>({
          path: `/external/api/application/${applicationId}/document`,
          method: 'POST',
          // the key first: the gateway knows by it how large the file may be
          body: { kind: 'form-data', value: { requirementKey, file } },
          quiet: { overlay: true, successToast: true, failureToast: true },
          signal,
        });
        put(answer);
        const stored = answer.places.find(({ key }) => key === requirementKey)?.document;
        return { id: stored?.id ?? '', name: stored?.name ?? file.name, size: stored?.size };
      } catch (error) {
        throw isGatewayFailure(error) && error.cause === 'answer' ? new UploadRefusal(error.message) : error;
      }
    },
    // the cache's writer is made anew at every drawing and always does the same
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [gateway, applicationId, requirementKey],
  );
}

export function useRemoveDocument(applicationId: string) {
  const { gateway } = usePortal();
  const { put } = useDocumentsCache(applicationId);
  return useMutation({
    mutationFn: (documentId: string) =>
      gateway.request<FilingDocuments>({ path: `/external/api/application/${applicationId}/document/${documentId}`, method: 'DELETE', quiet: { overlay: true } }),
    onSuccess: put,
  });
}
