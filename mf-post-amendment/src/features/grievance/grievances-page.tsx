import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  grievanceOutcomes,
  grievanceQuerySchema,
  grievanceQueues,
  type GrievanceItem,
} from '@registrar/domain/calls/grievances';
import { grievance, requestStatusName } from '@registrar/domain/requests';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Button, Input, localName, PageHeader, palette } from '@registrar/ui';
import { Select, type ColumnsType } from '@registrar/ui/antd';
import { DatePair, ListPage } from '@registrar/ui/components';
import { PAGE_SIZE, useGrievances, type GrievanceFilter } from './grievance-calls';

/** The own grievances; for officers those of the office that do not concern them, the earliest last day first. */
export function GrievancesPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const [address, setAddress] = useSearchParams();
  const { queue, page, search } = grievanceQuerySchema
    .catch({ page: 1, size: PAGE_SIZE, queue: 'OPEN' })
    .parse(Object.fromEntries(address));
  const filter: GrievanceFilter = { queue, page, search };
  const [typed, setTyped] = useState(search ?? '');
  const list = useGrievances(filter);
  const write = (next: Partial<GrievanceFilter>) =>
    setAddress(
      new URLSearchParams(
        Object.entries({ ...filter, page: 1, ...next }).flatMap(([key, value]) =>
          value === undefined || value === '' ? [] : [[key, String(value)]],
        ),
      ),
    );
  return (
    <ListPage
      header={
        <PageHeader
          title={t('grievance.title')}
          action={
            list.data?.mayAsk ? (
              <Button type="primary" onClick={() => navigation.to('/grievance/new')}>
                {t('grievance.ask')}
              </Button>
            ) : undefined
          }
        >
          {t('grievance.lead')}
        </PageHeader>
      }
      caption={t('grievance.title')}
      filters={
        <>
          <Select
            value={queue}
            onChange={(value) => write({ queue: value })}
            aria-label={t('grievance.which')}
            style={{ minWidth: 240 }}
            options={grievanceQueues.keys.map((value) => ({ value, label: grievanceQueues.name(value)[language] }))}
          />
          <Input.Search
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onSearch={(text) => write({ search: text.trim() })}
            aria-label={t('grievance.search')}
            placeholder={t('grievance.search')}
            style={{ maxWidth: 360 }}
          />
        </>
      }
      columns={useColumns()}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{ page, size: PAGE_SIZE, total: list.data?.total ?? 0, onPage: (next) => write({ page: next }) }}
      empty={{ title: t('grievance.none') }}
      minTableWidth={760}
    />
  );
}

function useColumns(): ColumnsType<GrievanceItem> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('grievance.subject'),
      key: 'subject',
      render: (_, { id, number, subject }) => (
        <>
          <PortalLink to={`/grievance/${id}`}>{number}</PortalLink>
          <div style={{ overflowWrap: 'anywhere' }}>{subject}</div>
        </>
      ),
    },
    { title: t('grievance.applicant'), key: 'applicant', render: (_, { applicant }) => localName(applicant, language) },
    {
      title: t('common:field.status'),
      key: 'status',
      render: (_, { status, outcome, isEscalated }) => (
        <>
          {requestStatusName(grievance, status)[language]}
          {outcome === null ? null : <div>{grievanceOutcomes.name(outcome)[language]}</div>}
          {isEscalated ? <div>{t('grievance.escalated')}</div> : null}
        </>
      ),
    },
    {
      title: t('grievance.handler'),
      key: 'handler',
      render: (_, { handler }) => (handler === null ? '—' : localName(handler, language)),
    },
    {
      title: t('grievance.dueOn'),
      key: 'dueOn',
      render: (_, { dueOn, isOverdue }) => (
        <>
          {dueOn === null ? '—' : <DatePair day={dueOn} />}
          {isOverdue ? <div style={{ color: palette.crimson }}>{t('grievance.overdue')}</div> : null}
        </>
      ),
    },
  ];
}
