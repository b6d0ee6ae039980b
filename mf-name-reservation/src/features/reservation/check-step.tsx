import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { Alert, Button, ErrorSummary, type SummarizedError } from '@registrar/ui';
import { Checkbox } from '@registrar/ui/choices';
import { ConfirmDialog } from '@registrar/ui/overlays';
import { FilingDocuments } from '@registrar/ui/sections';
import { usePerformAction } from '@registrar/ui/filing';
import { submitActions } from '../filing-actions';
import { Answers, changeId } from './answers';
import { useNextSteps } from './next-steps';
import { ReservationFee } from './reservation-fee';
import { addressOf, incompleteSteps, isOffered, stepOfSection, type Filled, type StepKey } from './steps';
import type { Draft } from './use-draft';
import styles from './reservation.module.css';

export interface CheckStepProps {
  readonly filled: Filled;
  readonly draft: Draft;
  readonly onOpen: (step: string) => void;
}

/** Check your answers: all that was entered, each block with its way back, what follows, then the one submit. */
export function CheckStep({ filled, draft, onOpen }: CheckStepProps) {
  const { t } = useTranslation();
  const { detail, places } = filled;
  const [declared, setDeclared] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refusals, setRefusals] = useState<readonly SummarizedError[]>([]);
  const submission = useSubmission(filled, draft, (found) => {
    setRefusals(found);
    setAttempt((count) => count + 1);
  });
  const isGroup = detail.sections.some(({ data }) => data['isPartOfGroup'] === true);
  const next = useNextSteps(isGroup);

  const incomplete = incompleteSteps(filled);
  const problems: SummarizedError[] = [
    ...incomplete.map((key) => ({ message: t('check.incomplete', { step: t(`step.${key}`) }), fieldId: changeId(key) })),
    ...refusals,
    ...(declared ? [] : [{ message: t('check.declarationMissing'), fieldId: 'declaration' }]),
  ];
  const ask = () => {
    setRefusals([]);
    setAttempt((count) => count + 1);
    if (incomplete.length === 0 && declared) submission.ask();
  };

  return (
    <>
      {attempt > 0 ? <ErrorSummary attempt={attempt} errors={problems} /> : null}
      <h2 className={styles['heading']}>{t('step.check')}</h2>
      <p className={styles['lead']}>{t('check.lead')}</p>
      {attempt === 0 && incomplete.length > 0 ? <Unfinished steps={incomplete} onOpen={onOpen} /> : null}
      <Answers
        detail={detail}
        onChange={onOpen}
        incomplete={incomplete}
        documents={places === undefined ? null : <FilingDocuments applicationId={detail.id} version={detail.version} requirements={places.filter((place) => isOffered(place) && (place.required || place.document !== null))} readOnly />}
      />
      <section className={styles['block']}>
        <h3 className={styles['heading']}>{t('check.nextTitle')}</h3>
        <ol>
          {next.map((step) => <li key={step}>{step}</li>)}
        </ol>
        <ReservationFee detail={detail} free={<p>{t('check.free')}</p>} />
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
      <ConfirmDialog open={submission.asking} title={t('check.confirmTitle')} confirmLabel={t('common:action.submit')} onConfirm={submission.send} onCancel={submission.cancel}>
        <p>{t(isGroup ? 'check.confirmGroup' : 'check.confirm')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Said before anybody tries, with the way to each step. */
function Unfinished({ steps, onOpen }: { readonly steps: readonly StepKey[]; readonly onOpen: CheckStepProps['onOpen'] }) {
  const { t } = useTranslation();
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: 20 }}
      title={t('check.unfinished')}
      description={
        <ul className={styles['codes']}>
          {steps.map((key) => (
            <li key={key}>
              <Button type="link" style={{ paddingInline: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }} onClick={() => onOpen(key)}>
                {t(`step.${key}`)}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** The question and the action. What the gateway refuses is led to the step that it is about. */
function useSubmission({ detail }: Filled, draft: Draft, onRefused: (found: readonly SummarizedError[]) => void) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const submit = usePerformAction(submitActions);
  const [asking, setAsking] = useState(false);
  const send = async () => {
    if (!(await draft.flush())) return setAsking(false);
    try {
      await submit.mutateAsync({ applicationId: detail.id, action: submitActions[0], version: draft.version() });
      navigation.to(addressOf(detail.id, 'submitted'));
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      setAsking(false);
      onRefused(
        error.errors !== undefined && error.errors.length > 0
          ? error.errors.map(({ path, message }) => at(stepOfSection(path.split('.')[0] ?? ''), message))
          : [error.code?.startsWith('NAME-') === true ? at('names', error.message) : { message: error.message }],
      );
    }
  };
  const at = (step: StepKey, message: string): SummarizedError => ({ message: `${t(`step.${step}`)}: ${message}`, fieldId: changeId(step) });
  return { asking, ask: () => setAsking(true), cancel: () => setAsking(false), send };
}
