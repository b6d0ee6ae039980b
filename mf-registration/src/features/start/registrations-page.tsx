import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import { applicationStatuses } from '@registrar/domain/enumerations/application-status';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { PageHeader } from '@registrar/ui';
import { Select, type ColumnsType } from '@registrar/ui/antd';
import { ListPage, InstantPair, StatusBadge, TurnLabel } from '@registrar/ui/components';
import { registrationAddress } from '../registration-address';
import { useOwnRegistrations } from './own-registrations';
import { MigratedCompanyCards } from './migrated-company-cards';
import { ReservationCards } from './reservation-cards';
import styles from './start.module.css';

const SIZE = 10;
const STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'IN_PROCESS',
  'SEND_FOR_CORRECTION',
  'ADDITIONAL_DOCUMENT_REQUESTED',
  'VERIFY',
  'APPROVED',
  'REJECTED',
] as const;
const ENDED: ReadonlySet<string> = new Set(['REJECTED']);

/** Own registrations, and the reserved names from which one may be begun. */
export function RegistrationsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const filter = {
    status: address.get('status') ?? undefined,
    page: Math.max(1, Number(address.get('page') ?? '1') || 1),
    size: SIZE,
  };
  const list = useOwnRegistrations(filter);
  const columns = useRegistrationColumns();
  const write = (next: Readonly<Record<string, string | undefined>>) => {
    const merged = { status: filter.status, ...next };
    setAddress(new URLSearchParams(Object.entries(merged).flatMap(([key, value]) => (value ? [[key, value]] : []))));
  };
  const inUse = new Set(
    (list.data?.items ?? []).filter(({ status }) => !ENDED.has(status)).map(({ titleEnglish }) => titleEnglish),
  );
  return (
    <>
      <PageHeader title={t('start.title')}>{t('start.lead')}</PageHeader>
      <ReservationCards inUse={inUse} />
      <MigratedCompanyCards />
      <div className={styles['list']}>
        <ListPage
          header={<h2 className={styles['heading']}>{t('start.own')}</h2>}
          caption={t('start.own')}
          filters={
            <Select
              value={filter.status ?? ''}
              onChange={(status: string) => write({ status })}
              aria-label={t('common:field.status')}
              style={{ minWidth: 220 }}
              options={[
                { value: '', label: t('start.allStatuses') },
                ...STATUSES.map((status) => ({ value: status, label: applicationStatuses.name(status)[language] })),
              ]}
            />
          }
          onClearFilters={filter.status === undefined ? undefined : () => setAddress(new URLSearchParams())}
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
          empty={{ title: t('start.none') }}
          minTableWidth={760}
        />
      </div>
    </>
  );
}

function useRegistrationColumns(): ColumnsType<ApplicationSummary> {
  const { t } = useTranslation();
  return [
    {
      title: t('start.company'),
      key: 'name',
      render: (_, row) => (
        <PortalLink to={registrationAddress(row.id)}>
          <strong lang="ne">{row.titleNepali}</strong>
          <br />
          <span lang="en">{row.titleEnglish}</span>
        </PortalLink>
      ),
    },
    {
      title: t('common:field.status'),
      key: 'status',
      width: 180,
      render: (_, row) => <StatusBadge status={row.status} revoked={row.revoked} />,
    },
    { title: t('start.turn'), key: 'turn', render: (_, row) => <TurnLabel turn={row.turn} own /> },
    { title: t('common:field.applicationNumber'), key: 'number', render: (_, row) => row.applicationNumber ?? '—' },
    { title: t('start.updated'), key: 'updated', render: (_, row) => <InstantPair at={row.updatedAt} /> },
  ];
}
