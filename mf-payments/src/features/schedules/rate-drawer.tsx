import { useTranslation } from 'react-i18next';
import type { Schedule, ScheduleHistory } from '@registrar/domain/calls/schedules';
import { schedules } from '@registrar/domain/schedules';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, ListSkeleton, narrowQuery, useMediaQuery } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import { Tag, Drawer } from '@registrar/ui/antd';
import { RowBasis, RowDays, RuleView } from './rule-view';
import { useScheduleHistory } from './schedule-calls';
import styles from './schedules.module.css';

interface RateDrawerProps {
  readonly schedule: Schedule;
  /** Day of Nepal. */
  readonly today: string;
  readonly mayPropose: boolean;
  readonly onPropose: () => void;
  readonly onClose: () => void;
}

/** One rate whole: what holds, what is coming, and every row it has had with the two people behind it. */
export function RateDrawer({ schedule, today, mayPropose, onPropose, onClose }: RateDrawerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const narrow = useMediaQuery(narrowQuery);
  const history = useScheduleHistory(schedule.key);
  return (
    <Drawer
      open
      size={narrow ? '100%' : 720}
      title={schedules.name(schedule.key)[language]}
      onClose={onClose}
      footer={
        mayPropose ? (
          <Button type="primary" disabled={schedule.waits} onClick={onPropose}>
            {t('schedules.propose')}
          </Button>
        ) : null
      }
    >
      {schedule.waits ? (
        <Alert type="info" showIcon title={t('schedules.waits')} style={{ marginBlockEnd: 16 }} />
      ) : null}
      {history.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('common:list.failed')}
          action={<Button onClick={() => void history.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {history.isPending ? <ListSkeleton /> : null}
      {history.data?.items.length === 0 ? <p>{t('schedules.noRows')}</p> : null}
      <ol className={styles['rows']}>
        {history.data?.items.map((row) => (
          <li key={row.validFrom}>
            <div className={styles['head']}>
              <RowDays row={row} />
              <RowState row={row} schedule={schedule} today={today} />
            </div>
            <RuleView scheduleKey={schedule.key} value={row.value} />
            <RowBasis row={row} />
            <Approval row={row} />
          </li>
        ))}
      </ol>
    </Drawer>
  );
}

function RowState({
  row,
  schedule,
  today,
}: {
  readonly row: ScheduleHistory['items'][number];
  readonly schedule: Schedule;
  readonly today: string;
}) {
  const { t } = useTranslation();
  if (row.validFrom > today) return <Tag color="processing">{t('schedules.state.coming')}</Tag>;
  return row.validFrom === schedule.current?.validFrom ? (
    <Tag color="success">{t('schedules.state.current')}</Tag>
  ) : (
    <Tag>{t('schedules.state.past')}</Tag>
  );
}

function Approval({ row: { approval } }: { readonly row: ScheduleHistory['items'][number] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (approval === null) return <p className={styles['soft']}>{t('schedules.shipped')}</p>;
  const name = (person: typeof approval.proposedBy): string =>
    language === 'ne' ? person.fullNameNepali : person.fullNameEnglish;
  return (
    <p className={styles['soft']}>
      {t('schedules.byTwo', { proposer: name(approval.proposedBy), approver: name(approval.approvedBy) })}{' '}
      <InstantPair at={approval.approvedAt} inline />
      <br />
      {[approval.remark, approval.decisionRemark].filter(Boolean).join(' — ')}
    </p>
  );
}
