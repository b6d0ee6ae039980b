import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PortalLink } from '@registrar/runtime';
import { Alert, Button, CardsSkeleton, PageHeader, Sheet } from '@registrar/ui';
import { CompanyChoice, useOwnCompanies } from '@registrar/ui/filing';
import { reportAddress, yearsAddress } from '../report/report-address';
import { Records } from './records';

/** The recorded reports of a company for those who speak or act for it. */
export function OwnRecordsPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const companies = useOwnCompanies();
  const company = companies.data?.find(({ id }) => id === address.get('company')) ?? companies.data?.[0];
  return (
    <>
      <PageHeader
        title={t('record.title')}
        action={<PortalLink to={yearsAddress(company?.id)}>{t('filing.application.toList')}</PortalLink>}
      >
        {t('record.lead')}
      </PageHeader>
      {companies.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('record.failed')}
          action={<Button onClick={() => void companies.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {companies.isPending ? <CardsSkeleton /> : null}
      {companies.data?.length === 0 ? <Sheet>{t('years.noCompany')}</Sheet> : null}
      {company === undefined ? null : (
        <>
          {(companies.data?.length ?? 0) > 1 ? (
            <Sheet as="section" aria-label={t('common:list.filters')} style={{ marginBlockEnd: 20 }}>
              <CompanyChoice
                companies={companies.data ?? []}
                chosen={company.id}
                onChoose={(id) => setAddress({ company: id })}
              />
            </Sheet>
          ) : null}
          <Records companyId={company.id} filingAddress={reportAddress} />
        </>
      )}
    </>
  );
}
