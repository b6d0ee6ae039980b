import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useLanguage } from '@registrar/runtime';
import { Alert, PageHeader, Sheet } from '@registrar/ui';
import { DecisionPage, StatusBadge, TurnLabel } from '@registrar/ui/filing';
import { ApplicationHistory } from '../decide/application-history';
import { useDecision } from '../decide/use-decision';
import { Answers } from './answers';
import { ReservationCard } from './reservation-card';
import { statusTone } from './status-tone';
import styles from './reservation.module.css';

export interface ReservationStatusProps {
  readonly detail: ApplicationDetail;
  /** False for the parent company, which is asked for its consent here. */
  readonly own: boolean;
}

/** What became of an application: its status in a sentence, the answers, the story, and what this person may do. */
export function ReservationStatus({ detail, own }: ReservationStatusProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const decision = useDecision(detail);
  const title = language === 'ne' ? detail.titleNepali || detail.titleEnglish : detail.titleEnglish || detail.titleNepali;
  const lastRemark = detail.history.findLast(({ to, remark }) => to === detail.status && remark !== null)?.remark;
  const explained = detail.status === 'UNDER_GROUP_APPROVAL' && !own ? 'PARENT_ASKED' : detail.status;

  return (
    <DecisionPage
      header={
        <>
          <PageHeader title={title} badge={<StatusBadge status={detail.status} />}>
            {detail.applicationNumber === null ? null : `${t('common:field.applicationNumber')}: ${detail.applicationNumber} · `}
            <TurnLabel turn={detail.turn} />
          </PageHeader>
          {decision.notice}
          <Alert
            type={statusTone(detail.status)}
            showIcon
            style={{ marginBlockEnd: 20 }}
            title={t(`statusMeaning.${explained}`, { defaultValue: t('statusMeaning.other') })}
            description={lastRemark === undefined || lastRemark === null ? undefined : t('status.remark', { remark: lastRemark })}
          />
        </>
      }
      side={<ApplicationHistory history={detail.history} />}
      actions={decision.actions}
    >
      <div className={styles['stack']}>
        {detail.reservation === null ? null : <ReservationCard reservation={detail.reservation} />}
        <Sheet>
          <Answers detail={detail} />
        </Sheet>
      </div>
      {decision.dialog}
    </DecisionPage>
  );
}
