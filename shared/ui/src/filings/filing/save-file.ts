import { useMutation } from '@tanstack/react-query';
import { usePortal } from '@registrar/runtime';

/** Fetches a file with the session and hands it to the browser to keep. */
export function useSaveFile(path: `/${string}`, name: string) {
  const { gateway } = usePortal();
  const saving = useMutation({
    mutationFn: () => gateway.request<Blob>({ path, expect: 'blob' }),
    onSuccess: (file) => {
      const address = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      // the browser has taken it over by then
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    },
  });
  return {
    save: () =>
      saving.mutateAsync().then(
        () => undefined,
        () => undefined,
      ),
    saving: saving.isPending,
  };
}
