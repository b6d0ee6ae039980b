import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GatewayRequest } from '@registrar/contract/shell-api';
import type { ObjectionView } from '@registrar/domain/calls/representative-objections';
import { usePortal, useSession } from '@registrar/runtime';

const pathOf = (reference: string): GatewayRequest['path'] =>
  `/external/api/representative-objection/${encodeURIComponent(reference)}`;

/** What the link is about; the id of a notice needs the person it was meant for. */
export function useObjection(reference: string) {
  const { gateway } = usePortal();
  const session = useSession();
  return useQuery({
    queryKey: ['representative-objection', reference, session?.userId ?? 'nobody'],
    queryFn: ({ signal }) =>
      gateway.request<ObjectionView>({
        path: pathOf(reference),
        auth: session === null ? 'none' : 'session',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    retry: false,
  });
}

export function useObject(reference: string) {
  const { gateway } = usePortal();
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (remark: string) =>
      gateway.request<unknown>({
        path: `${pathOf(reference)}/object`,
        method: 'POST',
        auth: session === null ? 'none' : 'session',
        body: { kind: 'json', value: { remark } },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['representative-objection', reference] }),
  });
}
