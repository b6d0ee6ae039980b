import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { deskQuerySchema } from '@registrar/domain/calls/desk';
import { applicationStatuses } from '@registrar/domain/enumerations/application-status';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Button, Input, PageHeader } from '@registrar/ui';
import { Segmented, Select } from '@registrar/ui/choices';
import { ListPage } from '@registrar/ui/data';
import { useReservationUpdates } from '../my-reservations/use-reservation-updates';
import { useApprovalColumns } from './approval-columns';
import { useClaimNext } from './claim-next';
import { useDesk } from './list-desk';

const SIZE = 20;
const QUEUES = ['waiting', 'mine', 'decided'] as const;
const STATUSES = ['SUBMITTED', 'IN_PROCESS', 'VERIFY', 'APPROVED', 'REJECTED'] as const;

export const reviewAddress = (id: string): string => `/company-name-reservation-approval/${id}`;

/** The officers' list of name reservations. Filters stand in the address, so that a view can be kept and passed on. */
export function ApprovalListPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation, toast } = usePortal();
  const [address, setAddress] = useSearchParams();
  const filter = deskQuerySchema.catch(deskQuerySchema.parse({})).parse({ ...Object.fromEntries(address), size: SIZE });
  const [typed, setTyped] = useState(filter.search ?? '');
  const list = useDesk({ queue: filter.queue, sort: filter.sort, status: filter.status, search: filter.search, page: filter.page, size: SIZE });
  const claimNext = useClaimNext();
  const columns = useApprovalColumns(reviewAddress);
  useReservationUpdates();

  const write = (next: Readonly<Record<string, string | undefined>>) => {
    const merged = { queue: filter.queue, sort: filter.sort, status: filter.status, search: filter.search, ...next };
    setAddress(new URLSearchParams(Object.entries(merged).flatMap(([key, value]) => (value ? [[key, value]] : []))));
  };
  const claim = async () => {
    const { application } = await claimNext.mutateAsync();
    if (application === null) toast.show({ kind: 'info', messageKey: 'approvalList.nothingWaits' });
    else navigation.to(reviewAddress(application.id));
  };
  const filtered = filter.status !== undefined || filter.search !== undefined;

  return (
    <ListPage
      header={
        <PageHeader
          title={t('approvalList.title')}
          action={
            <Button type="primary" loading={claimNext.isPending} onClick={() => void claim().catch(() => undefined)}>
              {t('approvalList.claimNext')}
            </Button>
          }
        >
          {t('approvalList.lead')}
        </PageHeader>
      }
      caption={t('approvalList.title')}
      filters={
        <>
          <Segmented
            value={filter.queue}
            onChange={(queue) => write({ queue })}
            aria-label={t('approvalList.queue')}
            options={QUEUES.map((queue) => ({ value: queue, label: t(`queue.${queue}`) }))}
          />
          <Select
            value={filter.status ?? ''}
            onChange={(status: string) => write({ status })}
            aria-label={t('common:field.status')}
            style={{ minWidth: 200 }}
            options={[{ value: '', label: t('list.allStatuses') }, ...STATUSES.map((status) => ({ value: status, label: applicationStatuses.name(status)[language] }))]}
          />
          <Select
            value={filter.sort}
            onChange={(sort) => write({ sort })}
            aria-label={t('approvalList.sort')}
            style={{ minWidth: 180 }}
            options={(['oldest', 'newest'] as const).map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          />
          <Input.Search
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onSearch={(text) => write({ search: text.trim() })}
            aria-label={t('list.search')}
            placeholder={t('list.search')}
            style={{ maxWidth: 280 }}
          />
        </>
      }
      onClearFilters={filtered ? () => (setTyped(''), write({ status: undefined, search: undefined })) : undefined}
      columns={columns}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{ page: filter.page, size: SIZE, total: list.data?.total ?? 0, onPage: (page) => write({ page: String(page) }) }}
      empty={{ title: t(`approvalList.empty.${filter.queue}`) }}
      minTableWidth={1040}
    />
  );
}
