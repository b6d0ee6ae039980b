import { useQuery } from '@tanstack/react-query';
import type {
  CompanyComparison,
  CompanyHistory,
  CompanyRecord,
  FullRecord,
  Ownership,
  ShareholderList,
} from '@registrar/domain/calls/company-record';
import { usePortal } from '@registrar/runtime';

const quiet = { overlay: true, successToast: true, failureToast: true } as const;

/** One of the calls about a company; `on` and the like stand in the query. */
function useCompanyCall<Answer>(
  id: string,
  what: string,
  options: {
    readonly query?: Readonly<Record<string, string>>;
    readonly auth?: 'none';
    readonly enabled?: boolean;
  } = {},
) {
  const { gateway } = usePortal();
  const query = options.query ?? {};
  return useQuery({
    queryKey: ['company', id, what, query],
    enabled: options.enabled ?? true,
    queryFn: ({ signal }) =>
      gateway.request<Answer>({
        path: `/external/api/company/${id}/${what}`,
        query,
        quiet,
        signal,
        ...(options.auth ? { auth: options.auth } : {}),
      }),
  });
}

const dayOf = (on: string | undefined): Readonly<Record<string, string>> => (on === undefined ? {} : { on });

export const useCompanyRecord = (id: string, on: string | undefined) =>
  useCompanyCall<CompanyRecord>(id, 'record', { query: dayOf(on), auth: 'none' });
export const useOwnership = (id: string, on: string | undefined) =>
  useCompanyCall<readonly Ownership[]>(id, 'ownership', { query: dayOf(on), auth: 'none' });
export const useCompanyHistory = (id: string) => useCompanyCall<CompanyHistory>(id, 'history', { auth: 'none' });
export const useComparison = (id: string, from: string | undefined, to: string | undefined) =>
  useCompanyCall<CompanyComparison>(id, 'comparison', {
    query: { from: from ?? '', ...(to === undefined ? {} : { to }) },
    auth: 'none',
    enabled: from !== undefined,
  });

/** For who answers for the company and for its office; anybody else is refused. */
export const useShareholders = (id: string, on: string | undefined, enabled: boolean) =>
  useCompanyCall<ShareholderList | null>(id, 'shareholder', { query: dayOf(on), enabled });
export const useFullRecord = (id: string, on: string | undefined, enabled: boolean) =>
  useCompanyCall<FullRecord>(id, 'full-record', { query: dayOf(on), enabled });
