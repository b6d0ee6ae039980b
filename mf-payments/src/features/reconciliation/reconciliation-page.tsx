import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  reconciliationQuerySchema,
  reconciliationQueues,
  PAYMENT_ASKED_DAYS,
  type ReconciliationEntry,
  type ReconciliationQueue,
} from '@registrar/domain/calls/payments';
import { banks } from '@registrar/domain/enumerations/money';
import { useLanguage } from '@registrar/runtime';
import { Button, localName, PageHeader, useFormats } from '@registrar/ui';
import { Segmented, type ColumnsType, Tag } from '@registrar/ui/antd';
import { ListPage, InstantPair } from '@registrar/ui/components';
import { ReconciliationDrawer } from './reconciliation-drawer';
import { useReconciliation } from './reconciliation';

const SIZE = 20;
const keyOf = ({ attempt, mismatch }: ReconciliationEntry): string => mismatch?.id ?? attempt.id;

/** The revenue officer's list of payments whose money and invoice do not agree, and of those that are still awaited. */
export function ReconciliationPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const filter = reconciliationQuerySchema
    .catch(reconciliationQuerySchema.parse({}))
    .parse({ ...Object.fromEntries(address), size: SIZE });
  const [opened, setOpened] = useState<string>();
  const list = useReconciliation(filter);
  const columns = useColumns(filter.queue, (entry) => setOpened(keyOf(entry)));
  const shown = list.data?.items.find((entry) => keyOf(entry) === opened);
  return (
    <>
      <ListPage
        header={<PageHeader title={t('reconciliation.title')}>{t('reconciliation.lead')}</PageHeader>}
        caption={t('reconciliation.title')}
        filters={
          <Segmented
            value={filter.queue}
            onChange={(queue) => setAddress({ queue })}
            aria-label={t('reconciliation.which')}
            options={reconciliationQueues.map((value) => ({ value, label: t(`reconciliation.queue.${value}`) }))}
          />
        }
        columns={columns}
        rowKey={keyOf}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{
          page: filter.page,
          size: SIZE,
          total: list.data?.total ?? 0,
          onPage: (page) => setAddress({ queue: filter.queue, page: String(page) }),
        }}
        empty={{ title: t(`reconciliation.empty.${filter.queue}`) }}
        minTableWidth={860}
      />
      {shown === undefined ? null : <ReconciliationDrawer entry={shown} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function useColumns(
  queue: ReconciliationQueue,
  onOpen: (entry: ReconciliationEntry) => void,
): ColumnsType<ReconciliationEntry> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number } = useFormats();
  return [
    {
      title: t('payments.for'),
      key: 'for',
      width: '32%',
      render: (_, row) => {
        const paymentNumber = row.payment.number ?? row.payment.ebpCode ?? '';
        return (
          <>
            <Button
              type="link"
              style={{ paddingInline: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
              onClick={() => onOpen(row)}
              aria-label={t('reconciliation.openOne', { number: paymentNumber })}
            >
              {paymentNumber}
            </Button>
            <div style={{ fontSize: 14 }}>{localName(row.payment.subject, language)}</div>
          </>
        );
      },
    },
    {
      title: t('reconciliation.asked'),
      key: 'asked',
      align: 'right',
      render: (_, row) => money(row.attempt.amountPaisa),
    },
    ...(queue === 'WAITING'
      ? []
      : [
          {
            title: t('reconciliation.paid'),
            key: 'paid',
            align: 'right' as const,
            render: (_: unknown, { mismatch }: ReconciliationEntry) =>
              mismatch?.paidPaisa == null ? '—' : money(mismatch.paidPaisa),
          },
        ]),
    { title: t('payment.bank'), key: 'bank', render: (_, row) => banks.name(row.attempt.bank)[language] },
    {
      title: t('reconciliation.what'),
      key: 'what',
      render: (_, { mismatch }) =>
        mismatch === null ? (
          <Tag color="processing">{t('reconciliation.waiting')}</Tag>
        ) : (
          <Tag color={mismatch.decision === null ? 'warning' : 'default'}>
            {t(mismatch.decision === null ? `mismatch.${mismatch.kind}` : `decision.${mismatch.decision}`, {
              days: number(PAYMENT_ASKED_DAYS),
            })}
          </Tag>
        ),
    },
    {
      title: t(queue === 'WAITING' ? 'reconciliation.begun' : 'reconciliation.found'),
      key: 'at',
      render: (_, { mismatch, attempt }) => (
        <InstantPair at={mismatch?.decidedAt ?? mismatch?.foundAt ?? attempt.beganAt} />
      ),
    },
  ];
}
