import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { MigratedCompanyDetails } from '@registrar/domain/calls/old-system';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { Button, ErrorSummary } from '@registrar/ui';
import { Checkbox } from '@registrar/ui/choices';
import { ConfirmDialog } from '@registrar/ui/overlays';
import { FilingDocuments } from '../documents/filing-documents';
import { usePerformAction } from '../reservation/perform-action';
import type { Draft } from '../reservation/use-draft';
import { oldNameAddress } from './addresses';
import { MigratedAnswers } from './migrated-answers';
import { RegisterComparison } from './register-comparison';
import styles from './migrated.module.css';

export interface DocumentsStepProps {
  readonly detail: ApplicationDetail;
  readonly company: MigratedCompanyDetails | undefined;
  readonly draft: Draft;
  readonly onBack: () => void;
  /** Something was not in order when it was handed in. */
  readonly onMissing: () => void;
}

/** The papers, everything once more, and the one submit. */
export function DocumentsStep({ detail, company, draft, onBack, onMissing }: DocumentsStepProps) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const submit = usePerformAction();
  const [declared, setDeclared] = useState(false);
  const [asking, setAsking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const problems = [...refusals.map((message) => ({ message })), ...(declared ? [] : [{ message: t('check.declarationMissing'), fieldId: 'declaration' }])];
  const ask = () => {
    setRefusals([]);
    setAttempt((count) => count + 1);
    if (declared) setAsking(true);
  };
  const send = async () => {
    if (!(await draft.flush())) return setAsking(false);
    try {
      await submit.mutateAsync({ applicationId: detail.id, action: 'submit', version: draft.version() });
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
        <h3 className={styles['heading']}>{t('step.check')}</h3>
        <MigratedAnswers detail={detail} />
        {company === undefined ? null : <RegisterComparison company={company} onlyDisputed />}
        <p>{t('migrated.afterwards')}</p>
      </section>
      <Checkbox id="declaration" checked={declared} onChange={(event) => setDeclared(event.target.checked)}>
        {t('check.declaration')}
      </Checkbox>
      <div className={styles['actions']}>
        <Button onClick={onBack}>{t('common:action.previous')}</Button>
        <Button type="primary" onClick={ask}>{t('common:action.submit')}</Button>
      </div>
      <ConfirmDialog open={asking} title={t('check.confirmTitle')} confirmLabel={t('common:action.submit')} onConfirm={send} onCancel={() => setAsking(false)}>
        <p>{t('check.confirm')}</p>
      </ConfirmDialog>
    </>
  );
}
