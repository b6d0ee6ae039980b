import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { CompanyType } from '@registrar/domain/calls/lookups';
import { usePortal } from '@registrar/runtime';

export const companyTypes = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: ['company-types'],
    queryFn: ({ signal }) =>
      gateway.request<CompanyType[]>({ path: '/external/api/company-type/list', quiet: { overlay: true }, signal }),
    staleTime: Infinity,
  });

export function useCompanyTypes() {
  const { gateway } = usePortal();
  return useQuery(companyTypes(gateway));
}
