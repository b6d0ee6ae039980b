import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  requestedDocumentStatuses,
  reuploadQuerySchema,
  type ReuploadItem,
} from '@registrar/domain/calls/requested-documents';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Button, Input, localName, PageHeader } from '@registrar/ui';
import { Select, type ColumnsType } from '@registrar/ui/antd';
import { DatePair, ListPage } from '@registrar/ui/components';
import { reuploadAddress, REUPLOADS } from './requested-addresses';
import { PAGE_SIZE, useReuploads, type ReuploadFilter } from './requested-documents';
import { RequestedStatusTag } from './requested-status-tag';

const OVERDUE = 'OVERDUE';

/** The documents of the register that the office asked for, the nearest last day first. */
export function ReuploadsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const [address, setAddress] = useSearchParams();
  const read = reuploadQuerySchema.catch({ page: 1, size: PAGE_SIZE }).parse(Object.fromEntries(address));
  const filter: ReuploadFilter = {
    page: read.page,
    ...(read.status && { status: read.status }),
    ...(read.overdue && { overdue: read.overdue }),
    ...(read.search && { search: read.search }),
  };
  const [typed, setTyped] = useState(filter.search ?? '');
  const list = useReuploads(filter);
  const write = (next: Partial<ReuploadFilter>) =>
    setAddress(
      new URLSearchParams(
        Object.entries({ ...filter, page: 1, ...next }).flatMap(([key, value]) =>
          value === undefined || value === '' ? [] : [[key, String(value)]],
        ),
      ),
    );
  const columns: ColumnsType<ReuploadItem> = [
    {
      title: t('requested.document'),
      key: 'document',
      render: (_, row) => (
        <>
          <PortalLink to={reuploadAddress(row.id)}>{row.number}</PortalLink>
          <div>{localName(row.name, language)}</div>
        </>
      ),
    },
    {
      title: t('common:field.company'),
      key: 'company',
      render: (_, { company }) => (
        <>
          {localName(company, language)}
          <div>{company.registrationNumber}</div>
        </>
      ),
    },
    { title: t('common:field.status'), key: 'status', render: (_, row) => <RequestedStatusTag {...row} /> },
    {
      title: t('requested.lastDay'),
      key: 'dueOn',
      render: (_, { dueOn }) => (dueOn === null ? '—' : <DatePair day={dueOn} />),
    },
  ];
  return (
    <ListPage
      header={
        <PageHeader
          title={t('reuploads.title')}
          action={
            list.data?.mayAsk ? (
              <Button type="primary" onClick={() => navigation.to(`${REUPLOADS}/new`)}>
                {t('reuploads.ask')}
              </Button>
            ) : undefined
          }
        >
          {t('reuploads.lead')}
        </PageHeader>
      }
      caption={t('reuploads.title')}
      filters={
        <>
          <Select
            value={filter.overdue ? OVERDUE : (filter.status ?? 'ALL')}
            onChange={(value) =>
              write(
                value === OVERDUE
                  ? { status: undefined, overdue: 'true' }
                  : {
                      overdue: undefined,
                      status: value === 'ALL' ? undefined : requestedDocumentStatuses.schema.parse(value),
                    },
              )
            }
            aria-label={t('common:field.status')}
            style={{ minWidth: 260 }}
            options={[
              { value: 'ALL', label: t('list.allStatuses') },
              { value: OVERDUE, label: t('requested.overdue') },
              ...requestedDocumentStatuses.keys.map((value) => ({
                value,
                label: requestedDocumentStatuses.name(value)[language],
              })),
            ]}
          />
          <Input.Search
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onSearch={(text) => write({ search: text.trim() })}
            aria-label={t('reuploads.search')}
            placeholder={t('reuploads.search')}
            style={{ maxWidth: 360 }}
          />
        </>
      }
      onClearFilters={
        filter.status === undefined && filter.overdue === undefined && filter.search === undefined
          ? undefined
          : () => {
              setTyped('');
              setAddress(new URLSearchParams());
            }
      }
      columns={columns}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{ page: filter.page, size: PAGE_SIZE, total: list.data?.total ?? 0, onPage: (page) => write({ page }) }}
      empty={{ title: t('reuploads.none') }}
      minTableWidth={760}
    />
  );
}
