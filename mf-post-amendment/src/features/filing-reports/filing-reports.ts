import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FilingReportView, FilingStopPage, JudgeStop } from '@registrar/domain/calls/filing-reports';
import { useFreshQueries, usePortal } from '@registrar/runtime';
import { useLinkAnswer, useOutsideView, useReceiversLink } from '@registrar/ui/components';

const PATH = '/external/api/filing-stop';
const KEY = 'filing-stops';
export const STOPS_SIZE = 20;
export type Shown = 'open' | 'ended';

export function useReport(reference: string) {
  const link = useReceiversLink('FILING_REPORT', reference);
  return {
    view: useOutsideView<FilingReportView>(link),
    report: useLinkAnswer<{ readonly reason: string }>(link, 'report', { successToast: true }),
  };
}

export function useStops(show: Shown, page: number) {
  useFreshQueries(KEY);
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, show, page],
    queryFn: ({ signal }) =>
      gateway.request<FilingStopPage>({
        path: PATH,
        query: { show, page, size: STOPS_SIZE },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useJudge(id: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: JudgeStop) =>
      gateway.request<object>({
        path: `${PATH}/${id}/judgement`,
        method: 'POST',
        body: { kind: 'json', value },
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}
