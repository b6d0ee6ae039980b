import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CompanyProcessList } from '@registrar/domain/calls/company-processes';
import type { applicationPageSchema } from '@registrar/domain/calls/filings';
import { filings } from '../../model/filings';
import { usePortal } from '@registrar/runtime';
import type { z } from 'zod';

export const PAGE_SIZE = 10;

export interface FilingFilter {
  readonly processName: string;
  readonly status?: string | undefined;
  readonly page: number;
}

/** What was filed for a company of one kind, in a status or in all. */
export function useCompanyFilings(companyId: string | undefined, filter: FilingFilter) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['applications', 'of-company', companyId, filter],
    enabled: companyId !== undefined,
    queryFn: ({ signal }) =>
      gateway.request<z.infer<typeof applicationPageSchema>>({
        path: '/external/api/application',
        query: { companyId, size: PAGE_SIZE, ...filter },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** What the company may file now, with what stands in the way; asked anew each time the page is opened. */
export function useCompanyProcesses(companyId: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['company-processes', companyId],
    enabled: companyId !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<CompanyProcessList>({
        path: `/external/api/company/${companyId}/process`,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
}

/** Reasons with which a process is nothing for a company of this kind. */
const OF_OTHERS: ReadonlySet<string> = new Set(['NOT_OFFERED', 'TYPE']);

/** The filings that concern a company of its kind, in their order; all of them while that is not known. */
export function useFilingKinds(companyId: string | undefined): readonly (typeof filings)[number][] {
  const { data } = useCompanyProcesses(companyId);
  const own = filings.filter(({ process }) => {
    const offered = data?.processes.find((one) => one.process === process);
    return offered !== undefined && !offered.reasons.some(({ code }) => OF_OTHERS.has(code));
  });
  return own.length === 0 ? filings : own;
}
