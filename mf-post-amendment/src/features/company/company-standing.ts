import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Entered } from '@registrar/domain/calls/company-record';
import type { CompanyStanding } from '@registrar/domain/calls/company-standing';
import type { CompanyDue } from '@registrar/domain/calls/fines';
import type { IssuedExtract } from '@registrar/domain/calls/papers';
import type { ListedPayment } from '@registrar/domain/calls/payments';
import type { CompanyRepresentatives } from '@registrar/domain/calls/representatives';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

const quiet = { overlay: true, successToast: true, failureToast: true } as const;

/** How the company stands with the register; refused to whoever does not answer for it. */
export function useCompanyStanding(companyId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['company', companyId, 'standing'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<CompanyStanding>({ path: `/external/api/company/${companyId}/standing`, quiet, signal }),
  });
}

/** What was entered of it, with the filing behind each entry. */
export function useCompanyEntries(companyId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['company', companyId, 'entry'],
    queryFn: ({ signal }) =>
      gateway.request<Entered>({ path: `/external/api/company/${companyId}/entry`, quiet, signal }),
  });
}

/** The register or its table of shares as of a day as a signed paper; of today where no day is given. */
export function useExtract(companyId: string, of: 'record' | 'shareholder' = 'record') {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (on: string | undefined) =>
      gateway.request<IssuedExtract>({
        path: `/external/api/company/${companyId}/${of}/extract`,
        method: 'POST',
        body: { kind: 'json', value: { on } },
        idempotencyKey: attempt.keyFor({ on }),
        quiet,
      }),
    onSuccess: () => {
      attempt.renew();
      void client.invalidateQueries({ queryKey: ['issued-papers'] });
    },
  });
}

/** Who speaks for it; for those who do. */
export function useCompanyPeople(companyId: string, enabled: boolean) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['company', companyId, 'representative'],
    enabled,
    queryFn: ({ signal }) =>
      gateway.request<CompanyRepresentatives>({
        path: `/external/api/company/${companyId}/representative`,
        quiet,
        signal,
      }),
  });
}

/** What it filed late or has not filed, with the fine of today. */
export function useCompanyDues(companyId: string, enabled: boolean) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['company', companyId, 'due'],
    enabled,
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<readonly CompanyDue[]>({ path: '/external/api/fine/due', query: { companyId }, quiet, signal }),
  });
}

/** Invoices that wait for their money, and those that are under way. */
export function useCompanyInvoices(companyId: string, enabled: boolean) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['company', companyId, 'payment'],
    enabled,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        (['OPEN', 'UNDER_WAY'] as const).map((state) =>
          gateway.request<{ readonly items: readonly ListedPayment[] }>({
            path: '/external/api/payment',
            query: { companyId, state, size: 100 },
            quiet,
            signal,
          }),
        ),
      );
      return pages.flatMap(({ items }) => items);
    },
  });
}
