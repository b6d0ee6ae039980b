import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { LetterSummary } from '@registrar/domain/calls/letters';
import { usePortal } from '@registrar/runtime';

const letters = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: ['letters'],
    queryFn: ({ signal }) =>
      gateway.request<LetterSummary[]>({
        path: '/external/api/letter',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });

export function useLetters() {
  const { gateway } = usePortal();
  return useQuery(letters(gateway));
}
