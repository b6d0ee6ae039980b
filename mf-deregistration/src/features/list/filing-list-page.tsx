import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { applicationStatuses } from '@registrar/domain/enumerations/application-status';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, PageHeader, Sheet } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { InstantPair, ListPage, StatusBadge, TurnLabel } from '@registrar/ui/components';
import { CompanyChoice, useOwnCompanies } from '@registrar/ui/filing';
import { filingAddress, filingsAddress } from '../../model/addresses';
import { filings } from '../../model/filings';
import { ClosingWays } from '../closing/closing-ways';
import { CompanyProceedings } from '../closing/company-proceedings';
import { PAGE_SIZE, useCompanyFilings, useFilingKinds } from './company-filings';

const ALL = 'all';
const STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'IN_PROCESS',
  'SEND_FOR_CORRECTION',
  'ADDITIONAL_DOCUMENT_REQUESTED',
  'VERIFY',
  'APPROVED',
  'REJECTED',
] as const;

/** What was filed for a company, in one status or in all, and the way to file. */
export function FilingListPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const { status: asked } = useParams();
  // a status that is none is that of no filing: all are shown, and the choice says so
  const status = STATUSES.find((one) => one === asked) ?? ALL;
  const [address, setAddress] = useSearchParams();
  const companies = useOwnCompanies();
  const company = companies.data?.find(({ id }) => id === address.get('company')) ?? companies.data?.[0];
  const kinds = useFilingKinds(company?.id);
  const kind = kinds.find(({ process }) => process === address.get('kind')) ?? kinds[0] ?? filings[0];
  const page = Math.max(1, Number(address.get('page') ?? '1') || 1);
  const list = useCompanyFilings(company?.id, {
    processName: kind.process,
    status: status === ALL ? undefined : status,
    page,
  });
  const show = (change: Readonly<Record<string, string>>) =>
    setAddress({ company: company?.id ?? '', kind: kind.process, ...change });
  if (companies.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('filings.companiesFailed')}
        action={<Button onClick={() => void companies.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  if (companies.data?.length === 0)
    return (
      <>
        <PageHeader title={t('filings.title')} />
        <Sheet>{t('filings.noCompany')}</Sheet>
      </>
    );
  return (
    <ListPage
      header={<PageHeader title={t('filings.title')}>{t('filings.lead')}</PageHeader>}
      summary={
        company === undefined ? undefined : (
          <div style={{ marginBlockEnd: 20 }}>
            <CompanyProceedings companyId={company.id} />
            <ClosingWays key={company.id} companyId={company.id} />
          </div>
        )
      }
      caption={t('filings.title')}
      filters={
        <>
          {company === undefined ? null : (
            <CompanyChoice
              companies={companies.data ?? []}
              chosen={company.id}
              onChoose={(id) => show({ company: id })}
            />
          )}
          {kinds.length < 2 ? null : (
            <Select
              value={kind.process}
              onChange={(next: string) => show({ kind: next })}
              aria-label={t('filings.kind')}
              style={{ minWidth: 220 }}
              options={kinds.map(({ process, name }) => ({ value: process, label: name[language] }))}
            />
          )}
          <Select
            value={status}
            onChange={(next: string) => navigation.to(filingsAddress(company?.id, next))}
            aria-label={t('common:field.status')}
            style={{ minWidth: 220 }}
            options={[
              { value: ALL, label: t('filings.allStatuses') },
              ...STATUSES.map((key) => ({ value: key, label: applicationStatuses.name(key)[language] })),
            ]}
          />
        </>
      }
      onClearFilters={status === ALL ? undefined : () => navigation.to(filingsAddress(company?.id))}
      columns={[
        {
          title: t('common:field.applicationNumber'),
          key: 'number',
          render: (_, row) => (
            <PortalLink to={filingAddress(row.id)}>{row.applicationNumber ?? t('filings.draft')}</PortalLink>
          ),
        },
        {
          title: t('common:field.status'),
          key: 'status',
          width: 180,
          render: (_, row) => <StatusBadge status={row.status} revoked={row.revoked} />,
        },
        { title: t('filings.turn'), key: 'turn', render: (_, row) => <TurnLabel turn={row.turn} own /> },
        { title: t('filings.updated'), key: 'updated', render: (_, row) => <InstantPair at={row.updatedAt} /> },
      ]}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{
        page,
        size: PAGE_SIZE,
        total: list.data?.total ?? 0,
        totalIsLeast: list.data?.totalIsLeast,
        onPage: (next) => show({ page: String(next) }),
      }}
      empty={{ title: t('filings.none') }}
      minTableWidth={640}
    />
  );
}
