import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addDays, nepalDayOf } from '@registrar/domain/calendar';
import { revenueQuerySchema, type Revenue, type RevenueRow } from '@registrar/domain/calls/revenue';
import { useLanguage } from '@registrar/runtime';
import { Button, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { BsAdDateField, ListPage, DatePair } from '@registrar/ui/components';
import type { ColumnsType } from '@registrar/ui/antd';
import { useSaveFile } from '@registrar/ui/filing';
import { Amount } from '../amount';
import { useRevenue } from './read-revenue';
import { RevenueChart } from './revenue-chart';
import styles from './revenue.module.css';

const DAYS_AT_FIRST = 30;

/** What came in by day and revenue head: a picture, the numbers beside it, and a file for the accounts. */
export function RevenuePage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = nepalDayOf(new Date());
  const [address, setAddress] = useSearchParams();
  const period = (query: object) => revenueQuerySchema.safeParse(query).data;
  const given = Object.fromEntries(address);
  const to = period({ ...given, from: today })?.to ?? today;
  const usual = { from: addDays(to, 1 - DAYS_AT_FIRST), to };
  const { from } = period({ ...usual, ...given }) ?? usual;
  const revenue = useRevenue({ from, to });
  const { save, saving } = useSaveFile(`/external/api/revenue/csv?from=${from}&to=${to}`, `revenue-${from}-${to}.csv`);
  const columns = useColumns();
  // a day that was emptied is the usual one again
  const write = (next: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
    setAddress(
      new URLSearchParams(Object.entries({ from, to, ...next }).flatMap(([key, day]) => (day ? [[key, day]] : []))),
    );
  const office = revenue.data?.office;
  return (
    <ListPage
      header={
        <PageHeader
          title={t('revenue.title')}
          action={
            <Button loading={saving} onClick={() => void save()}>
              {t('revenue.csv')}
            </Button>
          }
        >
          {office
            ? t('revenue.of', { office: language === 'ne' ? office.nameNepali : office.nameEnglish })
            : t('revenue.lead')}
        </PageHeader>
      }
      caption={t('revenue.title')}
      filters={
        <>
          <div style={{ flex: '1 1 280px' }}>
            <div>{t('revenue.from')}</div>
            <BsAdDateField
              id="revenue-from"
              label={t('revenue.from')}
              value={from}
              max={to}
              onChange={(day) => write({ from: day })}
            />
          </div>
          <div style={{ flex: '1 1 280px' }}>
            <div>{t('revenue.to')}</div>
            <BsAdDateField
              id="revenue-to"
              label={t('revenue.to')}
              value={to}
              min={from}
              max={today}
              onChange={(day) => write({ to: day })}
            />
          </div>
        </>
      }
      summary={revenue.data && revenue.data.rows.length > 0 ? <Picture revenue={revenue.data} /> : null}
      columns={columns}
      minTableWidth={860}
      rowKey={({ day, head }) => `${day} ${head}`}
      rows={revenue.data?.rows}
      failed={revenue.isError}
      onRetry={() => void revenue.refetch()}
      refreshing={revenue.isPlaceholderData}
      paging={{ onMore: undefined, loadingMore: false }}
      empty={{ title: t('revenue.empty') }}
    />
  );
}

function Picture({ revenue }: { readonly revenue: Revenue }) {
  const { t } = useTranslation();
  const { money, number } = useFormats();
  const { totals } = revenue;
  const facts = [
    [t('revenue.net'), money(totals.netPaisa)],
    [t('revenue.card'), money(totals.cardPaisa)],
    [t('revenue.voucher'), money(totals.voucherPaisa)],
    [t('revenue.refunded'), money(totals.refundedPaisa)],
    [t('revenue.payments'), number(totals.payments)],
  ] as const;
  return (
    <Sheet as="section" aria-label={t('revenue.totals')} style={{ marginBlockEnd: 20 }}>
      <dl className={styles['totals']}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <RevenueChart revenue={revenue} />
    </Sheet>
  );
}

function useColumns(): ColumnsType<RevenueRow> {
  const { t } = useTranslation();
  const { number } = useFormats();
  return [
    { title: t('revenue.day'), key: 'day', render: (_, { day }) => <DatePair day={day} /> },
    { title: t('revenue.head'), key: 'head', render: (_, { head }) => head },
    { title: t('revenue.payments'), key: 'payments', align: 'right', render: (_, row) => number(row.payments) },
    { title: t('revenue.card'), key: 'card', align: 'right', render: (_, row) => <Amount paisa={row.cardPaisa} /> },
    {
      title: t('revenue.voucher'),
      key: 'voucher',
      align: 'right',
      render: (_, row) => <Amount paisa={row.voucherPaisa} />,
    },
    {
      title: t('revenue.refunded'),
      key: 'refunded',
      align: 'right',
      render: (_, row) => <Amount paisa={row.refundedPaisa} />,
    },
    { title: t('revenue.net'), key: 'net', align: 'right', render: (_, row) => <Amount paisa={row.netPaisa} strong /> },
  ];
}
