import type { OfficerWorkload, ProcessWorkload } from '@registrar/domain/calls/desk';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { roles } from '@registrar/domain/roles';
import { PortalLink, useAccess } from '@registrar/runtime';
import { Button, ListSkeleton, PageHeader, Sheet, useFormats, useLanguage } from '@registrar/ui';
import { Table, type ColumnsType, Tag } from '@registrar/ui/antd';
import { InstantPair } from '@registrar/ui/components';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';
import { useWorkload } from './workload';

/** How much lies where, and how fast it moves. */
export default function WorkloadPage() {
  const { t } = useTranslation('shell-pages');
  const can = useAccess();
  const workload = useWorkload();
  return (
    <>
      <PageHeader title={t('workload.title')}>{t('workload.lead')}</PageHeader>
      {can('DESK') && (
        <p className={styles['row']} style={{ marginBlockEnd: 12 }}>
          <PortalLink to="/management">{t('desk.open')}</PortalLink>
        </p>
      )}
      {workload.isPending && <ListSkeleton />}
      {workload.isError && (
        <Sheet role="alert">
          <p>{t('workload.failed')}</p>
          <Button onClick={() => void workload.refetch()}>{t('action.retry', { ns: 'common' })}</Button>
        </Sheet>
      )}
      {workload.data && (
        <div className={styles['stack']}>
          <Processes rows={workload.data.processes} />
          <Officers rows={workload.data.officers} />
        </div>
      )}
    </>
  );
}

function Processes({ rows }: { readonly rows: readonly ProcessWorkload[] }) {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  const language = useLanguage();
  const several = new Set(rows.map(({ officeCode }) => officeCode)).size > 1;
  const figure = (key: 'waiting' | 'inHand' | 'decided7' | 'decided30') => ({
    key,
    title: t(`workload.column.${key}`),
    render: (_: unknown, row: ProcessWorkload) => formats.number(row[key]),
  });
  const columns: ColumnsType<ProcessWorkload> = [
    ...(several
      ? [
          {
            key: 'office',
            title: t('workload.column.office'),
            render: (_: unknown, row: ProcessWorkload) => row.officeCode,
          },
        ]
      : []),
    {
      key: 'process',
      title: t('desk.column.process'),
      render: (_, { processName }) => everyProcess.name(processName)[language],
    },
    figure('waiting'),
    figure('inHand'),
    { key: 'overdue', title: t('workload.column.overdue'), render: (_, { overdue }) => <Overdue count={overdue} /> },
    {
      key: 'oldest',
      title: t('workload.column.oldest'),
      render: (_, { oldestAt }) => (oldestAt === null ? '–' : <InstantPair at={oldestAt} />),
    },
    {
      key: 'wait',
      title: t('workload.column.wait'),
      render: (_, { averageWaitHours }) => <Hours value={averageWaitHours} />,
    },
    figure('decided7'),
    figure('decided30'),
  ];
  return (
    <Figures
      title={t('workload.processes')}
      empty={t('workload.noProcesses')}
      rows={rows}
      columns={columns}
      rowKey={({ officeCode, processName }) => `${officeCode}-${processName}`}
    />
  );
}

function Officers({ rows }: { readonly rows: readonly OfficerWorkload[] }) {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  const language = useLanguage();
  const several = new Set(rows.map(({ officeCode }) => officeCode)).size > 1;
  const figure = (key: 'inHand' | 'decidedToday' | 'decided7' | 'decided30') => ({
    key,
    title: t(`workload.column.${key}`),
    render: (_: unknown, row: OfficerWorkload) => formats.number(row[key]),
  });
  const columns: ColumnsType<OfficerWorkload> = [
    ...(several
      ? [
          {
            key: 'office',
            title: t('workload.column.office'),
            render: (_: unknown, row: OfficerWorkload) => row.officeCode,
          },
        ]
      : []),
    {
      key: 'officer',
      title: t('workload.column.officer'),
      render: (_, { nameNepali, nameEnglish, roleCode, onLeave }) => (
        <span className={styles['names']}>
          <strong>{language === 'ne' ? nameNepali : nameEnglish}</strong>
          <span className={styles['soft']}>{roles.name(roleCode)[language]}</span>
          {onLeave && (
            <span>
              <Tag>{t('desk.assign.onLeave')}</Tag>
            </span>
          )}
        </span>
      ),
    },
    figure('inHand'),
    { key: 'overdue', title: t('workload.column.overdue'), render: (_, { overdue }) => <Overdue count={overdue} /> },
    figure('decidedToday'),
    figure('decided7'),
    figure('decided30'),
    {
      key: 'median',
      title: t('workload.column.median'),
      render: (_, { medianHours }) => <Hours value={medianHours} />,
    },
  ];
  return (
    <Figures
      title={t('workload.officers')}
      empty={t('workload.noOfficers')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
    />
  );
}

interface FiguresProps<Row extends object> {
  readonly title: string;
  readonly empty: string;
  readonly rows: readonly Row[];
  readonly columns: ColumnsType<Row>;
  readonly rowKey: (row: Row) => string;
}

function Figures<Row extends object>({ title, empty, rows, columns, rowKey }: FiguresProps<Row>) {
  return (
    <Sheet as="section" aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles['soft']}>{empty}</p>
      ) : (
        <Table<Row> columns={columns} dataSource={[...rows]} rowKey={rowKey} pagination={false} scroll={{ x: 800 }} />
      )}
    </Sheet>
  );
}

function Overdue({ count }: { readonly count: number }) {
  const formats = useFormats();
  return count === 0 ? <>{formats.number(0)}</> : <Tag color="error">{formats.number(count)}</Tag>;
}

/** Beyond two days, days say more than hours. */
function Hours({ value }: { readonly value: number | null }) {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  if (value === null) return <>–</>;
  return (
    <>
      {value < 48
        ? t('workload.hours', { hours: formats.number(value) })
        : t('workload.days', { days: formats.number(Math.round(value / 24)) })}
    </>
  );
}
