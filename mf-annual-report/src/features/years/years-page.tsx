import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { reportStates, type AnnualReportList } from '@registrar/domain/calls/annual-report';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, CardsSkeleton, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { CompanyChoice, useOwnCompanies, PayTogether } from '@registrar/ui/filing';
import { Select } from '@registrar/ui/antd';
import { recordsAddress, yearsAddress } from '../report/report-address';
import { useAnnualReports } from './annual-reports';
import { YearCard } from './year-card';
import styles from './years.module.css';

const ALL = 'all';
const inAddress = (state: string): string => state.toLowerCase().replaceAll('_', '-');

/**
 * The fiscal years of a company, in one state or all: what is due, what it costs to be late, and where each report
 * stands.
 */
export function YearsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const { status = ALL } = useParams();
  const [address, setAddress] = useSearchParams();
  const companies = useOwnCompanies();
  const company = companies.data?.find(({ id }) => id === address.get('company')) ?? companies.data?.[0];
  const list = useAnnualReports(company?.id);
  const header = (
    <PageHeader
      title={t('years.title')}
      action={
        company === undefined ? undefined : (
          <>
            <PortalLink to={recordsAddress(company.id)}>{t('record.toRecords')}</PortalLink>{' '}
            <PortalLink to={`/fine-calculation/due-payment?company=${company.id}`}>{t('years.toDues')}</PortalLink>
          </>
        )
      }
    >
      {t('years.lead')}
    </PageHeader>
  );
  if (companies.isError)
    return (
      <>
        {header}
        <Failed onRetry={() => void companies.refetch()} />
      </>
    );
  if (companies.data?.length === 0)
    return (
      <>
        {header}
        <Sheet>{t('years.noCompany')}</Sheet>
      </>
    );
  const state = reportStates.keys.find((key) => inAddress(key) === status);
  return (
    <>
      {header}
      <Sheet as="section" aria-label={t('common:list.filters')} style={{ marginBlockEnd: 20 }}>
        <div className={styles['filters']}>
          {company === undefined ? null : (
            <CompanyChoice
              companies={companies.data ?? []}
              chosen={company.id}
              onChoose={(id) => setAddress({ company: id })}
            />
          )}
          <Select
            value={state ?? ALL}
            onChange={(next: string) => navigation.to(yearsAddress(company?.id, next === ALL ? ALL : inAddress(next)))}
            aria-label={t('common:field.status')}
            style={{ minWidth: 220 }}
            options={[
              { value: ALL, label: t('years.all') },
              ...reportStates.keys.map((key) => ({ value: key, label: reportStates.name(key)[language] })),
            ]}
          />
        </div>
      </Sheet>
      {list.isError ? <Failed onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <CardsSkeleton /> : null}
      {list.data === undefined ? null : <Years list={list.data} of={state} />}
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('years.failed')}
      action={<Button onClick={onRetry}>{t('common:action.retry')}</Button>}
    />
  );
}

/** Of two and more years that were handed in the invoices wait for their money: one payment is enough. */
function PayYears({ list: { years, mayPayTogether } }: { readonly list: AnnualReportList }) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const open = years.flatMap(({ fiscalYear, filing }) =>
    filing?.invoice == null || filing.invoice.underWay ? [] : [{ fiscalYear, ...filing.invoice }],
  );
  if (!mayPayTogether || open.length < 2) return null;
  return (
    <Sheet as="section" aria-label={t('years.payAll')}>
      <PayTogether
        of={{ invoiceIds: open.map(({ id }) => id), dueIds: [] }}
        totalPaisa={open.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0)}
      >
        {t('years.payAllOf', { years: open.map(({ fiscalYear }) => digits(fiscalYear)).join(', ') })}
      </PayTogether>
    </Sheet>
  );
}

function Years({ list, of }: { readonly list: AnnualReportList; readonly of: string | undefined }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { company, years, reasons } = list;
  const shown = years.filter(({ state }) => of === undefined || state === of);
  const rest = years.reduce((sum, { restPaisa }) => sum + restPaisa, 0);
  return (
    <div className={styles['years']}>
      <PayYears list={list} />
      {rest === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('years.fines', { amount: money(rest) })}
          description={t('years.finesNext')}
        />
      )}
      {reasons.length === 0 ? null : (
        <Alert
          type="info"
          showIcon
          title={t('years.notNow')}
          description={
            <ul className={styles['reasons']}>
              {reasons.map(({ code, message, lawReference, wayOut }) => (
                <li key={`${code} ${message}`}>
                  {message}
                  {lawReference === null ? null : ` (${lawReference})`}
                  {wayOut === null ? null : (
                    <>
                      {' '}
                      <PortalLink to={wayOut}>{t('years.wayOut')}</PortalLink>
                    </>
                  )}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {years.length === 0 ? <Sheet>{t('years.none')}</Sheet> : null}
      {years.length > 0 && shown.length === 0 ? <Sheet>{t('years.noneInState')}</Sheet> : null}
      {shown.map((year) => (
        <YearCard key={year.fiscalYear} companyId={company.id} year={year} />
      ))}
    </div>
  );
}
