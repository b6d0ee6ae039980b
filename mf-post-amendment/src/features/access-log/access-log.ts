import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AccessGround, AccessLog, AccessPart } from '@registrar/domain/calls/access-log';
import { usePortal } from '@registrar/runtime';

export const ACCESSES_SIZE = 20;

export interface AccessFilter {
  readonly part?: AccessPart | undefined;
  readonly ground?: AccessGround | undefined;
  readonly page: number;
}

/** Who read the private side of a company; for those who represent it. */
export function useAccessLog(companyId: string, filter: AccessFilter) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['company', companyId, 'access-log', filter],
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<AccessLog>({
        path: `/external/api/company/${companyId}/access-log`,
        query: { ...filter, size: ACCESSES_SIZE },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
