import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schedule } from '@registrar/domain/calls/schedules';
import { scheduleGroups, schedules, type ScheduleGroup } from '@registrar/domain/schedules';
import { useLanguage } from '@registrar/runtime';
import { Button, narrowQuery, useFormats, useMediaQuery } from '@registrar/ui';
import { ListPage } from '@registrar/ui/components';
import { type ColumnsType, Tag } from '@registrar/ui/antd';
import { ProposeDialog } from './propose-dialog';
import { RateDrawer } from './rate-drawer';
import { RowBasis, RowDays, RuleView } from './rule-view';
import { useSchedules } from './schedule-calls';
import styles from './schedules.module.css';

/** The rates of one group; each opens to all that it has been. */
export function RatesTab({ header, group }: { readonly header: ReactNode; readonly group: ScheduleGroup }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const narrow = useMediaQuery(narrowQuery);
  const list = useSchedules();
  const [opened, setOpened] = useState<Schedule>();
  const [proposing, setProposing] = useState(false);
  const today = list.data?.today ?? '';
  return (
    <>
      <ListPage<Schedule>
        header={header}
        caption={scheduleGroups.name(group)[language]}
        columns={useColumns(narrow, setOpened)}
        rowKey={({ key }) => key}
        rows={list.data?.items.filter((schedule) => schedule.group === group)}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        paging={{ onMore: undefined, loadingMore: false }}
        empty={{ title: t('schedules.noRows') }}
        minTableWidth={narrow ? 0 : 860}
      />
      {opened === undefined || proposing ? null : (
        <RateDrawer
          schedule={opened}
          today={today}
          mayPropose={list.data?.mayPropose === true}
          onPropose={() => setProposing(true)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === undefined || !proposing ? null : (
        <ProposeDialog
          schedule={opened}
          today={today}
          onClose={(done) => (setProposing(false), done && setOpened(undefined))}
        />
      )}
    </>
  );
}

function useColumns(narrow: boolean, onOpen: (schedule: Schedule) => void): ColumnsType<Schedule> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const name = (schedule: Schedule) => (
    <>
      <Button type="link" className={styles['open'] ?? ''} onClick={() => onOpen(schedule)}>
        {schedules.name(schedule.key)[language]}
      </Button>
      <div className={styles['tags']}>
        {schedule.waits ? <Tag color="warning">{t('schedules.waitsShort')}</Tag> : null}
        {schedule.coming.length === 0 ? null : (
          <Tag color="processing">{t('schedules.coming', { rows: number(schedule.coming.length) })}</Tag>
        )}
      </div>
    </>
  );
  const rule = ({ key, current }: Schedule) =>
    current === null ? (
      <span className={styles['soft']}>{t('schedules.nothingNow')}</span>
    ) : (
      <ShortRule scheduleKey={key} value={current.value} />
    );
  const since = ({ current }: Schedule) => (current === null ? '—' : <RowDays row={current} />);
  const basis = ({ current }: Schedule) => (current === null ? '—' : <RowBasis row={current} />);
  if (narrow)
    return [
      {
        title: t('schedules.rate.name'),
        key: 'rate',
        render: (_, schedule) => (
          <div className={styles['card']}>
            {name(schedule)}
            {rule(schedule)}
            {since(schedule)}
            {basis(schedule)}
          </div>
        ),
      },
    ];
  return [
    { title: t('schedules.rate.name'), key: 'name', width: '24%', render: (_, schedule) => name(schedule) },
    { title: t('schedules.rates'), key: 'rule', width: '32%', render: (_, schedule) => rule(schedule) },
    { title: t('schedules.since'), key: 'since', width: '18%', render: (_, schedule) => since(schedule) },
    { title: t('schedules.basis'), key: 'basis', render: (_, schedule) => basis(schedule) },
  ];
}

const SHORT = 4;

/** A table of thirteen tiers or thirty documents would hide the other rules; it is told whole in the drawer. */
function ShortRule({
  scheduleKey,
  value,
}: {
  readonly scheduleKey: Schedule['key'];
  readonly value: Readonly<Record<string, unknown>>;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const language = useLanguage();
  const title = value[language === 'ne' ? 'titleNepali' : 'titleEnglish'];
  if (typeof title === 'string') return <span>{title}</span>;
  const parts = ['tiers', 'documents', 'days']
    .map((name) => ({ name, entries: value[name] }))
    .find(({ entries }) => Array.isArray(entries) && entries.length > SHORT);
  return parts && Array.isArray(parts.entries) ? (
    <span>{t(`schedules.parts.${parts.name}`, { parts: number(parts.entries.length) })}</span>
  ) : (
    <RuleView scheduleKey={scheduleKey} value={value} />
  );
}
