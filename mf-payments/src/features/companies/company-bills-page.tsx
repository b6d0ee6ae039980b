import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CompanyBill } from '@registrar/domain/calls/own-companies';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, localName, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { Tag, type ColumnsType } from '@registrar/ui/antd';
import { ListPage } from '@registrar/ui/components';
import { COMPANIES, useCompanyBills, usePayBill } from './company-bills';

const OWN_COMPANIES = '/post-amendment/company';

/**
 * The bills of the companies that were chosen, one payment of each. An invoice has one debtor and one receipt, so they
 * are paid one after the other; the next one is always offered.
 */
export function CompanyBillsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number } = useFormats();
  const [address] = useSearchParams();
  const companies = address.get(COMPANIES) ?? '';
  const list = useCompanyBills(companies);
  const pay = usePayBill(companies);
  const { bills = [], without = [], withReportsPaisa = 0 } = list.data ?? {};
  const toPay = bills.filter(({ underWay }) => !underWay);
  const columns: ColumnsType<CompanyBill> = [
    {
      title: t('bills.company'),
      key: 'company',
      render: (_, { company }) => `${localName(company, language)} (${company.registrationNumber})`,
    },
    {
      title: t('bills.count'),
      key: 'count',
      render: (_, { invoiceIds, dueIds }) => number(invoiceIds.length + dueIds.length),
    },
    { title: t('bills.amount'), key: 'amount', align: 'right', render: (_, bill) => money(bill.totalPaisa) },
    {
      title: t('bills.state'),
      key: 'pay',
      render: (_, bill) =>
        bill.underWay ? (
          <PortalLink to={`/payment/${bill.invoiceIds[0]}?${COMPANIES}=${companies}`}>
            <Tag color="processing">{t('bills.underWay')}</Tag>
          </PortalLink>
        ) : (
          <Button
            type={bill === toPay[0] ? 'primary' : 'default'}
            loading={pay.isPending && pay.variables === bill}
            disabled={pay.isPending}
            aria-label={t('bills.payOf', { company: localName(bill.company, language) })}
            onClick={() => pay.mutate(bill)}
          >
            {t(bill === toPay[0] ? 'bills.payNext' : 'bills.pay')}
          </Button>
        ),
    },
  ];
  if (companies === '')
    return (
      <>
        <PageHeader title={t('bills.title')} />
        <Sheet>
          {t('bills.noneChosen')} <PortalLink to={OWN_COMPANIES}>{t('bills.toCompanies')}</PortalLink>
        </Sheet>
      </>
    );
  const total = toPay.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0);
  return (
    <>
      <ListPage
        header={
          <PageHeader
            title={t('bills.title')}
            action={<PortalLink to={OWN_COMPANIES}>{t('bills.toCompanies')}</PortalLink>}
          >
            {t('bills.lead')}{' '}
            {total > 0 ? (
              <strong>
                {t('bills.total', { count: toPay.length, number: number(toPay.length), amount: money(total) })}
              </strong>
            ) : null}
          </PageHeader>
        }
        caption={t('bills.title')}
        summary={
          withReportsPaisa === 0 ? undefined : (
            <Alert
              type="info"
              showIcon
              style={{ marginBlockEnd: 16 }}
              title={t('bills.withReports', { amount: money(withReportsPaisa) })}
            />
          )
        }
        columns={columns}
        rowKey={({ invoiceIds, dueIds }) => [...invoiceIds, ...dueIds].join(' ')}
        rows={list.data === undefined ? undefined : bills}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        paging={{ onMore: undefined, loadingMore: false }}
        empty={{ title: t('bills.none') }}
      />
      {without.length === 0 ? null : (
        <Sheet as="section" aria-label={t('bills.without')} style={{ marginBlockStart: 20 }}>
          <details>
            <summary>
              {t('bills.without')} ({number(without.length)})
            </summary>
            <ul>
              {without.map(({ registrationNumber, company, why }) => (
                <li key={registrationNumber}>
                  {company === null ? registrationNumber : `${localName(company, language)} (${registrationNumber})`}:{' '}
                  {t(`bills.why.${why}`)}
                </li>
              ))}
            </ul>
          </details>
        </Sheet>
      )}
    </>
  );
}
