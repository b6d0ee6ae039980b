import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type {
  AddRemarkTemplate,
  ChangeRemarkTemplate,
  RemarkTemplate,
  RemarkTemplates,
} from '@registrar/domain/calls/remark-templates';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

const PATH = '/external/api/remark-template';

const templates = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: ['remark-templates'],
    queryFn: ({ signal }) =>
      gateway.request<RemarkTemplates>({ path: PATH, quiet: { overlay: true, failureToast: true }, signal }),
    staleTime: 60_000,
  });

/** What the officer may choose from; a list that cannot be had keeps nobody from writing by hand. */
export function useRemarkTemplates(enabled = true) {
  const { gateway } = usePortal();
  return useQuery({ ...templates(gateway), enabled });
}

export function useAddTemplate() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (template: AddRemarkTemplate) =>
      gateway.request<RemarkTemplate>({
        path: PATH,
        method: 'POST',
        body: { kind: 'json', value: template },
        idempotencyKey: attempt.keyFor(template),
      }),
    onSuccess: () => {
      attempt.renew();
      return client.invalidateQueries({ queryKey: ['remark-templates'] });
    },
  });
}

export function useChangeTemplate() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...change }: ChangeRemarkTemplate & { readonly id: string }) =>
      gateway.request<RemarkTemplate>({ path: `${PATH}/${id}`, method: 'PUT', body: { kind: 'json', value: change } }),
    // also after a refusal: somebody else may have changed it
    onSettled: () => client.invalidateQueries({ queryKey: ['remark-templates'] }),
  });
}
