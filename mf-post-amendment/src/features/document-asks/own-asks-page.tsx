import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { documentAskQuerySchema, type DocumentAsk } from '@registrar/domain/calls/document-asks';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, localName, PageHeader } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { ConfirmDialog, InstantPair, ListPage } from '@registrar/ui/components';
import { SHARE_FORM } from '../document-shares/document-shares';
import { AskState } from './ask-state';
import { askedName, ASKS_SIZE, useOwnAsks, useWithdrawAsk } from './document-asks';

/** What an institution has asked companies for, and what they answered. */
export function OwnAsksPage() {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const [address, setAddress] = useSearchParams();
  const { page } = documentAskQuerySchema.catch({ page: 1, size: ASKS_SIZE }).parse(Object.fromEntries(address));
  const list = useOwnAsks(page);
  const columns = useColumns();
  const ended = list.data?.ended ?? null;
  return (
    <ListPage
      header={
        <>
          <PageHeader
            title={t('asks.title')}
            action={
              <Button type="primary" disabled={ended !== null} onClick={() => navigation.to(SHARE_FORM)}>
                {t('asks.begin')}
              </Button>
            }
          >
            {t('asks.lead')}
          </PageHeader>
          {ended === null ? null : <Alert type="warning" showIcon title={t(`asks.ended.${ended}`)} />}
        </>
      }
      caption={t('asks.title')}
      columns={columns}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{
        page,
        size: ASKS_SIZE,
        total: list.data?.total ?? 0,
        onPage: (next) => setAddress(new URLSearchParams({ page: String(next) })),
      }}
      empty={{ title: t('asks.none') }}
      minTableWidth={820}
    />
  );
}

function useColumns(): ColumnsType<DocumentAsk> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('shares.what'),
      key: 'what',
      render: (_, ask) => (
        <>
          <strong>{askedName(ask.target, language)}</strong>
          <div>{ask.number}</div>
        </>
      ),
    },
    {
      title: t('common:field.company'),
      key: 'company',
      render: (_, { company }) => `${localName(company, language)} · ${company.registrationNumber}`,
    },
    { title: t('asks.askedAt'), key: 'askedAt', render: (_, { askedAt }) => <InstantPair at={askedAt} /> },
    { title: t('common:field.status'), key: 'state', render: (_, ask) => <AskState ask={ask} /> },
    {
      title: t('asks.actions'),
      key: 'actions',
      render: (_, ask) => (ask.state === 'OPEN' ? <Withdraw ask={ask} /> : null),
    },
  ];
}

function Withdraw({ ask }: { readonly ask: DocumentAsk }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const withdraw = useWithdrawAsk(ask.id);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={`${t('asks.withdraw')}: ${ask.number}`}>
        {t('asks.withdraw')}
      </Button>
      <ConfirmDialog
        open={open}
        title={`${t('asks.withdraw')}: ${ask.number}`}
        confirmLabel={t('asks.withdraw')}
        onCancel={() => setOpen(false)}
        onConfirm={async () => {
          // a refusal is a toast, and the list shows how it stands
          await withdraw.mutateAsync({ version: ask.version }).catch(() => undefined);
          setOpen(false);
        }}
      >
        {t('asks.withdrawMeans')}
      </ConfirmDialog>
    </>
  );
}
