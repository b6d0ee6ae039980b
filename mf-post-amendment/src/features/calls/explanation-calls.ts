import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CallDetail,
  CallsOfCompany,
  CallState,
  CallSummary,
  DecideCallRequest,
  ExtendCallRequest,
  OpenCallRequest,
} from '@registrar/domain/calls/explanation-calls';
import { useFreshQueries, useIdempotencyKey, usePortal } from '@registrar/runtime';

const PATH = '/external/api/explanation-call';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;
const KEY = 'explanation-calls';
export const CALLS_SIZE = 20;

export interface CallFilter {
  readonly state?: CallState | undefined;
  readonly search?: string | undefined;
  readonly page: number;
}

export function useCalls(filter: CallFilter) {
  useFreshQueries(KEY);
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'list', filter],
    queryFn: ({ signal }) =>
      gateway.request<{ readonly items: readonly CallSummary[]; readonly total: number; readonly mayOpen: boolean }>({
        path: PATH,
        query: { ...filter, size: CALLS_SIZE },
        quiet,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useCall(id: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, id],
    enabled: id !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) => gateway.request<CallDetail>({ path: `${PATH}/${id ?? ''}`, quiet, signal }),
  });
}

export function useCallsOfCompany(companyId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'of-company', companyId],
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<CallsOfCompany>({ path: `/external/api/company/${companyId}/explanation-call`, quiet, signal }),
  });
}

/** What an officer does with calls; each once, however often it is pressed. */
function useCallAction<Request>(pathOf: (request: Request) => `/${string}`, valueOf: (request: Request) => object) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: Request) =>
      gateway.request<{ readonly id?: string }>({
        path: pathOf(request),
        method: 'POST',
        body: { kind: 'json', value: valueOf(request) },
        idempotencyKey: attempt.keyFor(request),
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const useOpenCall = () =>
  useCallAction(
    (_: OpenCallRequest) => PATH,
    (request) => request,
  );
export const useExtendCall = (id: string) =>
  useCallAction(
    (_: ExtendCallRequest) => `${PATH}/${id}/extension`,
    (request) => request,
  );
export const useDecideCall = (id: string) =>
  useCallAction(
    (_: DecideCallRequest) => `${PATH}/${id}/decision`,
    (request) => request,
  );
