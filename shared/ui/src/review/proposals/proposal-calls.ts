import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import type { ProposalAction } from './proposal-list';

interface Decided {
  readonly id: string;
  readonly action: ProposalAction;
  readonly remark: string | undefined;
}

/**
 * Posts a proposal, once however often it is pressed. A form that shows what is wrong asks for it `quietly`, without
 * a toast. Every query under `key` is asked again, also after a refusal.
 */
export function usePropose<Request>(path: `/${string}`, key: string, { quietly = true } = {}) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: Request) =>
      gateway.request<{ readonly id: string }>({
        path,
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { failureToast: quietly },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [key] }),
  });
}

/** Posts a decision to `{path}/{id}/{action}`, with the remark. Every query under `key` is asked again. */
export function useDecideProposal(path: `/${string}`, key: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, action, remark }: Decided) =>
      gateway.request<object>({
        path: `${path}/${id}/${action}`,
        method: 'POST',
        body: { kind: 'json', value: { remark } },
        idempotencyKey: attempt.keyFor({ id, action, remark }),
      }),
    // also after a refusal: somebody else may have been quicker
    onSettled: () => client.invalidateQueries({ queryKey: [key] }),
  });
}
