import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  paymentListQuerySchema,
  paymentStates,
  type ListedPayment,
  type PaymentListState,
} from '@registrar/domain/calls/payments';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { localName, PageHeader, useFormats } from '@registrar/ui';
import { Segmented, type ColumnsType, Tag } from '@registrar/ui/antd';
import { ListPage, DatePair, InstantPair } from '@registrar/ui/components';
import { usePaymentNews, usePayments } from './payments';

const SIZE = 20;
const COLOURS: Readonly<Record<PaymentListState, string>> = {
  OPEN: 'warning',
  UNDER_WAY: 'processing',
  PAID: 'success',
};

/**
 * What has to be paid, what is on its way, and what is paid: of one's own filings and of the companies one acts for.
 */
export function MyPaymentsPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const filter = paymentListQuerySchema
    .catch(paymentListQuerySchema.parse({}))
    .parse({ ...Object.fromEntries(address), size: SIZE });
  const list = usePayments(filter);
  usePaymentNews();
  const columns = usePaymentColumns(filter.state);
  return (
    <ListPage
      header={<PageHeader title={t('payments.title')}>{t('payments.lead')}</PageHeader>}
      caption={t('payments.title')}
      filters={
        <Segmented
          value={filter.state}
          onChange={(state) => setAddress({ state })}
          aria-label={t('payments.which')}
          options={paymentStates.map((value) => ({ value, label: t(`payments.state.${value}`) }))}
        />
      }
      columns={columns}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{
        page: filter.page,
        size: SIZE,
        total: list.data?.total ?? 0,
        totalIsLeast: list.data?.totalIsLeast,
        onPage: (page) => setAddress({ state: filter.state, page: String(page) }),
      }}
      empty={{ title: t(`payments.empty.${filter.state}`) }}
      minTableWidth={720}
    />
  );
}

function usePaymentColumns(state: PaymentListState): ColumnsType<ListedPayment> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number } = useFormats();
  return [
    {
      title: t('payments.for'),
      key: 'for',
      width: '36%',
      render: (_, row) => (
        <>
          <PortalLink to={`/payment/${row.id}`}>{localName(row.subject, language)}</PortalLink>
          <div style={{ fontSize: 14 }}>
            {row.number ?? row.subject.number ?? ''}
            {row.covers === 0 ? null : ` · ${t('payments.covers', { count: row.covers, number: number(row.covers) })}`}
          </div>
        </>
      ),
    },
    {
      title: t('payments.amount'),
      key: 'amount',
      align: 'right',
      render: (_, row) => <strong>{money(row.totalPaisa)}</strong>,
    },
    { title: t('payments.ebpCode'), key: 'ebp', render: (_, row) => <span lang="en">{row.ebpCode ?? '—'}</span> },
    state === 'PAID'
      ? {
          title: t('payments.paidAt'),
          key: 'paid',
          render: (_, row) => (row.settledAt === null ? '—' : <InstantPair at={row.settledAt} />),
        }
      : {
          title: t('payments.validTo'),
          key: 'validTo',
          render: (_, row) => (row.validTo === null ? '—' : <DatePair day={row.validTo} />),
        },
    {
      title: t('payments.status'),
      key: 'status',
      render: (_, row) => (
        <Tag color={COLOURS[row.state]}>
          {t(
            row.status === 'SUBMITTED'
              ? 'payments.voucherChecked'
              : row.closed === 'GROWN'
                ? 'payments.grown'
                : `payments.state.${row.state}`,
          )}
        </Tag>
      ),
    },
  ];
}
