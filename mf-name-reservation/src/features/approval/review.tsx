import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { useAccess, useLanguage } from '@registrar/runtime';
import { Sheet } from '@registrar/ui';
import { DecisionPage } from '@registrar/ui/components';
import {
  DoneNotice,
  NextButton,
  ReviewHeader,
  ReviewSide,
  keptRemarks,
  useDecision,
  useRemarkTemplates,
  wholeReviewActions,
  PayableStep,
} from '@registrar/ui/review';
import { DocumentViewer } from '@registrar/ui/filing';
import { Conflicts } from './conflicts';
import { FiledAnswers } from './filed-answers';
import { Findings } from './findings';
import styles from './approval.module.css';

export interface ReviewProps {
  readonly detail: ApplicationDetail;
  readonly definition: ProcessDefinition;
  /** What this kind of filing shows before everything else. */
  readonly children?: ReactNode;
}

/**
 * The officer's page of a filing that asks for a name: what is asked, what the engine found, what happened so far, and
 * the actions that are open.
 */
export function Review({ detail, definition, children }: ReviewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const can = useAccess();
  // Who only reads decides nothing and needs no remarks.
  const works = can('DESK');
  const templates = useRemarkTemplates(works);
  const decision = useDecision(detail, wholeReviewActions, {
    kept: keptRemarks(templates.data?.items ?? [], detail, language),
    tells: true,
  });
  const { nameCheck } = detail;
  return (
    <DecisionPage
      header={
        <>
          <ReviewHeader
            detail={detail}
            action={
              <NextButton
                processName={detail.processName}
                after={detail.id}
                primary={decision.done !== undefined && !decision.actions.some(({ kind }) => kind === 'primary')}
              />
            }
          />
          {decision.notice}
          <DoneNotice done={decision.done} />
        </>
      }
      side={<ReviewSide detail={detail} />}
      documents={
        <Sheet as="section" aria-label={t('documents.title')}>
          <h3 className={styles['heading']}>{t('documents.title')}</h3>
          <DocumentViewer applicationId={detail.id} version={detail.version} />
        </Sheet>
      }
      actions={decision.actions}
    >
      {children}
      {definition.money.payTiming === 'BEFORE_VERIFY' ? <PayableStep detail={detail} /> : null}
      {nameCheck === null ? null : (
        <Sheet as="section" aria-label={t('approval.findings')}>
          <h3 className={styles['heading']}>{t('approval.findings')}</h3>
          <Findings detail={detail} nameCheck={nameCheck} />
        </Sheet>
      )}
      {detail.conflicts && detail.conflicts.length > 0 ? (
        <Sheet>
          <Conflicts detail={detail} conflicts={detail.conflicts} />
        </Sheet>
      ) : null}
      <Sheet>
        <FiledAnswers detail={detail} definition={definition} />
      </Sheet>
      {decision.dialog}
    </DecisionPage>
  );
}
