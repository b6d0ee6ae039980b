import { deliveryChannels, deliveryStates, type Delivery } from '@registrar/domain/calls/deliveries';
import { Button, PageHeader, useFormats } from '@registrar/ui';
import { RemarksDialog, ListPage, ConfirmDialog } from '@registrar/ui/components';
import { Select } from '@registrar/ui/antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';
import { pageSize, useDeliveries, useDismissDelivery, useRetryAll, useRetryDelivery } from './deliveries';
import { deliveryColumns } from './delivery-columns';
import { useDeliveryFilters, type DeliveryFilters } from './delivery-filters';

/** Mails and SMS that have not reached anybody: what is being tried, and what was given up and needs a person. */
export default function DeliveriesPage() {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  const [filters, setFilters] = useDeliveryFilters();
  const list = useDeliveries(filters);
  const retry = useRetryDelivery();
  const dismiss = useDismissDelivery();
  const [dismissed, setDismissed] = useState<Delivery>();
  const filtered = filters.state !== '' || filters.channel !== '';
  const counts = list.data?.counts;
  return (
    <>
      <ListPage<Delivery>
        header={
          <>
            <PageHeader title={t('deliveries.title')} action={<RetryAll dead={counts?.DEAD ?? 0} />}>
              {t('deliveries.lead')}
            </PageHeader>
            <ul className={styles['counters']} style={{ marginBlockEnd: 20 }}>
              {deliveryStates.keys.map((state) => (
                <li key={state} className={styles['counter']}>
                  <span>{deliveryStates.name(state)[formats.language]}</span>
                  <span className={styles['number']} data-count={state}>
                    {counts ? formats.number(counts[state]) : '–'}
                  </span>
                </li>
              ))}
            </ul>
          </>
        }
        caption={t('deliveries.title')}
        filters={<Filters filters={filters} onChange={setFilters} />}
        onClearFilters={filtered ? () => setFilters({ state: '', channel: '' }) : undefined}
        columns={deliveryColumns(t, formats, { retry: (id) => retry.mutate(id), dismiss: setDismissed })}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{
          page: filters.page,
          size: pageSize,
          total: list.data?.total ?? 0,
          onPage: (page) => setFilters({ page }),
        }}
        empty={{ title: t('deliveries.empty') }}
        minTableWidth={860}
      />
      <RemarksDialog
        open={dismissed !== undefined}
        title={t('deliveries.dismissTitle')}
        confirmLabel={t('deliveries.dismiss')}
        destructive
        remark="required"
        onConfirm={async ({ remark = '' }) => {
          if (dismissed) await dismiss.mutateAsync({ id: dismissed.id, remark });
          setDismissed(undefined);
        }}
        onCancel={() => setDismissed(undefined)}
      >
        <p>{t('deliveries.dismissLead')}</p>
      </RemarksDialog>
    </>
  );
}

function RetryAll({ dead }: { readonly dead: number }) {
  const { t } = useTranslation('shell-pages');
  const retryAll = useRetryAll();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button type="primary" disabled={dead === 0} onClick={() => setAsking(true)}>
        {t('deliveries.retryAll')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('deliveries.retryAllTitle')}
        confirmLabel={t('deliveries.retryAll')}
        onConfirm={async () => {
          await retryAll.mutateAsync({});
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('deliveries.retryAllLead', { count: dead })}</p>
      </ConfirmDialog>
    </>
  );
}

interface FiltersProps {
  readonly filters: DeliveryFilters;
  readonly onChange: (change: Partial<DeliveryFilters>) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation('shell-pages');
  const { language } = useFormats();
  return (
    <>
      <label style={{ flex: '1 1 220px' }}>
        {t('deliveries.filter.state')}
        <Select<DeliveryFilters['state']>
          style={{ width: '100%' }}
          value={filters.state}
          onChange={(state) => onChange({ state })}
          options={[
            { value: '', label: t('deliveries.filter.all') },
            ...deliveryStates.keys.map((state) => ({ value: state, label: deliveryStates.name(state)[language] })),
          ]}
        />
      </label>
      <label style={{ flex: '1 1 220px' }}>
        {t('deliveries.filter.channel')}
        <Select<DeliveryFilters['channel']>
          style={{ width: '100%' }}
          value={filters.channel}
          onChange={(channel) => onChange({ channel })}
          options={[
            { value: '', label: t('deliveries.filter.all') },
            ...deliveryChannels.keys.map((channel) => ({
              value: channel,
              label: deliveryChannels.name(channel)[language],
            })),
          ]}
        />
      </label>
    </>
  );
}
