import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { applicationStatuses } from '@registrar/domain/enumerations/application-status';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, PageHeader, Sheet } from '@registrar/ui';
import { CompanyChoice, useOwnCompanies } from '@registrar/ui/filing';
import { Select } from '@registrar/ui/antd';
import { ListPage } from '@registrar/ui/components';
import { ADD_NEW, filingsAddress } from '../filing/amendment-address';
import { COMPANY_FILINGS_SIZE, useCompanyFilings, useFilingColumns } from './company-filings';

const ALL = 'all';
const STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'IN_PROCESS',
  'SEND_FOR_CORRECTION',
  'ADDITIONAL_DOCUMENT_REQUESTED',
  'VERIFY',
  'APPROVED',
  'CORRECTION_REQUESTED',
  'REJECTED',
] as const;

/** Everything that was filed for a company, in one status or in all. */
export function CompanyFilingsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const { status: asked } = useParams();
  // a status that is none is that of no filing: all are shown, and the choice says so
  const status = STATUSES.find((one) => one === asked) ?? ALL;
  const [address, setAddress] = useSearchParams();
  const companies = useOwnCompanies();
  const company = companies.data?.find(({ id }) => id === address.get('company')) ?? companies.data?.[0];
  const page = Math.max(1, Number(address.get('page') ?? '1') || 1);
  const list = useCompanyFilings(company?.id, { status: status === ALL ? undefined : status, page });
  const columns = useFilingColumns('OWN');
  if (companies.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('companiesFailed')}
        action={<Button onClick={() => void companies.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  if (companies.data?.length === 0)
    return (
      <>
        <PageHeader title={t('list.title')} />
        <Sheet>{t('noCompany')}</Sheet>
      </>
    );
  return (
    <ListPage
      header={
        <PageHeader
          title={t('list.title')}
          action={
            <PortalLink to={company === undefined ? ADD_NEW : `${ADD_NEW}?company=${company.id}`}>
              {t('list.addNew')}
            </PortalLink>
          }
        >
          {t('list.lead')}
        </PageHeader>
      }
      caption={t('list.title')}
      filters={
        <>
          {company === undefined ? null : (
            <CompanyChoice
              companies={companies.data ?? []}
              chosen={company.id}
              onChoose={(id) => setAddress({ company: id })}
            />
          )}
          <Select
            value={status}
            onChange={(next: string) => navigation.to(filingsAddress(company?.id ?? '', next))}
            aria-label={t('common:field.status')}
            style={{ minWidth: 220 }}
            options={[
              { value: ALL, label: t('list.allStatuses') },
              ...STATUSES.map((key) => ({ value: key, label: applicationStatuses.name(key)[language] })),
            ]}
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
      paging={{
        page,
        size: COMPANY_FILINGS_SIZE,
        total: list.data?.total ?? 0,
        totalIsLeast: list.data?.totalIsLeast,
        onPage: (next) => setAddress({ company: company?.id ?? '', page: String(next) }),
      }}
      empty={{ title: t('list.none') }}
      minTableWidth={760}
    />
  );
}
