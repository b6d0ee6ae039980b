import { skipToken, useQuery } from '@tanstack/react-query';
import type { LetterView } from '@registrar/domain/calls/letters';
import { usePortal } from '@registrar/runtime';

/** What a verification code stands for, asked anew every time: a letter may be revoked a minute later. */
export function useLetter(code: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['letter', code],
    staleTime: 0,
    gcTime: 0,
    queryFn:
      code === undefined
        ? skipToken
        : ({ signal }) =>
            gateway.request<LetterView>({
              path: `/external/api/letter/view/${code}`,
              auth: 'none',
              quiet: { overlay: true, successToast: true, failureToast: true },
              signal,
            }),
  });
}
