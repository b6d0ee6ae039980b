import { useCallback } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { FilingDocuments } from '@registrar/domain/calls/documents';
import type { GatewayRequest } from '@registrar/contract/shell-api';
import { UPLOAD_PART_BYTES } from '@registrar/domain/calls/uploads';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { uploadFile, forgetFile, giveUpFile } from '../../base/upload/upload-file';
import { UploadRefusal, type Upload } from '../../base/upload/use-upload';
import { useDocumentsCache } from './list-documents';

/** What is being put into its place just now, by application. */
const underWay = new Map<string, Set<Promise<unknown>>>();

/** When everything that is being uploaded has arrived, or has failed; whoever goes on asks for the list after that. */
export async function documentsArrived(applicationId: string): Promise<void> {
  await Promise.allSettled([...(underWay.get(applicationId) ?? [])]);
}

function follow<T>(applicationId: string, sent: Promise<T>): Promise<T> {
  const others = underWay.get(applicationId) ?? new Set<Promise<unknown>>();
  underWay.set(applicationId, others.add(sent));
  const leave = (): void => {
    others.delete(sent);
    if (others.size === 0 && underWay.get(applicationId) === others) underWay.delete(applicationId);
  };
  void sent.then(leave, leave);
  return sent;
}

/** Puts a file into its place. Sent twice, it is there once. */
export function useUploadDocument(applicationId: string, requirementKey: string): Upload {
  const { gateway } = usePortal();
  const { put } = useDocumentsCache(applicationId);
  return useCallback<Upload>(
    (file, task) =>
      follow(
        applicationId,
        (async () => {
          try {
            const { signal } = task;
            // what fits into one part goes at once; the key first, because the gateway knows by it how large the file
            // may be
            const body: GatewayRequest['body'] =
              file.size <= UPLOAD_PART_BYTES
                ? { kind: 'form-data', value: { requirementKey, file } }
                : { kind: 'json', value: { requirementKey, uploadId: await uploadFile(gateway, file, task) } };
            const answer = await gateway.request<FilingDocuments>({
              path: `/external/api/application/${applicationId}/document`,
              method: 'POST',
              body,
              quiet: { overlay: true, successToast: true, failureToast: true },
              signal,
            });
            forgetFile(file);
            put(answer);
            const stored = answer.places.find(({ key }) => key === requirementKey)?.document;
            return { id: stored?.id ?? '', name: stored?.name ?? file.name, size: stored?.size };
          } catch (error) {
            if (task.signal.aborted) giveUpFile(gateway, file);
            throw isGatewayFailure(error) && error.cause === 'answer' ? new UploadRefusal(error.message) : error;
          }
        })(),
      ),
    // the cache's writer is made anew at every drawing and always does the same
    // oxlint-disable-next-line react/exhaustive-deps
    [gateway, applicationId, requirementKey],
  );
}

/** Puts the person's paper from another place of the filing here. */
export function usePutSame(applicationId: string, requirementKey: string) {
  const { gateway } = usePortal();
  const { put } = useDocumentsCache(applicationId);
  return useMutation({
    mutationFn: (documentId: string) =>
      gateway.request<FilingDocuments>({
        path: `/external/api/application/${applicationId}/document`,
        method: 'POST',
        body: { kind: 'json', value: { requirementKey, documentId } },
        quiet: { overlay: true },
      }),
    onSuccess: put,
  });
}

export function useRemoveDocument(applicationId: string) {
  const { gateway } = usePortal();
  const { put } = useDocumentsCache(applicationId);
  return useMutation({
    mutationFn: (documentId: string) =>
      gateway.request<FilingDocuments>({
        path: `/external/api/application/${applicationId}/document/${documentId}`,
        method: 'DELETE',
        quiet: { overlay: true },
      }),
    onSuccess: put,
  });
}
