import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { MigratedCompany, MigratedCompanyDetails } from '@registrar/domain/calls/old-system';
import { definitionQuery } from '@registrar/domain/processes/definition/definition-stamp';
import { nameVersions } from '@registrar/domain/processes/definition/name-versions';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

const COMPANIES = ['migrated-companies'];

/** The own companies that came over from the older system. */
export function useMigratedCompanies() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: COMPANIES,
    queryFn: ({ signal }) =>
      gateway.request<{ readonly companies: readonly MigratedCompany[] }>({
        path: '/external/api/migrated-company',
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
    select: ({ companies }) => companies,
    // it changes with a decision of the office
    staleTime: 0,
  });
}

/** What the register holds of the company of this filing, and what was said against it. */
export function useCompanyOfFiling(applicationId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: [...COMPANIES, applicationId],
    queryFn: ({ signal }) =>
      gateway.request<MigratedCompanyDetails>({
        path: `/external/api/migrated-company/${applicationId}`,
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
  });
}

/** Opens the draft for a company; however often it is clicked before the page goes, it opens one. */
export function useStartMigrated() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (companyId: string) => {
      const request = { processName: 'MIGRATION_NAME_RESERVATION', companyId };
      return gateway.request<ApplicationDetail>({
        path: '/external/api/application',
        method: 'POST',
        query: definitionQuery(request.processName, nameVersions),
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { successToast: true },
      });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: COMPANIES }),
  });
}
