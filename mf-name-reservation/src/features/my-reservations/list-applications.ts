import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { applicationPageSchema } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';

export type ApplicationPage = z.infer<typeof applicationPageSchema>;

export interface ApplicationFilter {
  readonly status?: string;
  readonly search?: string;
  readonly page: number;
  readonly size: number;
}

export const applications = (gateway: ShellApi['gateway'], filter: ApplicationFilter) =>
  queryOptions({
    queryKey: ['applications', filter],
    queryFn: ({ signal }) =>
      gateway.request<ApplicationPage>({
        path: '/external/api/application',
        query: { processName: 'NAME_RESERVATION', ...filter },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });

export function useApplications(filter: ApplicationFilter) {
  const { gateway } = usePortal();
  return useQuery({ ...applications(gateway, filter), placeholderData: keepPreviousData });
}
