import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { CompanyLock, LockedCompanyPage } from '@registrar/domain/calls/company-locks';
import { useFreshQueries, useIdempotencyKey, usePortal } from '@registrar/runtime';

const KEY = 'company-lock';
const RELEASE = '/external/api/lock-release';
const pathOf = (companyId: string) => `/external/api/company/${encodeURIComponent(companyId)}/lock` as const;
const quiet = { overlay: true, failureToast: true } as const;
export const LOCKED_SIZE = 20;

export function useLock(companyId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, companyId],
    staleTime: 0,
    queryFn: ({ signal }) => gateway.request<CompanyLock>({ path: pathOf(companyId), quiet, signal }),
  });
}

/** What is done with a lock; each page reads it anew afterwards. */
function useAct<Value extends object, Answer extends object = object>(path: `/${string}`) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (value: Value) =>
      gateway.request<Answer>({
        path,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor(value),
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}
export const useLockCompany = (companyId: string) => useAct<{ readonly reason: string }>(pathOf(companyId));
export const useReleaseCode = (companyId: string) =>
  useAct<Readonly<Record<never, never>>, OtpSent>(`${pathOf(companyId)}/otp`);
export const useRelease = (companyId: string) => useAct<{ readonly otp: string }>(`${pathOf(companyId)}/release`);
export const useKeepLocked = (companyId: string) => useAct<Readonly<Record<never, never>>>(`${pathOf(companyId)}/keep`);

export function useLocked(page: number) {
  useFreshQueries(KEY);
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [KEY, 'office', page],
    queryFn: ({ signal }) =>
      gateway.request<LockedCompanyPage>({ path: RELEASE, query: { page, size: LOCKED_SIZE }, quiet, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
export const useProposeRelease = () => useAct(RELEASE);
export const useDecideRelease = (id: string, step: 'approve' | 'refuse' | 'withdraw') =>
  useAct(`${RELEASE}/${id}/${step}`);
