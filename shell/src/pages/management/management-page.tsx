import type { DeskItem } from '@registrar/domain/calls/desk';
import { PortalLink, useAccess, useFilingAddress, usePortal, useFreshQueries } from '@registrar/runtime';
import { Button, PageHeader, useFormats, useLanguage } from '@registrar/ui';
import { ListPage } from '@registrar/ui/components';
import { Tabs } from '@registrar/ui/antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';
import { AssignDialog } from './assign-dialog';
import { useClaimNext } from './claim-next';
import { deskColumns } from './desk-columns';
import { useDeskCounts } from '@registrar/ui/review/desk-counts';
import { DeskFilterFields, type DeskFiltersProps } from './desk-filter-fields';
import { useDeskFilters, type DeskFilters } from './desk-filters';
import { pageSize, useDeskQueue } from './desk-queue';
import { useDeskRole } from './desk-role';
import { ReleaseDialog } from './release-dialog';

/** The officers' desk: one queue across all areas. */
export default function ManagementPage() {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const can = useAccess();
  const addressOf = useFilingAddress();
  const role = useDeskRole();
  const [filters, setFilters] = useDeskFilters();
  const [releasing, setReleasing] = useState<DeskItem | null>(null);
  const [assigning, setAssigning] = useState<DeskItem | null>(null);
  const queue = useDeskQueue(filters);
  useFreshQueries('desk');
  const filtered = filters.process !== '' || filters.search !== '' || filters.term !== '';
  return (
    <>
      <ListPage<DeskItem>
        header={
          <>
            <PageHeader
              title={t('desk.title')}
              action={role.claims ? <ClaimNext process={filters.process} /> : undefined}
            >
              {t('desk.lead')}
            </PageHeader>
            {can('WORKLOAD') && (
              <p className={styles['row']}>
                <PortalLink to="/management/workload">{t('workload.open')}</PortalLink>
              </p>
            )}
            <Queues filters={filters} onChange={setFilters} />
          </>
        }
        caption={t(`desk.queue.${filters.queue}`)}
        filters={<DeskFilterFields filters={filters} onChange={setFilters} />}
        onClearFilters={filtered ? () => setFilters({ process: '', search: '', term: '' }) : undefined}
        columns={deskColumns({
          t,
          language,
          addressOf: ({ processName, id }) => addressOf(processName, id, 'review'),
          // one's own, and for whoever shares out the work also what others hold
          onRelease:
            filters.queue === 'mine' || (role.assigns && filters.queue === 'inHand') ? setReleasing : undefined,
          onAssign: role.assigns ? setAssigning : undefined,
        })}
        rowKey={({ id }) => id}
        rows={queue.data?.items}
        failed={queue.isError}
        onRetry={() => void queue.refetch()}
        refreshing={queue.isPlaceholderData}
        paging={{
          page: filters.page,
          size: pageSize,
          total: queue.data?.total ?? 0,
          totalIsLeast: queue.data?.totalIsLeast,
          onPage: (page) => setFilters({ page }),
        }}
        empty={{ title: t(`desk.empty.${filters.queue}`) }}
        minTableWidth={760}
      />
      <ReleaseDialog item={releasing} onClose={() => setReleasing(null)} />
      {assigning && <AssignDialog item={assigning} onClose={() => setAssigning(null)} />}
    </>
  );
}

function ClaimNext({ process }: { readonly process: string }) {
  const { t } = useTranslation('shell-pages');
  const { navigation, toast } = usePortal();
  const claim = useClaimNext();
  const addressOf = useFilingAddress();
  const take = async () => {
    const application = await claim.mutateAsync(process);
    if (!application) return toast.show({ kind: 'info', messageKey: 'desk.nothingToClaim', dedupeKey: 'claim-next' });
    // It is this officer's now: a kind that this version has no page for is at least shown among their own.
    navigation.to(addressOf(application.processName, application.id, 'review') ?? '/management?queue=mine');
  };
  return (
    <Button type="primary" loading={claim.isPending} onClick={() => void take().catch(() => undefined)}>
      {t('desk.claimNext')}
    </Button>
  );
}

function Queues({ filters, onChange }: DeskFiltersProps) {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  const { queues } = useDeskRole();
  const { data } = useDeskCounts();
  const counts: Partial<Record<DeskFilters['queue'], number>> = {
    waiting: data?.waiting,
    mine: data?.mine,
    inHand: data?.inHand,
  };
  const label = (queue: DeskFilters['queue']) => {
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
