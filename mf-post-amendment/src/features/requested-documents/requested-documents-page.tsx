import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  requestedDocumentQuerySchema,
  requestedDocumentViews,
  type RequestedDocumentItem,
} from '@registrar/domain/calls/requested-documents';
import { processName } from '@registrar/domain/enumerations';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { localName, PageHeader } from '@registrar/ui';
import { Select, type ColumnsType } from '@registrar/ui/antd';
import { DatePair, ListPage } from '@registrar/ui/components';
import { requestedDocumentAddress } from './requested-addresses';
import { PAGE_SIZE, useOwnRequested } from './requested-documents';
import { RequestedStatusTag } from './requested-status-tag';

/** Everything that the office asked for: in applications of every process, and of the register. */
export function RequestedDocumentsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const { show, page } = requestedDocumentQuerySchema
    .catch({ page: 1, size: PAGE_SIZE, show: 'OPEN' })
    .parse(Object.fromEntries(address));
  const list = useOwnRequested({ show, page });
  const columns: ColumnsType<RequestedDocumentItem> = [
    {
      title: t('requested.document'),
      key: 'document',
      render: (_, row) => (
        <>
          <PortalLink to={requestedDocumentAddress(row.id)}>{localName(row.name, language)}</PortalLink>
          <div>{row.reason}</div>
        </>
      ),
    },
    {
      title: t('requested.for'),
      key: 'for',
      render: (_, row) => (
        <>
          {row.kind === 'FILING' ? processName(row.process)[language] : t('requested.ofRegister')}
          <div>{localName(row.about, language)}</div>
          {row.number === null ? null : <div>{row.number}</div>}
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
      header={<PageHeader title={t('requested.title')}>{t('requested.lead')}</PageHeader>}
      caption={t('requested.title')}
      filters={
        <Select
          value={show}
          onChange={(value) => setAddress(new URLSearchParams({ show: value }))}
          aria-label={t('requested.show')}
          style={{ minWidth: 260 }}
          options={requestedDocumentViews.keys.map((value) => ({
            value,
            label: requestedDocumentViews.name(value)[language],
          }))}
        />
      }
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
        onPage: (next) => setAddress(new URLSearchParams({ show, page: String(next) })),
      }}
      empty={{ title: t(show === 'OPEN' ? 'requested.noneOpen' : 'requested.none') }}
      minTableWidth={760}
    />
  );
}
