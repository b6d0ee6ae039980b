import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { MigratedCompanyDetails } from '@registrar/domain/calls/old-system';
import { isGatewayFailure, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, ErrorSummary } from '@registrar/ui';
import { Checkbox } from '@registrar/ui/choices';
import { ConfirmDialog } from '@registrar/ui/overlays';
import { documentFieldId, FilingDocuments, useBroughtDocuments } from '@registrar/ui/sections';
import { usePerformAction } from '@registrar/ui/filing';
import { submitActions } from '../filing-actions';
import type { Draft } from '../reservation/use-draft';
import { localName } from '../../model/local-name';
import { oldNameAddress } from './addresses';
import { MigratedAnswers } from './migrated-answers';
import { RegisterComparison } from './register-comparison';
import styles from './migrated.module.css';

export interface DocumentsStepProps {
  readonly detail: ApplicationDetail;
  readonly company: MigratedCompanyDetails | undefined;
  /** Whether what the certificate says has been filled in. */
  readonly complete: boolean;
  readonly draft: Draft;
  readonly onBack: () => void;
  /** Something was not in order when it was handed in. */
  readonly onMissing: () => void;
}

/** Leads back to the first step. */
const FILL_IN = 'change-answers';

/** The papers, everything once more, and the one submit. */
export function DocumentsStep({ detail, company, complete, draft, onBack, onMissing }: DocumentsStepProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const submit = usePerformAction(submitActions);
  const [declared, setDeclared] = useState(false);
  const [asking, setAsking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const { missing, waiting, goOn } = useBroughtDocuments(detail.id, detail.version, () => setAsking(true));
  const problems = [
    ...refusals.map((message) => ({ message })),
    ...(complete ? [] : [{ message: t('migrated.incomplete'), fieldId: FILL_IN }]),
    ...missing.map((place) => ({ message: t('documents.missing', { title: localName(place, language) }), fieldId: documentFieldId(place.key) })),
    ...(declared ? [] : [{ message: t('check.declarationMissing'), fieldId: 'declaration' }]),
  ];
  const ask = async () => {
    setRefusals([]);
    setAttempt((count) => count + 1);
    if (!complete) onMissing();
    else if (declared) await goOn();
  };
  const send = async () => {
    if (!(await draft.flush())) return setAsking(false);
    try {
      await submit.mutateAsync({ applicationId: detail.id, action: submitActions[0], version: draft.version() });
      navigation.to(oldNameAddress(detail.id));
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      setAsking(false);
      setRefusals(error.errors?.map(({ message }) => message) ?? [error.message]);
      setAttempt((count) => count + 1);
      onMissing();
    }
  };

  return (
    <>
      {attempt > 0 && problems.length > 0 ? <ErrorSummary attempt={attempt} errors={problems} /> : null}
      <h2 className={styles['heading']}>{t('migrated.step.documents')}</h2>
      <p className={styles['soft']}>{t('documents.lead')}</p>
      <FilingDocuments applicationId={detail.id} version={detail.version} />
      <section className={styles['block']}>
        <div className={styles['head']}>
          <h3 className={styles['heading']}>{t('step.check')}</h3>
          <Button id={FILL_IN} type="link" onClick={onBack} aria-label={t('migrated.changeAnswers')}>{t('common:action.change')}</Button>
        </div>
        {complete ? <MigratedAnswers detail={detail} /> : <Alert type="warning" showIcon title={t('migrated.incomplete')} />}
        {company === undefined ? null : <RegisterComparison company={company} onlyDisputed />}
        <p className={styles['afterwards']}>{t('migrated.afterwards')}</p>
      </section>
      <Checkbox id="declaration" checked={declared} onChange={(event) => setDeclared(event.target.checked)}>
        {t('check.declaration')}
      </Checkbox>
      <div className={styles['actions']}>
        <Button onClick={onBack}>{t('common:action.previous')}</Button>
        <Button type="primary" loading={waiting} onClick={() => void ask()}>{t('common:action.submit')}</Button>
      </div>
      <ConfirmDialog open={asking} title={t('check.confirmTitle')} confirmLabel={t('common:action.submit')} onConfirm={send} onCancel={() => setAsking(false)}>
        <p>{t('check.confirm')}</p>
      </ConfirmDialog>
    </>
  );
}
