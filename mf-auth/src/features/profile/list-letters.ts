import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import { usePortal } from '@registrar/runtime';

/** One letter of GET external/api/letter. */
export interface Letter {
  readonly code: string;
  readonly titleEnglish: string;
  readonly titleNepali: string;
  readonly issuedOn: string;
  /** The page of the portal that shows it. */
  readonly link: string;
}

const letters = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: ['letters'],
    queryFn: ({ signal }) => gateway.request<Letter[]>({ path: '/external/api/letter', quiet: { overlay: true, failureToast: true }, signal }),
  });

export function useLetters() {
  const { gateway } = usePortal();
  return useQuery(letters(gateway));
}
