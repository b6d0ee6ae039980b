import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import { processTypes } from '@registrar/domain/enumerations/processes';
import { usePortal, useSession, useSocketTopic } from '@registrar/runtime';
import { Button, Input, PageHeader, useFormats, useLanguage } from '@registrar/ui';
import { Select } from '@registrar/ui/choices';
import { ListPage } from '@registrar/ui/data';
import { Tabs } from '@registrar/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reviewPath } from '../application-path';
import { useClaimNext } from './claim-next';
import { deskColumns } from './desk-columns';
import { useDeskCounts } from './desk-counts';
import { queues, sorts, useDeskFilters, type DeskFilters } from './desk-filters';
import { pageSize, useDeskQueue } from './desk-queue';

/** The officers' desk: one queue across all areas. */
export default function ManagementPage() {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const formats = useFormats();
  const session = useSession();
  const queries = useQueryClient();
  const [filters, setFilters] = useDeskFilters();
  const queue = useDeskQueue(filters);
  const refresh = () => void queries.invalidateQueries({ queryKey: ['desk'] });
  useSocketTopic(session ? `/topic/user/${session.userId}` : null, { onMessage: refresh, onResync: refresh });
  const filtered = filters.process !== '' || filters.search !== '';
  return (
    <ListPage<ApplicationSummary>
      header={
        <>
          <PageHeader title={t('desk.title')} action={<ClaimNext process={filters.process} />}>{t('desk.lead')}</PageHeader>
          <Queues filters={filters} onChange={setFilters} />
        </>
      }
      caption={t(`desk.queue.${filters.queue}`)}
      filters={<Filters filters={filters} onChange={setFilters} />}
      onClearFilters={filtered ? () => setFilters({ process: '', search: '' }) : undefined}
      columns={deskColumns(t, formats, language)}
      rowKey={({ id }) => id}
      rows={queue.data?.items}
      failed={queue.isError}
      onRetry={() => void queue.refetch()}
      refreshing={queue.isPlaceholderData}
      paging={{ page: filters.page, size: pageSize, total: queue.data?.total ?? 0, onPage: (page) => setFilters({ page }) }}
      empty={{ title: t(`desk.empty.${filters.queue}`) }}
      minTableWidth={820}
    />
  );
}

function ClaimNext({ process }: { readonly process: string }) {
  const { t } = useTranslation('shell-pages');
  const { navigation, toast } = usePortal();
  const claim = useClaimNext();
  const take = async () => {
    const application = await claim.mutateAsync(process);
    if (!application) return toast.show({ kind: 'info', messageKey: 'desk.nothingToClaim', dedupeKey: 'claim-next' });
    const path = reviewPath(application.processName, application.id);
    if (path !== null) navigation.to(path);
  };
  return <Button type="primary" loading={claim.isPending} onClick={() => void take().catch(() => undefined)}>{t('desk.claimNext')}</Button>;
}

interface FiltersProps {
  readonly filters: DeskFilters;
  readonly onChange: (change: Partial<DeskFilters>) => void;
}

function Queues({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  const { data } = useDeskCounts();
  const counts = { waiting: data?.waiting, mine: data?.mine, decided: undefined };
  const label = (queue: (typeof queues)[number]) => {
    const count = counts[queue];
    return count === undefined ? t(`desk.queue.${queue}`) : `${t(`desk.queue.${queue}`)} (${formats.number(count)})`;
  };
  return (
    <Tabs
      activeKey={filters.queue}
      onChange={(key) => onChange({ queue: queues.find((queue) => queue === key) ?? 'waiting' })}
      items={queues.map((queue) => ({ key: queue, label: label(queue) }))}
    />
  );
}

function Filters({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const formats = useFormats();
  const { data } = useDeskCounts();
  const processes = (data?.byProcess ?? []).map(({ processName, waiting }) => ({
    value: processName,
    label: `${processTypes.name(processName)[language]} (${formats.number(waiting)})`,
  }));
  return (
    <>
      <label style={{ flex: '2 1 240px' }}>
        {t('desk.filter.search')}
        <Input.Search key={filters.search} defaultValue={filters.search} allowClear maxLength={100} enterButton={t('action.search', { ns: 'common' })} onSearch={(search) => onChange({ search: search.trim() })} />
      </label>
      <label style={{ flex: '1 1 220px' }}>
        {t('desk.filter.process')}
        <Select style={{ width: '100%' }} value={filters.process} onChange={(process) => onChange({ process })} options={[{ value: '', label: t('desk.filter.allProcesses') }, ...processes]} />
      </label>
      <label style={{ flex: '1 1 160px' }}>
        {t('desk.filter.sort')}
        <Select style={{ width: '100%' }} value={filters.sort} onChange={(sort) => onChange({ sort })} options={sorts.map((sort) => ({ value: sort, label: t(`desk.sort.${sort}`) }))} />
      </label>
    </>
  );
}
