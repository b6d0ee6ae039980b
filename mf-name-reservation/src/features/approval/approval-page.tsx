import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useLanguage } from '@registrar/runtime';
import { PageHeader, PageSkeleton, Sheet } from '@registrar/ui';
import { DecisionPage, InstantPair, StatusBadge, TurnLabel } from '@registrar/ui/filing';
import { localName } from '../../model/local-name';
import { NameCheckOutcome } from '../check-name/name-check-outcome';
import { ApplicationHistory } from '../decide/application-history';
import { useDecision } from '../decide/use-decision';
import { Answers } from '../reservation/answers';
import { useApplication } from '../reservation/get-application';
import { ReservationCard } from '../reservation/reservation-card';
import { NotReadable } from '../reservation/reservation-page';
import { useApplicationUpdates } from '../reservation/use-application-updates';
import { ConflictTable } from './conflict-table';
import styles from './approval.module.css';

/** The officer's page: what is asked, what the engine found, what happened so far, and the deeds that are open. */
export function ApprovalPage() {
  const { id = '' } = useParams();
  const application = useApplication(id);
  useApplicationUpdates(id);
  if (application.isPending) return <PageSkeleton />;
  if (application.isError) return <NotReadable error={application.error} onRetry={() => void application.refetch()} />;
  return <Review detail={application.data} />;
}

function Review({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const decision = useDecision(detail);
  const { nameCheck } = detail;
  return (
    <DecisionPage
      header={
        <>
          <PageHeader title={detail.titleNepali || detail.titleEnglish} badge={<StatusBadge status={detail.status} />}>
            <span lang="en">{detail.titleEnglish}</span> · {detail.applicationNumber} · {localName(detail.applicant, language)}
            {detail.submittedAt === null ? null : (
              <>
                {' · '}
                <InstantPair at={detail.submittedAt} inline />
              </>
            )}
            {' · '}
            <TurnLabel turn={detail.turn} />
            {detail.assignee === null ? null : ` · ${t('approval.heldBy', { name: localName(detail.assignee, language) })}`}
          </PageHeader>
          {decision.notice}
        </>
      }
      side={<ApplicationHistory history={detail.history} />}
      actions={decision.actions}
    >
      {detail.reservation === null ? null : <ReservationCard reservation={detail.reservation} />}
      {nameCheck === null ? null : (
        <Sheet as="section" aria-label={t('approval.findings')}>
          <h3 className={styles['heading']}>{t('approval.findings')}</h3>
          <NameCheckOutcome answer={{ ...nameCheck, similar: [], suggestions: [] }} />
          <ConflictTable detail={detail} similar={nameCheck.similar} />
        </Sheet>
      )}
      <Sheet>
        <Answers detail={detail} />
      </Sheet>
      {decision.dialog}
    </DecisionPage>
  );
}
