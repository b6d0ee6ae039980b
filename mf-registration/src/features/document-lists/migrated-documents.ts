import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { z } from 'zod';
import type {
  MigratedDocument,
  MigratedDocumentVerdict,
  migratedDocumentListQuerySchema,
  migratedDocumentPageSchema,
} from '@registrar/domain/calls/migrated-documents';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { UploadRefusal, useFileUpload, type Upload } from '@registrar/ui/components';

const DOCUMENTS = ['migrated-documents'];
const PATH = '/external/api/migrated-document';

export type MigratedFilter = z.output<typeof migratedDocumentListQuerySchema>;

export function useMigratedDocuments(filter: MigratedFilter) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [...DOCUMENTS, filter],
    queryFn: ({ signal }) =>
      gateway.request<z.output<typeof migratedDocumentPageSchema>>({
        path: PATH,
        query: filter,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Brings the file and puts it into its place in one go. */
export function useMigratedUpload({ id, version }: Pick<MigratedDocument, 'id' | 'version'>): Upload {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const bring = useFileUpload();
  return useCallback<Upload>(
    async (file, task) => {
      const { id: uploadId } = await bring(file, task);
      try {
        const answer = await gateway.request<MigratedDocument>({
          path: `${PATH}/${id}/file`,
          method: 'POST',
          body: { kind: 'json', value: { uploadId, version } },
          quiet: { overlay: true, failureToast: true },
          signal: task.signal,
        });
        return { id, name: answer.file?.name ?? file.name, size: answer.file?.size };
      } catch (error) {
        throw isGatewayFailure(error) && error.cause === 'answer' ? new UploadRefusal(error.message) : error;
      } finally {
        void client.invalidateQueries({ queryKey: DOCUMENTS });
      }
    },
    [gateway, client, bring, id, version],
  );
}

export function useDecideMigrated(id: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (verdict: MigratedDocumentVerdict) =>
      gateway.request<MigratedDocument>({
        path: `${PATH}/${id}/verdict`,
        method: 'POST',
        body: { kind: 'json', value: verdict },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: DOCUMENTS }),
  });
}

/** Fetched like every other call, because a link would not carry the session. */
export function useMigratedFile({ id, version }: Pick<MigratedDocument, 'id' | 'version'>, enabled: boolean) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['migrated-document-file', id, version],
    queryFn: ({ signal }) =>
      gateway.request<Blob>({
        path: `${PATH}/${id}/file`,
        expect: 'blob',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    enabled,
    staleTime: Infinity,
  });
}
