import { isGranted } from '@registrar/domain/enumerations/application-status';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, Flex, PageHeader, Sheet } from '@registrar/ui';
import { ApplicationBadges, DecisionPage, StatusBadge, GroupNote } from '@registrar/ui/components';
import { ApplicationHistory, useDecision } from '@registrar/ui/review';
import { DocumentViewer } from '@registrar/ui/filing';
import { groupRequestAddress } from '../group-request/addresses';
import { statusActions } from '../filing-actions';
import { mayAnswer } from '../group-request/parent-actions';
import { Answers } from './answers';
import { FileAgain } from './file-again';
import { RemarksButton } from './remarks-button';
import { ReservationCard } from './reservation-card';
import { ReservationFee } from './reservation-fee';
import { hasEnded, standingOf, type Standing } from './standing';
import { WhereItStands } from './where-it-stands';
import styles from './reservation.module.css';

export interface ReservationStatusProps {
  readonly detail: ApplicationDetail;
  /** The person filed it; it may also be their company’s. */
  readonly own: boolean;
}

/** What became of an application: where it stands, the answers, the story, and what this person may do. */
export function ReservationStatus({ detail, own }: ReservationStatusProps) {
  const { t } = useTranslation();
  const decision = useDecision(detail, statusActions);
  const standing = standingOf(detail, own);

  return (
    <div className={styles['printed']}>
      <DecisionPage
        header={
          <>
            <PageHeader
              title={useTitle(detail)}
              badge={<Badge detail={detail} standing={standing} />}
              action={<PageActions detail={detail} mayFileAgain={own && hasEnded(standing)} />}
            >
              {detail.applicationNumber === null
                ? null
                : `${t('common:field.applicationNumber')}: ${detail.applicationNumber}`}
            </PageHeader>
            {decision.notice}
            <WhereItStands detail={detail} standing={standing} />
            {own ? (
              <ReservationFee
                detail={detail}
                free={isGranted(detail.status) ? <p style={{ marginBlockEnd: 20 }}>{t('check.free')}</p> : null}
              />
            ) : null}
          </>
        }
        side={<ApplicationHistory history={detail.history} />}
        actions={decision.actions}
      >
        <div className={styles['stack']}>
          {detail.reservation === null ? null : <ReservationCard reservation={detail.reservation} />}
          {mayAnswer(detail) ? (
            <PortalLink to={groupRequestAddress(detail.id)}>{t('groupNote.answerHere')}</PortalLink>
          ) : null}
          <GroupNote detail={detail} />
          <Sheet>
            <Answers
              detail={detail}
              documents={<DocumentViewer applicationId={detail.id} version={detail.version} />}
            />
          </Sheet>
        </div>
        {decision.dialog}
      </DecisionPage>
    </div>
  );
}

function useTitle({ titleNepali, titleEnglish }: ApplicationDetail): string {
  const language = useLanguage();
  return language === 'ne' ? titleNepali || titleEnglish : titleEnglish || titleNepali;
}

/** Of a name that is not reserved any more the reservation's state says more than that it was approved once. */
function Badge({ detail, standing }: { readonly detail: ApplicationDetail; readonly standing: Standing }) {
  const over = standing === 'EXPIRED' || standing === 'REVOKED' || standing === 'CONSUMED';
  return over ? <StatusBadge of="reservation" status={standing} /> : <ApplicationBadges detail={detail} />;
}

function PageActions({ detail, mayFileAgain }: { readonly detail: ApplicationDetail; readonly mayFileAgain: boolean }) {
  const { t } = useTranslation();
  return (
    <Flex wrap gap="small">
      <RemarksButton detail={detail} />
      <Button onClick={() => window.print()}>{t('common:action.print')}</Button>
      {mayFileAgain ? <FileAgain applicationId={detail.id} /> : null}
    </Flex>
  );
}
