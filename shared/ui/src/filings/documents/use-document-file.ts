import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePortal } from '@registrar/runtime';

export interface DocumentFile {
  /** Of this browser alone; undefined until the file has arrived. */
  readonly address: string | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The file itself, fetched like every other call, because an image tag would not carry the session. */
export function useDocumentFile(applicationId: string, documentId: string | undefined): DocumentFile {
  const { gateway } = usePortal();
  const file = useQuery({
    queryKey: ['document-file', applicationId, documentId],
    queryFn: ({ signal }) =>
      gateway.request<Blob>({
        path: `/external/api/application/${applicationId}/document/${documentId}`,
        expect: 'blob',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    enabled: documentId !== undefined,
    // what lies under an id never changes
    staleTime: Infinity,
  });
  const address = useObjectAddress(file.data);
  return { address, failed: file.isError, retry: () => void file.refetch() };
}

function useObjectAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
