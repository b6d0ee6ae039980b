import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportItemsRequest, ImportReport } from '@registrar/domain/calls/filing-sections';
import { definitionQuery } from '@registrar/domain/processes/definition/definition-stamp';
import { registrationVersions } from '@registrar/domain/processes/definition/registration-versions';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useApplicationCache } from '@registrar/ui/filing';

/** All rows with one call; the same rows sent again are written once. */
export function useImportItems(applicationId: string, sectionKey: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const cache = useApplicationCache();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (rows: ImportItemsRequest['rows']) => {
      const request = { rows, check: false };
      return gateway.request<ImportReport>({
        path: `/external/api/application/${applicationId}/section/${sectionKey}/item/import`,
        method: 'POST',
        query: definitionQuery(cache.known(applicationId)?.processName, registrationVersions),
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { successToast: true, failureToast: true },
      });
    },
    onSuccess: () => {
      attempt.renew();
      return client.invalidateQueries({ queryKey: ['application', applicationId] });
    },
  });
}
