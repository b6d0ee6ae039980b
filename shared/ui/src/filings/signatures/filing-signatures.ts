import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AskSignatureRequest, FilingSignature, FilingSignatures } from '@registrar/domain/calls/filing-signatures';
import { usePortal } from '@registrar/runtime';
import { useApplicationCache } from '../filing/application';

const keyOf = (applicationId: string) => ['application', applicationId, 'signatures'] as const;
/** Of a party that has signed or objected a message comes; that the link was opened, nobody is told. */
const ASKED_AGAIN_MS = 20_000;
const waits = ({ state }: FilingSignature): boolean => state === 'SENT' || state === 'OPENED';

/**
 * Who signs the papers of a filing, and who has signed.
 *
 * @param version of the application: with other answers there are other parties, and signatures become void
 */
export function useFilingSignatures(applicationId: string, version: number) {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const signatures = useQuery({
    queryKey: [...keyOf(applicationId), version],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      gateway.request<FilingSignatures>({
        path: `/external/api/application/${applicationId}/signature`,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.items.some(waits) === true ? ASKED_AGAIN_MS : false),
  });
  const answered = signatures.data?.items.filter(({ state }) => state === 'SIGNED' || state === 'OBJECTED').length;
  // an answer raises the version of the application, which is handed in by its version
  useEffect(() => {
    if (answered !== undefined) void cache.refresh(applicationId);
    // oxlint-disable-next-line react/exhaustive-deps -- only another number of answers asks for it
  }, [answered, applicationId]);
  return signatures;
}

/** The link to a party: for the first time, again, or anew after an answer. */
export function useAskToSign(applicationId: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: AskSignatureRequest) =>
      gateway.request<FilingSignatures>({
        path: `/external/api/application/${applicationId}/signature/ask`,
        method: 'POST',
        body: { kind: 'json', value },
        quiet: { failureToast: true },
      }),
    onSuccess: (signatures) => {
      client.setQueriesData({ queryKey: keyOf(applicationId) }, signatures);
      // a paper that is asked for in the portal is not required as a document
      void client.invalidateQueries({ queryKey: ['application-documents', applicationId] });
      void client.invalidateQueries({ queryKey: ['application', applicationId], exact: true });
    },
  });
}
