import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { refundRequestListQuerySchema } from '@registrar/domain/calls/refund-requests';
import { refundGrounds, refundListQuerySchema, refundStatuses, type Refund } from '@registrar/domain/calls/refunds';
import { useLanguage } from '@registrar/runtime';
import { Button, PageHeader } from '@registrar/ui';
import { Segmented, Select, type ColumnsType } from '@registrar/ui/antd';
import { ListPage, InstantPair } from '@registrar/ui/components';
import { Amount } from '../amount';
import { SubjectText } from '../subject-text';
import { ProposeRefund } from './propose-refund';
import { useRefunds } from './refund-calls';
import { RefundDrawer } from './refund-drawer';
import { RefundRequests } from './refund-requests';

const SIZE = 20;

/** Money given back: what payers ask for, what the revenue officer proposes, and what an approver decides. */
export function RefundsPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('view') === 'requests';
  const filter = refundRequestListQuerySchema
    .catch({ page: 1, size: SIZE, status: 'OPEN' })
    .parse({ ...Object.fromEntries(address), size: SIZE });
  const views = (
    <Segmented
      value={asked ? 'requests' : 'proposals'}
      onChange={(view) => setAddress(view === 'requests' ? new URLSearchParams({ view }) : new URLSearchParams())}
      aria-label={t('refundRequests.views')}
      options={[
        { value: 'proposals', label: t('refundRequests.proposals') },
        { value: 'requests', label: t('refundRequests.title') },
      ]}
      style={{ marginBlockEnd: 16 }}
    />
  );
  if (!asked) return <Proposals views={views} />;
  return (
    <RefundRequests
      header={
        <>
          <PageHeader title={t('refunds.title')}>{t('refundRequests.lead')}</PageHeader>
          {views}
        </>
      }
      filter={filter}
      onGo={({ status, page, search }) =>
        setAddress(new URLSearchParams({ view: 'requests', status, page: String(page), ...(search && { search }) }))
      }
    />
  );
}

function Proposals({ views }: { readonly views: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const filter = refundListQuerySchema
    .catch({ page: 1, size: SIZE, status: 'PROPOSED' })
    .parse({ ...Object.fromEntries(address), size: SIZE });
  const [opened, setOpened] = useState<Refund>();
  const [proposing, setProposing] = useState(false);
  const list = useRefunds(filter);
  const columns = useColumns(setOpened);
  return (
    <>
      <ListPage
        header={
          <>
            <PageHeader
              title={t('refunds.title')}
              action={
                list.data?.mayPropose ? (
                  <Button type="primary" onClick={() => setProposing(true)}>
                    {t('refunds.propose')}
                  </Button>
                ) : undefined
              }
            >
              {t('refunds.lead')}
            </PageHeader>
            {views}
          </>
        }
        caption={t('refunds.title')}
        filters={
          <Select
            value={filter.status}
            onChange={(status) => setAddress(new URLSearchParams({ status }))}
            aria-label={t('refunds.which')}
            style={{ minWidth: 220 }}
            options={refundStatuses.keys.map((value) => ({ value, label: refundStatuses.name(value)[language] }))}
          />
        }
        columns={columns}
        minTableWidth={820}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{
          page: filter.page,
          size: SIZE,
          total: list.data?.total ?? 0,
          onPage: (page) => setAddress(new URLSearchParams({ status: filter.status, page: String(page) })),
        }}
        empty={{ title: t('refunds.empty') }}
      />
      {opened === undefined ? null : <RefundDrawer refund={opened} onClose={() => setOpened(undefined)} />}
      {proposing ? <ProposeRefund onClose={() => setProposing(false)} /> : null}
    </>
  );
}

function useColumns(onOpen: (refund: Refund) => void): ColumnsType<Refund> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('refunds.invoice'),
      key: 'invoice',
      width: '24%',
      render: (_, row) => {
        const number = row.invoice.number ?? '';
        return (
          <>
            <Button
              type="link"
              style={{ paddingInline: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
              onClick={() => onOpen(row)}
              aria-label={t('refunds.openOne', { number })}
            >
              {number}
            </Button>
            <div style={{ fontSize: 14 }}>
              {row.number === null ? refundGrounds.name(row.ground)[language] : row.number}
            </div>
          </>
        );
      },
    },
    { title: t('history.what'), key: 'subject', render: (_, { subject }) => <SubjectText subject={subject} /> },
    {
      title: t('refunds.amount'),
      key: 'amount',
      align: 'right',
      render: (_, row) => <Amount paisa={row.totalPaisa} />,
    },
    {
      title: t('refunds.proposedBy'),
      key: 'by',
      render: (_, { proposedBy }) => (language === 'ne' ? proposedBy.nameNepali : proposedBy.nameEnglish),
    },
    { title: t('refunds.proposedAt'), key: 'at', render: (_, { proposedAt }) => <InstantPair at={proposedAt} /> },
  ];
}
