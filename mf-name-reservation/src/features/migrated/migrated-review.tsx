import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { DecisionPage, InstantPair, StatusBadge, TurnLabel } from '@registrar/ui/filing';
import { localName } from '../../model/local-name';
import { ApplicationHistory } from '../decide/application-history';
import { useDecision } from '../decide/use-decision';
import { DocumentViewer } from '../documents/document-viewer';
import { useCompanyOfFiling } from './migrated-companies';
import { MigratedAnswers } from './migrated-answers';
import { RegisterComparison } from './register-comparison';
import styles from './migrated.module.css';

/** The officer's page of a migrated name: the paper beside what the register holds and what was said against it. */
export function MigratedReview({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const decision = useDecision(detail);
  return (
    <DecisionPage
      header={
        <>
          <PageHeader title={detail.titleNepali || detail.titleEnglish} badge={<StatusBadge status={detail.status} />}>
            <span lang="en">{detail.titleEnglish}</span> · {digits(detail.applicationNumber ?? '')} · {localName(detail.applicant, language)}
            {detail.submittedAt === null ? null : <> · <InstantPair at={detail.submittedAt} inline /></>}
            {' · '}
            <TurnLabel turn={detail.turn} />
          </PageHeader>
          {decision.notice}
          <Alert type="info" showIcon style={{ marginBlockEnd: 16 }} title={t('migrated.reviewTitle')} description={t('migrated.reviewLead')} />
        </>
      }
      side={<ApplicationHistory history={detail.history} />}
      actions={decision.actions}
    >
      <div className={styles['stack']}>
        <Sheet as="section" aria-label={t('migrated.step.old-name')}>
          <h2 className={styles['heading']}>{t('migrated.step.old-name')}</h2>
          <MigratedAnswers detail={detail} />
        </Sheet>
        <Sheet as="section" aria-label={t('documents.title')}>
          <h2 className={styles['heading']}>{t('documents.title')}</h2>
          <DocumentViewer applicationId={detail.id} version={detail.version} />
        </Sheet>
        <Sheet>
          <Register applicationId={detail.id} />
        </Sheet>
      </div>
      {decision.dialog}
    </DecisionPage>
  );
}

function Register({ applicationId }: { readonly applicationId: string }) {
  const { t } = useTranslation();
  const company = useCompanyOfFiling(applicationId);
  if (company.isPending) return <FormSkeleton />;
  if (company.isError) return <Alert type="error" showIcon role="alert" title={t('migrated.failed')} action={<Button onClick={() => void company.refetch()}>{t('common:action.retry')}</Button>} />;
  return <RegisterComparison company={company.data} />;
}
