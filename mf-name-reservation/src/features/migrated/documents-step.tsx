import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MigratedCompanyDetails } from '@registrar/domain/calls/old-system';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, ErrorSummary, localName } from '@registrar/ui';
import { ConfirmDialog } from '@registrar/ui/components';
import {
  documentFieldId,
  FilingDocuments,
  useBroughtDocuments,
  ChangedMeanwhile,
  DeclarationBoxes,
  DOCUMENTS_PLACE,
  StepHeading,
  useMissingDeclaration,
  useSubmission,
  type StepProps,
} from '@registrar/ui/filing';
import { submitActions } from '../filing-actions';
import { MigratedAnswers } from './migrated-answers';
import { RegisterComparison } from './register-comparison';
import styles from './migrated.module.css';

export interface DocumentsStepProps extends StepProps {
  readonly company: MigratedCompanyDetails | undefined;
}

/** Leads back to the first step. */
const FILL_IN = 'change-answers';

/** The papers, everything once more, and the one submit. */
export function DocumentsStep({ stepKey, detail, company, onBack }: DocumentsStepProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const submission = useSubmission(() => setAttempt((count) => count + 1), submitActions, {
    written: [DOCUMENTS_PLACE],
  });
  const undeclared = useMissingDeclaration(submission.declarations);
  const complete = detail.sections.find(({ key }) => key === 'OLD_NAME_DETAILS')?.validity === 'VALID';

  const { missing, waiting, goOn } = useBroughtDocuments(detail.id, detail.version, submission.ask);
  const problems = [
    ...submission.refusals.map(({ message }) => ({ message })),
    ...(complete ? [] : [{ message: t('migrated.incomplete'), fieldId: FILL_IN }]),
    ...missing.map((place) => ({
      message: t('documents.missing', { title: localName(place, language) }),
      fieldId: documentFieldId(place.key),
    })),
    ...undeclared,
  ];
  const ask = async () => {
    submission.forget();
    setAttempt((count) => count + 1);
    if (complete && submission.declarations.complete) await goOn();
  };
  return (
    <>
      {attempt > 0 && problems.length > 0 ? <ErrorSummary attempt={attempt} errors={problems} /> : null}
      <StepHeading stepKey={stepKey}>{t('documents.lead')}</StepHeading>
      <ChangedMeanwhile places={submission.changed} />
      <FilingDocuments applicationId={detail.id} version={detail.version} />
      <section className={styles['block']}>
        <div className={styles['head']}>
          <h3 className={styles['heading']}>{t('step.check')}</h3>
          <Button id={FILL_IN} type="link" onClick={onBack} aria-label={t('migrated.changeAnswers')}>
            {t('common:action.change')}
          </Button>
        </div>
        {complete ? (
          <MigratedAnswers detail={detail} />
        ) : (
          <Alert type="warning" showIcon title={t('migrated.incomplete')} />
        )}
        {company === undefined ? null : <RegisterComparison company={company} onlyDisputed />}
        <p className={styles['afterwards']}>{t('migrated.afterwards')}</p>
      </section>
      <DeclarationBoxes declarations={submission.declarations} />
      <div className={styles['actions']}>
        <Button onClick={onBack}>{t('common:action.previous')}</Button>
        <Button type="primary" loading={waiting} onClick={() => void ask()}>
          {t('common:action.submit')}
        </Button>
      </div>
      <ConfirmDialog
        open={submission.asking}
        title={t('check.confirmTitle')}
        confirmLabel={t('common:action.submit')}
        onConfirm={submission.send}
        onCancel={submission.cancel}
      >
        <p>{t('check.confirm')}</p>
      </ConfirmDialog>
    </>
  );
}
