import { skipToken, useQuery } from '@tanstack/react-query';
import type { PaperVerdict } from '@registrar/domain/calls/papers';
import { usePortal } from '@registrar/runtime';

/** What is asked about: a code, or the hash of a file. */
export type Question = { readonly code: string } | { readonly hash: string; readonly fileName: string };

/** Asked anew every time: what a paper is worth may change a minute later. */
export function useVerdict(question: Question | undefined) {
  const { gateway } = usePortal();
  const path =
    question === undefined
      ? undefined
      : 'code' in question
        ? `verify/${question.code}`
        : `verify-file/${question.hash}`;
  return useQuery({
    queryKey: ['paper-verdict', path],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn:
      path === undefined
        ? skipToken
        : ({ signal }) =>
            gateway.request<PaperVerdict>({
              path: `/external/api/paper/${path}`,
              auth: 'none',
              quiet: { overlay: true, successToast: true, failureToast: true },
              signal,
            }),
  });
}
