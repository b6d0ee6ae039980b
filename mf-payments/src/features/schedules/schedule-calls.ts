import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
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
import { usePortal } from '@registrar/runtime';
import { useDecideProposal, usePropose } from '@registrar/ui/review';

export const PAGE_SIZE = 20;
const PROPOSALS = '/external/api/schedule/proposal';
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
        path: PROPOSALS,
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

export const useProposeSchedule = () => usePropose<ProposeScheduleRequest>(PROPOSALS, 'schedules');

export const useDecideSchedule = () => useDecideProposal(PROPOSALS, 'schedules');
