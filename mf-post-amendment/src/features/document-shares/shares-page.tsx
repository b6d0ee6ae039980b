import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { shareQuerySchema, shareRoleTypes, type ShareItem } from '@registrar/domain/calls/document-shares';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Button, localName, PageHeader } from '@registrar/ui';
import { Segmented, type ColumnsType } from '@registrar/ui/antd';
import { InstantPair, ListPage } from '@registrar/ui/components';
import { ReceivedAsks } from '../document-asks/received-asks';
import { SHARE_FORM, SHARES_SIZE, useShares } from './document-shares';
import { ShareDialog } from './share-dialog';
import { ShareStateTag, targetName } from './share-state-tag';

/** What was shared of the companies that the person represents, with each opening, and what institutions ask for. */
export function SharesPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const [address, setAddress] = useSearchParams();
  const [open, setOpen] = useState<string>();
  const { page } = shareQuerySchema.catch({ page: 1, size: SHARES_SIZE }).parse(Object.fromEntries(address));
  const shown = address.get('show') === 'asked' ? 'asked' : 'shared';
  const write = (show: 'asked' | 'shared', next = 1) => setAddress(new URLSearchParams({ show, page: String(next) }));
  const list = useShares(page);
  const columns: ColumnsType<ShareItem> = [
    {
      title: t('shares.what'),
      key: 'what',
      render: (_, row) => (
        <>
          <Button type="link" style={{ paddingInline: 0 }} onClick={() => setOpen(row.id)}>
            {row.number}
          </Button>
          <div>{targetName(row, language)}</div>
          <div>{localName(row.company, language)}</div>
        </>
      ),
    },
    {
      title: t('shares.receiver'),
      key: 'receiver',
      render: (_, row) => (
        <>
          {row.receiver}
          <div>{shareRoleTypes.name(row.roleType)[language]}</div>
        </>
      ),
    },
    { title: t('common:field.status'), key: 'state', render: (_, row) => <ShareStateTag state={row.state} /> },
    {
      title: t('shares.until'),
      key: 'until',
      render: (_, { expiresAt }) => <InstantPair at={expiresAt} />,
    },
    { title: t('shares.openings'), key: 'openings', render: (_, { openings }) => openings.toLocaleString(language) },
  ];
  const header = (
    <PageHeader
      title={t('shares.title')}
      action={
        <Button type="primary" onClick={() => navigation.to(SHARE_FORM)}>
          {t('shares.begin')}
        </Button>
      }
    >
      {t('shares.lead')}
    </PageHeader>
  );
  const filters = (
    <Segmented
      value={shown}
      onChange={(value: 'asked' | 'shared') => write(value)}
      aria-label={t('asks.show')}
      options={(['shared', 'asked'] as const).map((value) => ({ value, label: t(`asks.shown.${value}`) }))}
    />
  );
  if (shown === 'asked')
    return <ReceivedAsks header={header} filters={filters} page={page} onPage={(next) => write('asked', next)} />;
  return (
    <>
      <ListPage
        header={header}
        filters={filters}
        caption={t('shares.title')}
        columns={columns}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{
          page,
          size: SHARES_SIZE,
          total: list.data?.total ?? 0,
          onPage: (next) => write('shared', next),
        }}
        empty={{ title: t('shares.none') }}
        minTableWidth={820}
      />
      {open === undefined ? null : <ShareDialog id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
