import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { voucherListQuerySchema, voucherStatuses, type VoucherEntry } from '@registrar/domain/calls/money';
import { banks } from '@registrar/domain/enumerations/money';
import { useLanguage } from '@registrar/runtime';
import { Button, Input, PageHeader, useFormats } from '@registrar/ui';
import { Segmented, type ColumnsType } from '@registrar/ui/antd';
import { ListPage, DatePair, InstantPair } from '@registrar/ui/components';
import { SubjectText } from '../subject-text';
import { useVouchers } from './list-vouchers';
import { VoucherDrawer } from './voucher-drawer';

const SIZE = 20;

/** The revenue officer's list: what was paid over the counter and waits to be held against the bank's statement. */
export function VouchersPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const filter = voucherListQuerySchema
    .catch(voucherListQuerySchema.parse({}))
    .parse({ ...Object.fromEntries(address), size: SIZE });
  const [typed, setTyped] = useState(filter.search ?? '');
  const [opened, setOpened] = useState<VoucherEntry>();
  const list = useVouchers(filter);
  const columns = useVoucherColumns(setOpened);
  const write = (next: Readonly<Record<string, string | undefined>>) => {
    const merged = { status: filter.status, search: filter.search, ...next };
    setAddress(new URLSearchParams(Object.entries(merged).flatMap(([key, value]) => (value ? [[key, value]] : []))));
  };
  return (
    <>
      <ListPage
        header={<PageHeader title={t('vouchers.title')}>{t('vouchers.lead')}</PageHeader>}
        caption={t('vouchers.title')}
        filters={
          <>
            <Segmented
              value={filter.status}
              onChange={(status) => write({ status })}
              aria-label={t('vouchers.which')}
              options={voucherStatuses.map((value) => ({ value, label: t(`vouchers.queue.${value}`) }))}
            />
            <Input.Search
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onSearch={(text) => write({ search: text.trim() })}
              aria-label={t('vouchers.search')}
              placeholder={t('vouchers.search')}
              style={{ maxWidth: 320 }}
            />
          </>
        }
        onClearFilters={filter.search === undefined ? undefined : () => (setTyped(''), write({ search: undefined }))}
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
          onPage: (page) => write({ page: String(page) }),
        }}
        empty={{ title: t(`vouchers.empty.${filter.status}`) }}
        minTableWidth={860}
      />
      {opened === undefined ? null : <VoucherDrawer voucher={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function useVoucherColumns(onOpen: (voucher: VoucherEntry) => void): ColumnsType<VoucherEntry> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, digits } = useFormats();
  return [
    {
      title: t('vouchers.voucher'),
      key: 'voucher',
      width: '26%',
      render: (_, row) => (
        <>
          <Button
            type="link"
            style={{ paddingInline: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
            onClick={() => onOpen(row)}
            aria-label={t('vouchers.openOne', { number: row.voucherNumber })}
          >
            {row.voucherNumber}
          </Button>
          <div style={{ fontSize: 14 }}>{banks.name(row.bank)[language]}</div>
        </>
      ),
    },
    { title: t('vouchers.amount'), key: 'amount', align: 'right', render: (_, row) => money(row.amountPaisa) },
    { title: t('vouchers.paidOn'), key: 'paidOn', render: (_, row) => <DatePair day={row.paidOn} /> },
    {
      title: t('vouchers.for'),
      key: 'for',
      width: '32%',
      render: (_, { subject, due }) => (
        <>
          <SubjectText subject={subject} />
          {due === null ? null : (
            <div style={{ fontSize: 14 }}>
              {language === 'ne' ? due.nameNepali : due.nameEnglish}
              {due.fiscalYear === null ? null : ` ${digits(due.fiscalYear)}`}
            </div>
          )}
        </>
      ),
    },
    { title: t('vouchers.brought'), key: 'brought', render: (_, row) => <InstantPair at={row.uploadedAt} /> },
  ];
}
