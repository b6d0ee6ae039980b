import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { FilingDocuments } from '@registrar/domain/calls/documents';
import { usePortal } from '@registrar/runtime';
import { useApplicationCache } from '../filing/application';

const documents = (gateway: ShellApi['gateway'], applicationId: string, version: number | undefined) =>
  queryOptions({
    queryKey: ['application-documents', applicationId, version],
    queryFn: ({ signal }) =>
      gateway.request<FilingDocuments>({
        path: `/external/api/application/${applicationId}/document`,
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
  });

/** Where a document is put, for whoever says that it is missing. */
export const documentFieldId = (requirementKey: string): string => `document-${requirementKey}`;

/**
 * The documents of an application; `version` is the application's: with other answers other documents are asked for.
 */
export function useDocuments(applicationId: string, version?: number) {
  const { gateway } = usePortal();
  return useQuery({ ...documents(gateway, applicationId, version), placeholderData: keepPreviousData });
}

/** Writes a newer list into the cache, whatever version it was asked for with. */
export function useDocumentsCache(applicationId: string) {
  const client = useQueryClient();
  const application = useApplicationCache();
  return {
    put: (answer: FilingDocuments) => {
      const { applicationVersion: version } = answer;
      // a list that was asked for before is older than this one, however late it comes
      void client.cancelQueries({ queryKey: ['application-documents', applicationId] }, { revert: false });
      client.setQueriesData({ queryKey: ['application-documents', applicationId] }, answer);
      if (version !== undefined) {
        client.setQueryData(['application-documents', applicationId, version], answer);
        application.change(applicationId, (detail) => ({ ...detail, version: Math.max(detail.version, version) }));
      }
      // whether it may be handed in depends on its documents
      void client.invalidateQueries({ queryKey: ['application', applicationId] });
    },
  };
}
