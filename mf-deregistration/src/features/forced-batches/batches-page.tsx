import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ForcedBatch } from '@registrar/domain/calls/forced-batches';
import { forcedGrounds } from '@registrar/domain/enumerations/forced-grounds';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { PageHeader, useFormats } from '@registrar/ui';
import { Segmented, type ColumnsType } from '@registrar/ui/antd';
import { InstantPair, ListPage } from '@registrar/ui/components';
import { PAGE_SIZE } from '../forced-openings/forced-openings';
import { BatchProgress } from './batch-progress';
import { BATCHES_PAGE, useBatches } from './batches';
import styles from './batches.module.css';

/** The batches of the office: those that wait for a decision, and how far the decided ones are. */
export function BatchesPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const show = address.get('show') === 'settled' ? 'settled' : 'open';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const list = useBatches(show, page);
  const columns = useBatchColumns();
  const write = (next: 'open' | 'settled', nextPage = 1) =>
    setAddress({ ...(next === 'settled' && { show: next }), ...(nextPage > 1 && { page: String(nextPage) }) });
  return (
    <ListPage<ForcedBatch>
      header={
        <PageHeader
          title={t('batch.title')}
          action={
            <PortalLink to="/de-registration-approval/forced-openings/candidates">{t('forced.candidates')}</PortalLink>
          }
        >
          {t('batch.lead')}
        </PageHeader>
      }
      caption={t('batch.title')}
      filters={
        <Segmented<'open' | 'settled'>
          value={show}
          onChange={(next) => write(next)}
          aria-label={t('batch.show')}
          options={(['open', 'settled'] as const).map((value) => ({ value, label: t(`batch.show.${value}`) }))}
        />
      }
      columns={columns}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{ page, size: PAGE_SIZE, total: list.data?.total ?? 0, onPage: (next) => write(show, next) }}
      empty={{ title: t(show === 'open' ? 'batch.noneOpen' : 'batch.noneSettled') }}
      minTableWidth={800}
    />
  );
}

function useBatchColumns(): ColumnsType<ForcedBatch> {
  const { t } = useTranslation();
  const language = useLanguage();
  const formats = useFormats();
  return [
    {
      title: t('batch.batch'),
      key: 'batch',
      render: (_, { id, companies, ground, proposedAt }) => (
        <div className={styles['lines']}>
          <PortalLink to={`${BATCHES_PAGE}/${id}`}>
            {t('batch.of', { companies: formats.number(companies) })} · <InstantPair at={proposedAt} inline />
          </PortalLink>
          <span>{forcedGrounds.name(ground)[language]}</span>
        </div>
      ),
    },
    {
      title: t('batch.proposedBy'),
      key: 'by',
      render: (_, { proposedBy }) => (language === 'ne' ? proposedBy.fullNameNepali : proposedBy.fullNameEnglish),
    },
    { title: t('batch.progress'), key: 'progress', render: (_, batch) => <BatchProgress batch={batch} /> },
  ];
}
