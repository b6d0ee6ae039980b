import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FollowedCompanyList } from '@registrar/domain/calls/followed-companies';
import { usePortal } from '@registrar/runtime';

const PATH = '/external/api/followed-company';
const KEY = ['followed-companies'];

export function useFollowedCompanies() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      gateway.request<FollowedCompanyList>({ path: PATH, quiet: { overlay: true, failureToast: true }, signal }),
  });
}

/** Begins or ends it; both may be said twice. */
export function useFollow() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, follow }: { readonly id: string; readonly follow: boolean }) =>
      gateway.request<object>({
        path: `${PATH}/${id}`,
        method: follow ? 'PUT' : 'DELETE',
        quiet: { overlay: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
