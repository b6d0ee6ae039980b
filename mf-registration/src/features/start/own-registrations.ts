import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePortal } from '@registrar/runtime';
import type { ApplicationPage } from './reservations-to-use';

export interface RegistrationFilter {
  readonly status?: string;
  readonly page: number;
  readonly size: number;
}

export function useOwnRegistrations(filter: RegistrationFilter) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['applications', 'COMPANY_REGISTRATION', filter],
    queryFn: ({ signal }) =>
      gateway.request<ApplicationPage>({
        path: '/external/api/application',
        query: { processName: 'COMPANY_REGISTRATION', ...filter },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
