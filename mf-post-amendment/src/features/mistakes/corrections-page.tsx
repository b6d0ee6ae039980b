import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PortalLink } from '@registrar/runtime';
import { PageHeader, Sheet } from '@registrar/ui';
import { ListPage } from '@registrar/ui/components';
import { CompanyChoice } from '@registrar/ui/filing';
import { COMPANY_FILINGS_SIZE, useCompanyFilings, useFilingColumns } from '../list/company-filings';
import { chooseAddress, CORRECTION } from './mistake-address';
import { CompaniesFailed, useChosenCompany } from './chosen-company';

/** The corrections that a company has asked for, with what became of them. */
export function CorrectionsPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { companies, company } = useChosenCompany();
  const page = Math.max(1, Number(address.get('page') ?? '1') || 1);
  const list = useCompanyFilings(company?.id, { processName: CORRECTION, page });
  const columns = useFilingColumns('OWN');
  const header = (
    <PageHeader
      title={t('mistakes.title')}
      action={<PortalLink to={chooseAddress(company?.id)}>{t('mistakes.ask')}</PortalLink>}
    >
      {t('mistakes.lead')}
    </PageHeader>
  );
  if (companies.isError) return <CompaniesFailed onRetry={() => void companies.refetch()} />;
  if (companies.data?.length === 0)
    return (
      <>
        <PageHeader title={t('mistakes.title')} />
        <Sheet>{t('noCompany')}</Sheet>
      </>
    );
  return (
    <ListPage
      header={header}
      caption={t('mistakes.title')}
      filters={
        company === undefined ? null : (
          <CompanyChoice
            companies={companies.data ?? []}
            chosen={company.id}
            onChoose={(id) => setAddress({ company: id })}
          />
        )
      }
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
      empty={{ title: t('mistakes.none') }}
      minTableWidth={760}
    />
  );
}
