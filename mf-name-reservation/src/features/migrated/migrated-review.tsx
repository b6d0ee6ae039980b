import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useAccess, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, Sheet } from '@registrar/ui';
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
} from '@registrar/ui/review';
import { DocumentViewer } from '@registrar/ui/filing';
import { useCompanyOfFiling } from './migrated-companies';
import { MigratedAnswers } from './migrated-answers';
import { WhatChanges } from './what-changes';
import styles from './migrated.module.css';

/** The officer's page of a migrated name: the paper beside what the register holds and what was said against it. */
export function MigratedReview({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const can = useAccess();
  const templates = useRemarkTemplates(can('DESK'));
  const decision = useDecision(detail, wholeReviewActions, {
    kept: keptRemarks(templates.data?.items ?? [], detail, language),
    tells: true,
  });
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
          <Alert
            type="info"
            showIcon
            style={{ marginBlockEnd: 16 }}
            title={t('migrated.reviewTitle')}
            description={t('migrated.reviewLead')}
          />
        </>
      }
      side={<ReviewSide detail={detail} />}
      actions={decision.actions}
    >
      <div className={styles['stack']}>
        <Sheet>
          <Register detail={detail} />
        </Sheet>
        <Sheet as="section" aria-label={t('documents.title')}>
          <h2 className={styles['heading']}>{t('documents.title')}</h2>
          <DocumentViewer applicationId={detail.id} version={detail.version} />
        </Sheet>
        <Sheet as="section" aria-label={t('migrated.step.old-name')}>
          <h2 className={styles['heading']}>{t('migrated.step.old-name')}</h2>
          <MigratedAnswers detail={detail} />
        </Sheet>
      </div>
      {decision.dialog}
    </DecisionPage>
  );
}

function Register({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const company = useCompanyOfFiling(detail.id);
  if (company.isPending) return <FormSkeleton />;
  if (company.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('migrated.failed')}
        action={<Button onClick={() => void company.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  return <WhatChanges detail={detail} company={company.data} />;
}
