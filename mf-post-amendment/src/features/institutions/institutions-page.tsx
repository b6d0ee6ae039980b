import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  institutionKinds,
  institutionQuerySchema,
  institutionStates,
  type Institution,
} from '@registrar/domain/calls/institutions';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, localName, PageHeader } from '@registrar/ui';
import { Tag, type ColumnsType } from '@registrar/ui/antd';
import { DatePair, ListPage } from '@registrar/ui/components';
import { EndDialog } from './end-dialog';
import { ADMISSIONS, PAGE_SIZE, useInstitutions } from './institutions';

/** Institutions that the office admitted to ask companies for documents, until when, and the way to end it. */
export function InstitutionsPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { page } = institutionQuerySchema.catch({ page: 1, size: PAGE_SIZE }).parse(Object.fromEntries(address));
  const list = useInstitutions(page);
  const [ended, setEnded] = useState<Institution>();
  const columns = useColumns(setEnded);
  return (
    <>
      <ListPage
        header={
          <PageHeader
            title={t('institutions.title')}
            action={<PortalLink to={ADMISSIONS}>{t('institutions.toAdmissions')}</PortalLink>}
          >
            {t('institutions.lead')}
          </PageHeader>
        }
        caption={t('institutions.title')}
        columns={columns}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{
          page,
          size: PAGE_SIZE,
          total: list.data?.total ?? 0,
          onPage: (next) => setAddress(new URLSearchParams({ page: String(next) })),
        }}
        empty={{ title: t('institutions.none') }}
        minTableWidth={860}
      />
      {ended === undefined ? null : <EndDialog institution={ended} onClose={() => setEnded(undefined)} />}
    </>
  );
}

function useColumns(onEnd: (institution: Institution) => void): ColumnsType<Institution> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('institutions.name'),
      key: 'name',
      render: (_, row) => (
        <>
          <strong>{localName(row, language)}</strong>
          <div>{institutionKinds.name(row.kind)[language]}</div>
        </>
      ),
    },
    {
      title: t('institutions.account'),
      key: 'account',
      render: (_, { account }) => `${localName(account, language)} (${account.username})`,
    },
    {
      title: t('common:field.status'),
      key: 'state',
      render: (_, { state, endedReason }) => (
        <>
          <Tag color={state === 'IN_FORCE' ? 'success' : 'default'}>{institutionStates.name(state)[language]}</Tag>
          {endedReason === null ? null : <div>{endedReason}</div>}
        </>
      ),
    },
    { title: t('institutions.endsOn'), key: 'endsOn', render: (_, { endsOn }) => <DatePair day={endsOn} /> },
    {
      title: t('asks.actions'),
      key: 'actions',
      render: (_, row) =>
        row.mayEnd ? (
          <Button onClick={() => onEnd(row)} aria-label={`${t('institutions.end')}: ${localName(row, language)}`}>
            {t('institutions.end')}
          </Button>
        ) : null,
    },
  ];
}
