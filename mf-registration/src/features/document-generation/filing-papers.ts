import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DraftPaperKind, FilingPapers, PaperLanguage } from '@registrar/domain/calls/papers';
import { usePortal } from '@registrar/runtime';

const quiet = { overlay: true, failureToast: true } as const;

/** The papers a filing writes; `saved` names the state of its answers, so that a saved change is asked for anew. */
export function useFilingPapers(applicationId: string, saved: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['filing-papers', applicationId, saved],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      gateway.request<FilingPapers>({ path: `/external/api/application/${applicationId}/paper`, quiet, signal }),
  });
}

export interface PaperChoice {
  readonly kind: DraftPaperKind;
  readonly language: PaperLanguage;
}

/** One paper as a PDF, as its answers are saved now. */
export function usePaperFile(applicationId: string, saved: string, { kind, language }: PaperChoice, wanted: boolean) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['filing-paper-file', applicationId, saved, kind, language],
    enabled: wanted,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      gateway.request<Blob>({
        path: `/external/api/application/${applicationId}/paper/${kind}?language=${language}`,
        expect: 'blob',
        quiet,
        signal,
      }),
  });
}
