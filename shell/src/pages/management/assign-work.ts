import { operatorsSchema, type AssignRequest } from '@registrar/domain/calls/desk';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** GET external/api/desk/operators. */
export function useOperators() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['desk', 'operators'],
    queryFn: async ({ signal }) =>
      operatorsSchema.parse(
        await gateway.request({ path: '/external/api/desk/operators', quiet: { overlay: true }, signal }),
      ),
  });
}

/** POST external/api/desk/{id}/assign: keeps an application for one operator. */
export function useAssign() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ id, ...value }: AssignRequest & { readonly id: string }) => {
      await gateway.request({
        path: `/external/api/desk/${id}/assign`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor({ id, ...value }),
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  });
}
