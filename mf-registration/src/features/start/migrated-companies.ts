import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import type { migratedCompaniesSchema, MigratedCompany } from '@registrar/domain/calls/old-system';
import { usePortal } from '@registrar/runtime';
import type { ApplicationPage } from './reservations-to-use';

const APPLICATIONS = 50;

export interface CompanyThatCameOver {
  readonly company: MigratedCompany;
  /** The filing of its details that is on its way or decided; none: it may be begun. */
  readonly filing: ApplicationSummary | undefined;
}

/**
 * Own companies that came over from the older system, each with what became of its details; empty for whoever has none.
 */
export function useCompaniesThatCameOver() {
  const { gateway } = usePortal();
  const quiet = { overlay: true, failureToast: true } as const;
  return useQuery({
    queryKey: ['applications', 'MIGRATION_COMPANY_REGISTRATION', 'companies'],
    queryFn: async ({ signal }): Promise<readonly CompanyThatCameOver[]> => {
      const { companies } = await gateway.request<z.infer<typeof migratedCompaniesSchema>>({
        path: '/external/api/migrated-company',
        quiet,
        signal,
      });
      if (companies.length === 0) return [];
      const page = await gateway.request<ApplicationPage>({
        path: '/external/api/application',
        query: { processName: 'MIGRATION_COMPANY_REGISTRATION', page: 1, size: APPLICATIONS },
        quiet,
        signal,
      });
      return companies.map((company) => ({
        company,
        filing: page.items.find(
          ({ titleEnglish, titleNepali, status }) =>
            status !== 'REJECTED' && titleEnglish === company.nameEnglish && titleNepali === company.nameNepali,
        ),
      }));
    },
  });
}
