import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { applicationStatuses } from '@registrar/domain/enumerations/application-status';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Button, Flex, Input, PageHeader } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { ListPage } from '@registrar/ui/components';
import { useListUpdates } from '@registrar/ui/filing';
import { addressOf } from '../reservation/addresses';
import { BeginWithAnswers } from './begin-with-answers';
import { useReservationColumns } from './reservation-columns';
import { useApplications } from './list-applications';
import { saidBefore } from './said-before';
import { useStartReservation } from './start-reservation';

const SIZE = 10;
const STATUSES = [
  'DRAFT',
  'UNDER_GROUP_APPROVAL',
  'SUBMITTED',
  'IN_PROCESS',
  'VERIFY',
  'BACK_FOR_REVIEW',
  'APPROVED',
  'REJECTED',
] as const;

/** A person's own reservations; for a parent company also those that wait for its consent. */
export function MyReservationsPage() {
  const [address] = useSearchParams();
  const opened = address.get('application');
  // Messages and reminders point at one application of this list.
  return opened === null ? <ReservationList /> : <Navigate to={addressOf(opened)} replace />;
}

function ReservationList() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const [address, setAddress] = useSearchParams();
  const filter = {
    status: address.get('status') ?? undefined,
    search: address.get('search') ?? undefined,
    page: Math.max(1, Number(address.get('page') ?? '1') || 1),
    size: SIZE,
  };
  const [typed, setTyped] = useState(filter.search ?? '');
  const list = useApplications(filter);
  const start = useStartReservation();
  const said = saidBefore(address);
  const columns = useReservationColumns(addressOf);
  useListUpdates();

  const write = (next: Readonly<Record<string, string | undefined>>) => {
    const merged = { status: filter.status, search: filter.search, ...next };
    setAddress(new URLSearchParams(Object.entries(merged).flatMap(([key, value]) => (value ? [[key, value]] : []))));
  };
  const begin = async () => {
    const draft = await start.mutateAsync();
    navigation.to(addressOf(draft.id, 'names'));
  };
  const startButton = (
    <Button type="primary" loading={start.isPending} onClick={() => void begin().catch(() => undefined)}>
      {t('list.start')}
    </Button>
  );
  const filtered = filter.status !== undefined || filter.search !== undefined;

  return (
    <ListPage
      header={
        <PageHeader title={t('list.title')} action={startButton}>
          <Flex wrap gap="middle">
            <span>{t('list.lead')}</span>
            <PortalLink to="/company-name-reservation/check-company-registration">{t('checkName.title')}</PortalLink>
            <PortalLink to="/company-name-reservation/objective">{t('objectives.pageTitle')}</PortalLink>
          </Flex>
        </PageHeader>
      }
      summary={said === undefined ? undefined : <BeginWithAnswers said={said} />}
      caption={t('list.title')}
      filters={
        <>
          <Select
            value={filter.status ?? ''}
            onChange={(status: string) => write({ status })}
            aria-label={t('common:field.status')}
            style={{ minWidth: 220 }}
            options={[
              { value: '', label: t('list.allStatuses') },
              ...STATUSES.map((status) => ({ value: status, label: applicationStatuses.name(status)[language] })),
            ]}
          />
          <Input.Search
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onSearch={(text) => write({ search: text.trim() })}
            aria-label={t('list.search')}
            placeholder={t('list.search')}
            style={{ maxWidth: 320 }}
          />
        </>
      }
      onClearFilters={filtered ? () => (setTyped(''), setAddress(new URLSearchParams())) : undefined}
      columns={columns}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{
        page: filter.page,
        size: SIZE,
        total: list.data?.total ?? 0,
        totalIsLeast: list.data?.totalIsLeast,
        onPage: (page) => write({ page: String(page) }),
      }}
      empty={{ title: t('list.empty'), action: startButton }}
      minTableWidth={860}
    />
  );
}
