import { auditPageSchema, latestAuditCheckSchema, type AuditFilter } from '@registrar/domain/calls/audit';
import { usePortal } from '@registrar/runtime';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const WHILE_RUNNING_MS = 1000;

/** GET external/api/audit: the newest first, older rows on demand. */
export function useAuditRows(filter: AuditFilter) {
  const { gateway } = usePortal();
  return useInfiniteQuery({
    queryKey: ['audit', 'rows', filter],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam, signal }) =>
      auditPageSchema.parse(
        await gateway.request({
          path: '/external/api/audit',
          query: { ...filter, before: pageParam },
          quiet: { overlay: true },
          signal,
        }),
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** GET external/api/audit/check: the latest check of the chain; asked again while it runs. */
export function useAuditCheck() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['audit', 'check'],
    queryFn: async ({ signal }) =>
      latestAuditCheckSchema.parse(
        await gateway.request({ path: '/external/api/audit/check', quiet: { overlay: true }, signal }),
      ).check,
    refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? WHILE_RUNNING_MS : false),
  });
}

/** POST external/api/audit/check. */
export function useBeginCheck() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      latestAuditCheckSchema.parse(
        await gateway.request({
          path: '/external/api/audit/check',
          method: 'POST',
          quiet: { overlay: true, successToast: true },
        }),
      ).check,
    onSuccess: (check) => queries.setQueryData(['audit', 'check'], check),
  });
}

/** POST external/api/audit/export: the filtered rows as a file. */
export function useExportAudit() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (filter: AuditFilter) =>
      gateway.request<Blob>({
        path: '/external/api/audit/export',
        method: 'POST',
        body: { kind: 'json', value: filter },
        expect: 'blob',
      }),
    // the export is itself a row of the audit
    onSuccess: () => queries.invalidateQueries({ queryKey: ['audit', 'rows'] }),
  });
}
