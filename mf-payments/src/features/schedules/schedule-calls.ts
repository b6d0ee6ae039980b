import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type {
  ProposeScheduleRequest,
  ScheduleHistory,
  ScheduleList,
  SchedulePreview,
  SchedulePreviewRequest,
  ScheduleProposalPage,
} from '@registrar/domain/calls/schedules';
import type { ScheduleKey } from '@registrar/domain/schedules';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import type { ProposalAction } from '@registrar/ui/review';

export const PAGE_SIZE = 20;
const quiet = { overlay: true, failureToast: true } as const;

const schedules = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: ['schedules', 'rates'],
    queryFn: ({ signal }) => gateway.request<ScheduleList>({ path: '/external/api/schedule', quiet, signal }),
  });

export function useSchedules() {
  const { gateway } = usePortal();
  return useQuery(schedules(gateway));
}

export function useScheduleHistory(key: ScheduleKey) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['schedules', 'history', key],
    queryFn: ({ signal }) =>
      gateway.request<ScheduleHistory>({ path: `/external/api/schedule/${key}/history`, quiet, signal }),
  });
}

export function useProposals(show: 'open' | 'settled', page: number) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['schedules', 'proposals', show, page],
    queryFn: ({ signal }) =>
      gateway.request<ScheduleProposalPage>({
        path: '/external/api/schedule/proposal',
        query: { show, page, size: PAGE_SIZE },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** What a row would change; nothing is asked as long as the form does not say a whole row. */
export function useSchedulePreview(request: SchedulePreviewRequest | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['schedules', 'preview', request],
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      gateway.request<SchedulePreview>({
        path: '/external/api/schedule/preview',
        method: 'POST',
        body: { kind: 'json', value: request },
        quiet: { ...quiet, successToast: true },
        signal,
      }),
  });
}

/** The form shows itself what is wrong. */
export function useProposeSchedule() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: ProposeScheduleRequest) =>
      gateway.request<{ readonly id: string }>({
        path: '/external/api/schedule/proposal',
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { failureToast: true },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['schedules'] }),
  });
}

export function useDecideProposal() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({
      id,
      action,
      remark,
    }: {
      readonly id: string;
      readonly action: ProposalAction;
      readonly remark: string;
    }) =>
      gateway.request<object>({
        path: `/external/api/schedule/proposal/${id}/${action}`,
        method: 'POST',
        body: { kind: 'json', value: { remark } },
        idempotencyKey: attempt.keyFor({ id, action, remark }),
      }),
    // also after a refusal: somebody else may have been quicker
    onSettled: () => client.invalidateQueries({ queryKey: ['schedules'] }),
  });
}
