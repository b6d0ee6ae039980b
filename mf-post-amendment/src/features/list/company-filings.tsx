import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { ApplicationSummary, applicationPageSchema } from '@registrar/domain/calls/filings';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { PortalLink, useFilingAddress, useLanguage, usePortal } from '@registrar/runtime';
import type { ColumnsType } from '@registrar/ui/antd';
import { InstantPair, StatusBadge, TurnLabel } from '@registrar/ui/components';

export const COMPANY_FILINGS_SIZE = 10;

interface FilingFilter {
  readonly processName?: string | undefined;
  readonly status?: string | undefined;
  readonly state?: 'OPEN' | 'DECIDED' | undefined;
  readonly page: number;
}

/** What was filed for a company: in a status, or open or decided, or everything; a page of it. */
export function useCompanyFilings(companyId: string | undefined, filter: FilingFilter) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['applications', 'of-company', companyId, filter],
    enabled: companyId !== undefined,
    queryFn: ({ signal }) =>
      gateway.request<z.infer<typeof applicationPageSchema>>({
        path: '/external/api/application',
        query: { companyId, size: COMPANY_FILINGS_SIZE, ...filter },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The office has a page of its own for each filing. */
export function useFilingColumns(reader: 'OWN' | 'OFFICE'): ColumnsType<ApplicationSummary> {
  const { t } = useTranslation();
  const language = useLanguage();
  const addressOf = useFilingAddress();
  return [
    {
      title: t('list.process'),
      key: 'process',
      render: (_, row) => {
        const name = everyProcess.name(row.processName)[language];
        const page = addressOf(row.processName, row.id, reader === 'OWN' ? 'own' : 'review');
        return page === null ? name : <PortalLink to={page}>{name}</PortalLink>;
      },
    },
    {
      title: t('common:field.status'),
      key: 'status',
      width: 180,
      render: (_, row) => <StatusBadge status={row.status} revoked={row.revoked} />,
    },
    { title: t('list.turn'), key: 'turn', render: (_, row) => <TurnLabel turn={row.turn} own={reader === 'OWN'} /> },
    { title: t('common:field.applicationNumber'), key: 'number', render: (_, row) => row.applicationNumber ?? '—' },
    { title: t('list.updated'), key: 'updated', render: (_, row) => <InstantPair at={row.updatedAt} /> },
  ];
}
