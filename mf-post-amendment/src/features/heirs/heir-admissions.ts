import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HeirAdmissionPage, ProposeHeirAdmission } from '@registrar/domain/calls/heir-admissions';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import type { ProposalAction } from '@registrar/ui/review';

export const HEIR_ADMISSIONS = '/post-amendment/heir-admissions';
export const HEIRS_KEY = 'heir-admissions';
export const PAGE_SIZE = 20;
const PATH = '/external/api/heir-admission';

export function useHeirAdmissions(show: 'open' | 'settled', page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [HEIRS_KEY, show, page],
    queryFn: ({ signal }) =>
      gateway.request<HeirAdmissionPage>({
        path: PATH,
        query: { show, page, size: PAGE_SIZE },
        quiet: { overlay: true, successToast: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Proposes once, however often it is pressed; the form shows what is wrong. */
export function useProposeHeir() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: ProposeHeirAdmission) =>
      gateway.request<{ readonly id: string }>({
        path: PATH,
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [HEIRS_KEY] }),
  });
}

interface Decided {
  readonly id: string;
  readonly action: ProposalAction;
  readonly remark: string | undefined;
}

export function useDecideHeir() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, action, remark }: Decided) =>
      gateway.request<object>({
        path: `${PATH}/${id}/${action}`,
        method: 'POST',
        body: { kind: 'json', value: { remark } },
        idempotencyKey: attempt.keyFor({ id, action, remark }),
      }),
    // also after a refusal: somebody else may have been quicker
    onSettled: () => client.invalidateQueries({ queryKey: [HEIRS_KEY] }),
  });
}
