import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paymentHistoryQuerySchema, paymentMeans, type PaidInvoice } from '@registrar/domain/calls/receipts';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Input, PageHeader, useFormats } from '@registrar/ui';
import { ListPage, InstantPair } from '@registrar/ui/components';
import type { ColumnsType } from '@registrar/ui/antd';
import { Amount } from '../amount';
import { SavePaper } from '../save-paper';
import { SubjectText } from '../subject-text';
import { RefundOfPayment } from './ask-refund';
import { usePaymentHistory } from './read-history';

const SIZE = 20;

/** What was paid, with its receipt, and what was given back. */
export function PaymentHistoryPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const filter = paymentHistoryQuerySchema
    .catch({ page: 1, size: SIZE })
    .parse({ ...Object.fromEntries(address), size: SIZE });
  const [typed, setTyped] = useState(filter.search ?? '');
  const list = usePaymentHistory(filter);
  const columns = useColumns();
  const write = (next: Readonly<Record<string, string | undefined>>) =>
    setAddress(
      new URLSearchParams(
        Object.entries({ search: filter.search, ...next }).flatMap(([key, value]) => (value ? [[key, value]] : [])),
      ),
    );
  return (
    <ListPage
      header={
        <PageHeader title={t('history.title')}>
          {t('history.lead')} <PortalLink to="/old-payment-history">{t('history.toOld')}</PortalLink>
        </PageHeader>
      }
      caption={t('history.title')}
      filters={
        <Input.Search
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onSearch={(text) => write({ search: text.trim() })}
          aria-label={t('history.search')}
          placeholder={t('history.search')}
          style={{ maxWidth: 480 }}
        />
      }
      onClearFilters={filter.search === undefined ? undefined : () => (setTyped(''), write({ search: undefined }))}
      columns={columns}
      minTableWidth={860}
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
        onPage: (page) => write({ page: String(page) }),
      }}
      empty={{ title: t('history.empty') }}
    />
  );
}

function useColumns(): ColumnsType<PaidInvoice> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  return [
    {
      title: t('history.what'),
      key: 'what',
      width: '26%',
      render: (_, { subject }) => <SubjectText subject={subject} />,
    },
    {
      title: t('history.invoice'),
      key: 'invoice',
      render: (_, { number, ebpCode, supplements, paidWith }) => (
        <>
          {number ?? '—'}
          {ebpCode === null || paidWith !== null ? null : (
            <div style={{ fontSize: 14 }}>{t('history.ebpCode', { code: ebpCode })}</div>
          )}
          {paidWith === null ? null : (
            <div style={{ fontSize: 14 }}>
              {t('history.paidWith', { number: paidWith.number, amount: money(paidWith.totalPaisa) })}
            </div>
          )}
          {supplements === null ? null : (
            <div style={{ fontSize: 14 }}>{t('history.supplements', { number: supplements })}</div>
          )}
        </>
      ),
    },
    { title: t('history.paidAt'), key: 'paidAt', render: (_, { settledAt }) => <InstantPair at={settledAt} /> },
    {
      title: t('history.amount'),
      key: 'amount',
      align: 'right',
      render: (_, { totalPaisa, refundedPaisa, means }) =>
        means === 'NOTHING' ? (
          paymentMeans.name(means)[language]
        ) : (
          <>
            <Amount paisa={totalPaisa} />
            <div style={{ fontSize: 14 }}>{paymentMeans.name(means)[language]}</div>
            {refundedPaisa === 0 ? null : (
              <div style={{ fontSize: 14 }}>{t('history.refunded', { amount: money(refundedPaisa) })}</div>
            )}
          </>
        ),
    },
    {
      title: t('history.papers'),
      key: 'papers',
      render: (_, paid) => (
        <>
          {paid.receipt ? (
            <SavePaper paper={paid.receipt} kind={t('papers.receipt')} />
          ) : paid.means === 'NOTHING' ? (
            '—'
          ) : (
            <span role="status">{t('papers.notReady')}</span>
          )}
          <RefundOfPayment paid={paid} />
          {paid.creditNotes.map((note) => (
            <SavePaper key={note.code} paper={note} kind={t('papers.creditNote')} />
          ))}
        </>
      ),
    },
  ];
}
