import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type {
  AskGrievance,
  GrievanceDetail,
  GrievanceFigures,
  GrievanceFines,
  GrievanceItem,
  grievanceQueues,
  OpenGrievance,
} from '@registrar/domain/calls/grievances';
import type { KeyOf } from '@registrar/domain/enumerations';
import { useFreshQueries, useIdempotencyKey, usePortal } from '@registrar/runtime';

const OWN = '/external/api/grievance';
export const KEY = 'grievances';
const silent = { overlay: true, successToast: true, failureToast: true } as const;
const toldHere = { failureToast: true } as const;
export const PAGE_SIZE = 20;

export interface GrievanceFilter {
  readonly queue: KeyOf<typeof grievanceQueues>;
  readonly page: number;
  readonly search?: string | undefined;
}

export function useGrievances({ queue, page, search }: GrievanceFilter) {
  useFreshQueries(KEY);
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'list', queue, page, search],
    queryFn: ({ signal }) =>
      gateway.request<{ items: readonly GrievanceItem[]; total: number; mayAsk: boolean }>({
        path: OWN,
        query: { queue, page, size: PAGE_SIZE, ...(search && { search }) },
        quiet: silent,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A ticket and its calls: of who is signed in, or of a link. */
export interface Ticket {
  readonly path: `/${string}`;
  readonly message: `/${string}`;
  readonly reopen: `/${string}`;
  readonly file: (fileId: string) => `/${string}`;
}

export const ownTicket = (id: string): Ticket => ({
  path: `${OWN}/${id}`,
  message: `/external/api/request/${id}/message`,
  reopen: `/external/api/request/${id}/reopen`,
  file: (fileId) => `/external/api/request/${id}/file/${fileId}`,
});

export function linkedTicket(token: string): Ticket {
  const path = `/external/api/open-grievance/${token}` as const;
  return { path, message: `${path}/message`, reopen: `${path}/reopen`, file: (fileId) => `${path}/file/${fileId}` };
}

export function useTicket({ path }: Ticket) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, path],
    queryFn: ({ signal }) => gateway.request<GrievanceDetail>({ path, quiet: silent, signal }),
    staleTime: 0,
    retry: false,
  });
}

/** Of a grievance, for the office: what its company owes, and what is proposed to waive. */
export function useFines({ path }: Ticket) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, path, 'fine'],
    queryFn: ({ signal }) => gateway.request<GrievanceFines>({ path: `${path}/fine`, quiet: silent, signal }),
    staleTime: 0,
    retry: false,
  });
}

/** What either side does; once, however often it is pressed. */
export function useAct<Request extends object, Answer extends object = object>(path: `/${string}`) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (value: Request) =>
      gateway.request<Answer>({
        path,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor([path, value]),
        quiet: toldHere,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const useAsk = () => useAct<AskGrievance, { readonly id: string }>(OWN);
export const useSendCode = () => useAct<{ readonly email: string }, OtpSent>('/public/grievance/code');
export const useOpen = () =>
  useAct<OpenGrievance, { readonly number: string; readonly token: string }>('/public/grievance');

export function useFigures() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'figures'],
    queryFn: ({ signal }) =>
      gateway.request<GrievanceFigures>({ path: '/public/grievance/figures', quiet: silent, signal }),
  });
}
