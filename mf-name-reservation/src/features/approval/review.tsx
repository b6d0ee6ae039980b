import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { useAccess, useLanguage } from '@registrar/runtime';
import { Alert, Button, Sheet } from '@registrar/ui';
import { DecisionPage } from '@registrar/ui/filing';
import { ApplicationHistory } from '../decide/application-history';
import { Duties } from '../decide/duties';
import { NextButton } from '../decide/next-button';
import { useDecision } from '../decide/use-decision';
import { DocumentViewer } from '../documents/document-viewer';
import { keptRemarks } from '../remark-templates/kept-remarks';
import { useRemarkTemplates } from '../remark-templates/remark-templates';
import { TemplateDrawer } from '../remark-templates/template-drawer';
import { Conflicts } from './conflicts';
import { FiledAnswers } from './filed-answers';
import { Findings } from './findings';
import { ReviewHeader } from './review-header';
import styles from './approval.module.css';

export interface ReviewProps {
  readonly detail: ApplicationDetail;
  readonly definition: ProcessDefinition;
  /** What this kind of filing shows before everything else. */
  readonly children?: ReactNode;
}

/** The officer's page of a filing that asks for a name: what is asked, what the engine found, what happened so far, and the deeds that are open. */
export function Review({ detail, definition, children }: ReviewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const can = useAccess();
  const [keeping, setKeeping] = useState(false);
  // Who only reads decides nothing and needs no remarks.
  const works = can('DESK');
  const templates = useRemarkTemplates(works);
  const decision = useDecision(detail, keptRemarks(templates.data?.items ?? [], detail, language));
  const { nameCheck } = detail;
  return (
    <DecisionPage
      header={
        <>
          <ReviewHeader detail={detail} action={<NextButton processName={detail.processName} after={detail.id} />} />
          {decision.notice}
          {decision.done === undefined ? null : (
            <Alert
              type="success"
              showIcon
              role="status"
              style={{ marginBlockEnd: 16 }}
              title={t(`decide.done.${decision.done}`, { defaultValue: t('decide.done.other') })}
              description={t('decide.doneHint')}
            />
          )}
        </>
      }
      side={
        <>
          <Duties detail={detail} />
          <ApplicationHistory history={detail.history} />
          {works ? (
            <p className={styles['keep']}>
              <Button onClick={() => setKeeping(true)}>{t('templates.open')}</Button>
            </p>
          ) : null}
          <TemplateDrawer open={keeping} onClose={() => setKeeping(false)} />
        </>
      }
      documents={
        <Sheet as="section" aria-label={t('documents.title')}>
          <h3 className={styles['heading']}>{t('documents.title')}</h3>
          <DocumentViewer applicationId={detail.id} version={detail.version} />
        </Sheet>
      }
      actions={decision.actions}
    >
      {children}
      {nameCheck === null ? null : (
        <Sheet as="section" aria-label={t('approval.findings')}>
          <h3 className={styles['heading']}>{t('approval.findings')}</h3>
          <Findings detail={detail} nameCheck={nameCheck} />
        </Sheet>
      )}
      {detail.conflicts === null || detail.conflicts === undefined ? null : (
        <Sheet>
          <Conflicts detail={detail} conflicts={detail.conflicts} />
        </Sheet>
      )}
      <Sheet>
        <FiledAnswers detail={detail} definition={definition} />
      </Sheet>
      {decision.dialog}
    </DecisionPage>
  );
}
