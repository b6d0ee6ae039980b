import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { Button, ErrorSummary } from '@registrar/ui';
import { Checkbox } from '@registrar/ui/choices';
import { ConfirmDialog } from '@registrar/ui/overlays';
import { Answers } from './answers';
import { usePerformAction } from './perform-action';
import { addressOf, stepOfSection, steps, validityOf } from './steps';
import type { Draft } from './use-draft';
import styles from './reservation.module.css';

export interface CheckStepProps {
  readonly detail: ApplicationDetail;
  readonly draft: Draft;
  readonly onOpen: (step: string) => void;
}

/** Check your answers: all that was entered, each block with its way back, what follows, then the one submit. */
export function CheckStep({ detail, draft, onOpen }: CheckStepProps) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const submit = usePerformAction();
  const [declared, setDeclared] = useState(false);
  const [asking, setAsking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const isGroup = detail.sections.some(({ data }) => data['isPartOfGroup'] === true);

  const incomplete = steps.filter(({ key, section }) => section !== null && key !== 'remark' && validityOf(detail, section) !== 'VALID');
  const problems = [
    ...incomplete.map(({ key }) => t('check.incomplete', { step: t(`step.${key}`) })),
    ...refusals,
    ...(declared ? [] : [t('check.declarationMissing')]),
  ];
  const ask = () => {
    setRefusals([]);
    setAttempt((count) => count + 1);
    if (incomplete.length === 0 && declared) setAsking(true);
  };
  const send = async () => {
    if (!(await draft.flush())) return setAsking(false);
    try {
      await submit.mutateAsync({ applicationId: detail.id, action: 'submit', version: draft.version() });
      navigation.to(addressOf(detail.id, 'submitted'));
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      setAsking(false);
      const fields = error.errors ?? [];
      setRefusals(fields.map(({ path, message }) => `${t(`step.${stepOfSection(path.split('.')[0] ?? '')}`)}: ${message}`));
      setAttempt((count) => count + 1);
    }
  };

  return (
    <>
      {attempt > 0 ? <ErrorSummary attempt={attempt} errors={problems.map((message) => ({ message, ...(declared ? {} : { fieldId: 'declaration' }) }))} /> : null}
      <h2 className={styles['heading']}>{t('step.check')}</h2>
      <p className={styles['lead']}>{t('check.lead')}</p>
      <Answers detail={detail} onChange={onOpen} />
      <section className={styles['block']}>
        <h3 className={styles['heading']}>{t('check.nextTitle')}</h3>
        <ol>
          {isGroup ? <li>{t('next.parent')}</li> : null}
          <li>{t('next.review')}</li>
          <li>{t('next.decision')}</li>
          <li>{t('next.register')}</li>
        </ol>
        <p>{t('check.free')}</p>
      </section>
      <Checkbox id="declaration" checked={declared} onChange={(event) => setDeclared(event.target.checked)}>
        {t('check.declaration')}
      </Checkbox>
      <div className={styles['actions']}>
        <Button onClick={() => onOpen('remark')}>{t('common:action.previous')}</Button>
        <Button type="primary" onClick={ask}>
          {t('common:action.submit')}
        </Button>
      </div>
      <ConfirmDialog open={asking} title={t('check.confirmTitle')} confirmLabel={t('common:action.submit')} onConfirm={send} onCancel={() => setAsking(false)}>
        <p>{t(isGroup ? 'check.confirmGroup' : 'check.confirm')}</p>
      </ConfirmDialog>
    </>
  );
}
