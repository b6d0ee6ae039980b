import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { institutionKinds } from '@registrar/domain/calls/institutions';
import type { DocumentAsk } from '@registrar/domain/calls/document-asks';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, Flex, localName } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { InstantPair, ListPage, type ListPageProps } from '@registrar/ui/components';
import { SHARE_FORM } from '../document-shares/document-shares';
import { AskState } from './ask-state';
import { askedName, ASKS_SIZE, useReceivedAsks } from './document-asks';
import { RefuseDialog } from './refuse-dialog';

interface ReceivedAsksProps extends Pick<ListPageProps<DocumentAsk>, 'header' | 'filters'> {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** What institutions ask of the companies that the person represents; agreeing leads to the form that shares. */
export function ReceivedAsks({ header, filters, page, onPage }: ReceivedAsksProps) {
  const { t } = useTranslation();
  const list = useReceivedAsks(page);
  const [refused, setRefused] = useState<DocumentAsk>();
  const columns = useColumns(setRefused);
  return (
    <>
      <ListPage
        header={header}
        filters={filters}
        caption={t('asks.received')}
        columns={columns}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{ page, size: ASKS_SIZE, total: list.data?.total ?? 0, onPage }}
        empty={{ title: t('asks.noneReceived') }}
        minTableWidth={880}
      />
      {refused === undefined ? null : <RefuseDialog ask={refused} onClose={() => setRefused(undefined)} />}
    </>
  );
}

function useColumns(onRefuse: (ask: DocumentAsk) => void): ColumnsType<DocumentAsk> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('asks.institution'),
      key: 'institution',
      render: (_, { institution }) => (
        <>
          <strong>{localName(institution, language)}</strong>
          <div>{institutionKinds.name(institution.kind)[language]}</div>
        </>
      ),
    },
    {
      title: t('shares.what'),
      key: 'what',
      render: (_, ask) => (
        <>
          {askedName(ask.target, language)}
          <div>{localName(ask.company, language)}</div>
          <div>{ask.number}</div>
        </>
      ),
    },
    { title: t('shares.purpose'), key: 'purpose', render: (_, { purpose }) => purpose },
    { title: t('asks.askedAt'), key: 'askedAt', render: (_, { askedAt }) => <InstantPair at={askedAt} /> },
    { title: t('common:field.status'), key: 'state', render: (_, ask) => <AskState ask={ask} /> },
    {
      title: t('asks.actions'),
      key: 'actions',
      render: (_, ask) =>
        ask.state === 'OPEN' ? (
          <Flex gap="small" wrap>
            <PortalLink to={`${SHARE_FORM}?ask=${ask.id}`} aria-label={`${t('asks.agree')}: ${ask.number}`}>
              {t('asks.agree')}
            </PortalLink>
            <Button onClick={() => onRefuse(ask)} aria-label={`${t('asks.refuse')}: ${ask.number}`}>
              {t('asks.refuse')}
            </Button>
          </Flex>
        ) : null,
    },
  ];
}
