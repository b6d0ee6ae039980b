import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OldPayment } from '@registrar/domain/calls/receipts';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { PageHeader } from '@registrar/ui';
import { ListPage, DatePair } from '@registrar/ui/components';
import type { ColumnsType } from '@registrar/ui/antd';
import { Amount } from '../amount';
import { useOldPayments } from './read-history';

const SIZE = 20;

/** What the older system says was paid: shown as it came over, and counted nowhere. */
export function OldPaymentHistoryPage() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const list = useOldPayments(page, SIZE);
  const columns = useColumns();
  return (
    <ListPage
      header={
        <PageHeader title={t('oldHistory.title')}>
          {t('oldHistory.lead')} <PortalLink to="/payment-history">{t('oldHistory.toNew')}</PortalLink>
        </PageHeader>
      }
      caption={t('oldHistory.title')}
      columns={columns}
      minTableWidth={760}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{ page, size: SIZE, total: list.data?.total ?? 0, onPage: setPage }}
      empty={{ title: t('oldHistory.empty') }}
    />
  );
}

function useColumns(): ColumnsType<OldPayment> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('oldHistory.purpose'),
      key: 'purpose',
      width: '28%',
      render: (_, row) => (language === 'ne' ? row.purposeNepali : row.purposeEnglish),
    },
    {
      title: t('oldHistory.company'),
      key: 'company',
      render: (_, { company }) =>
        company === null ? (
          '—'
        ) : (
          <>
            {language === 'ne' ? company.nameNepali : company.nameEnglish}
            <div style={{ fontSize: 14 }}>{company.registrationNumber}</div>
          </>
        ),
    },
    {
      title: t('oldHistory.paidOn'),
      key: 'paidOn',
      render: (_, { paidOn }) => (paidOn === null ? '—' : <DatePair day={paidOn} />),
    },
    {
      title: t('history.amount'),
      key: 'amount',
      align: 'right',
      render: (_, row) => <Amount paisa={row.amountPaisa} />,
    },
    {
      title: t('oldHistory.numbers'),
      key: 'numbers',
      render: (_, row) =>
        [
          row.receiptNumber && t('oldHistory.receipt', { number: row.receiptNumber }),
          row.voucherNumber && t('oldHistory.voucher', { number: row.voucherNumber }),
          row.bank,
        ]
          .filter(Boolean)
          .join(' · ') || '—',
    },
  ];
}
