import { useMutation } from '@tanstack/react-query';
import type { IssuedPaper } from '@registrar/domain/calls/papers';
import { usePortal } from '@registrar/runtime';

/** Fetches the signed file with the session and hands it to the browser to keep. */
export function useSavePaper({ code, kind, language, registrationNumber }: Pick<IssuedPaper, 'code' | 'kind' | 'language' | 'registrationNumber'>) {
  const { gateway } = usePortal();
  const saving = useMutation({
    mutationFn: () => gateway.request<Blob>({ path: `/external/api/paper/${encodeURIComponent(code)}/file`, expect: 'blob' }),
    onSuccess: (file) => {
      const address = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = address;
      link.download = `${kind.toLowerCase()}${language === null ? '' : `-${language}`}-${registrationNumber.replace(/[^\w.-]+/g, '-')}.pdf`;
      link.click();
      // the browser has taken it over by then
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    },
  });
  return { save: () => saving.mutateAsync().then(() => undefined, () => undefined), saving: saving.isPending };
}
