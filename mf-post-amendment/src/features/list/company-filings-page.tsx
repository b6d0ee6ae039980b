import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import type { ApplicationSummary, applicationPageSchema } from '@registrar/domain/calls/filings';
import { applicationStatuses } from '@registrar/domain/enumerations/application-status';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { ownPage } from '@registrar/domain/processes/filing-pages';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, PageHeader, Sheet } from '@registrar/ui';
import { Select } from '@registrar/ui/choices';
import { ListPage, type ColumnsType } from '@registrar/ui/data';
import { InstantPair, StatusBadge, TurnLabel } from '@registrar/ui/filing';
import { CompanyChoice } from '../company-choice';
import { ADD_NEW, filingsAddress } from '../filing/amendment-address';
import { useOwnCompanies } from '../own-companies';

const SIZE = 10;
const ALL = 'all';
const STATUSES = ['DRAFT', 'SUBMITTED', 'IN_PROCESS', 'SEND_FOR_CORRECTION', 'ADDITIONAL_DOCUMENT_REQUESTED', 'VERIFY', 'APPROVED', 'REJECTED'] as const;

/** Everything that was filed for a company, in one status or in all. */
export function CompanyFilingsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const { status = ALL } = useParams();
  const [address, setAddress] = useSearchParams();
  const companies = useOwnCompanies();
  const company = companies.data?.find(({ id }) => id === address.get('company')) ?? companies.data?.[0];
  const page = Math.max(1, Number(address.get('page') ?? '1') || 1);
  const list = useCompanyFilings(company?.id, { status: status === ALL ? undefined : status, page });
  const columns = useColumns();
  if (companies.isError) return <Alert type="error" showIcon role="alert" title={t('companiesFailed')} action={<Button onClick={() => void companies.refetch()}>{t('common:action.retry')}</Button>} />;
  if (companies.data?.length === 0) return <><PageHeader title={t('list.title')} /><Sheet>{t('noCompany')}</Sheet></>;
  return (
    <ListPage
      header={<PageHeader title={t('list.title')} action={<PortalLink to={company === undefined ? ADD_NEW : `${ADD_NEW}?company=${company.id}`}>{t('list.addNew')}</PortalLink>}>{t('list.lead')}</PageHeader>}
      caption={t('list.title')}
      filters={
        <>
          {company === undefined ? null : <CompanyChoice companies={companies.data ?? []} chosen={company.id} onChoose={(id) => setAddress({ company: id })} />}
          <Select
            value={status}
            onChange={(next: string) => navigation.to(filingsAddress(company?.id ?? '', next))}
            aria-label={t('common:field.status')}
            style={{ minWidth: 220 }}
            options={[{ value: ALL, label: t('list.allStatuses') }, ...STATUSES.map((key) => ({ value: key, label: applicationStatuses.name(key)[language] }))]}
          />
        </>
      }
      onClearFilters={status === ALL ? undefined : () => navigation.to(filingsAddress(company?.id ?? ''))}
      columns={columns}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{ page, size: SIZE, total: list.data?.total ?? 0, onPage: (next) => setAddress({ company: company?.id ?? '', page: String(next) }) }}
      empty={{ title: t('list.none') }}
      minTableWidth={760}
    />
  );
}

function useCompanyFilings(companyId: string | undefined, filter: { readonly status: string | undefined; readonly page: number }) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['applications', 'of-company', companyId, filter],
    enabled: companyId !== undefined,
    queryFn: ({ signal }) => gateway.request<z.infer<typeof applicationPageSchema>>({ path: '/external/api/application', query: { companyId, size: SIZE, ...filter }, quiet: { overlay: true, failureToast: true }, signal }),
    placeholderData: keepPreviousData,
  });
}

function useColumns(): ColumnsType<ApplicationSummary> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('list.process'), key: 'process',
      render: (_, row) => {
        const name = everyProcess.name(row.processName)[language];
        const page = ownPage(row.processName, row.id);
        return page === null ? name : <PortalLink to={page}>{name}</PortalLink>;
      },
    },
    { title: t('common:field.status'), key: 'status', width: 180, render: (_, row) => <StatusBadge status={row.status} /> },
    { title: t('list.turn'), key: 'turn', render: (_, row) => <TurnLabel turn={row.turn} own /> },
    { title: t('common:field.applicationNumber'), key: 'number', render: (_, row) => row.applicationNumber ?? '—' },
    { title: t('list.updated'), key: 'updated', render: (_, row) => <InstantPair at={row.updatedAt} /> },
  ];
}
