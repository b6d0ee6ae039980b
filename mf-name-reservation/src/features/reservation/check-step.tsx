import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepsOf } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { Button, ErrorSummary, FormSkeleton, type SummarizedError } from '@registrar/ui';
import {
  ChangedMeanwhile,
  DeclarationBoxes,
  incompleteSteps,
  StepHeading,
  stepOfPath,
  UnfinishedSteps,
  useMissingDeclaration,
  useSubmission,
  useWizard,
  type Refusal,
  type StepProps,
  FilingDocuments,
  useDocuments,
} from '@registrar/ui/filing';
import { ConfirmDialog } from '@registrar/ui/components';
import { submitActions } from '../filing-actions';
import { Answers, changeId } from './answers';
import { useNextSteps } from './next-steps';
import { isOffered } from './offered-document';
import { ReservationFee, useReservationFee } from './reservation-fee';
import styles from './reservation.module.css';

/** Check your answers: all that was entered, each block with its way back, what follows, then the one submit. */
export function CheckStep({ stepKey, detail, onBack }: StepProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { definition, frame, openStep } = useWizard();
  const documents = useDocuments(detail.id, detail.version);
  const fee = useReservationFee(detail);
  const places = documents.data?.places;
  const [attempt, setAttempt] = useState(0);
  const submission = useSubmission(() => setAttempt((count) => count + 1), submitActions);
  const undeclared = useMissingDeclaration(submission.declarations);
  const isGroup = detail.sections.some(({ data }) => data['isPartOfGroup'] === true);
  const next = useNextSteps(isGroup);
  const steps = stepsOf(definition, frame);
  const nameOf = (key: string): string => steps.find((step) => step.key === key)?.label[language] ?? '';
  const onOpen = (key: string) => void openStep(key);

  const unfinished = incompleteSteps({ detail, definition, frame, places }, steps);
  const incomplete = unfinished.map(({ key }) => key);
  // what the gateway refuses is led to the step that it is about
  const led = ({ path, code, message }: Refusal): SummarizedError => {
    const step =
      path !== undefined
        ? (stepOfPath(steps, path) ?? 'names')
        : code?.startsWith('NAME-') === true
          ? 'names'
          : undefined;
    return step === undefined ? { message } : { message: `${nameOf(step)}: ${message}`, fieldId: changeId(step) };
  };
  const problems: SummarizedError[] = [
    ...incomplete.map((key) => ({ message: t('check.incomplete', { step: nameOf(key) }), fieldId: changeId(key) })),
    ...submission.refusals.map(led),
    ...undeclared,
  ];
  const ask = () => {
    submission.forget();
    setAttempt((count) => count + 1);
    if (incomplete.length === 0 && submission.declarations.complete) submission.ask();
  };

  // All of it at once: what came later above the buttons would push them away from under the pointer.
  // A refusal counts as an answer: the part that shows it asks again by itself.
  if ([documents, fee].some(({ isPending, isFetched }) => isPending && !isFetched)) return <FormSkeleton />;
  return (
    <>
      {attempt > 0 ? <ErrorSummary attempt={attempt} errors={problems} /> : null}
      <StepHeading stepKey={stepKey}>{t('check.lead')}</StepHeading>
      {attempt === 0 && incomplete.length > 0 ? <UnfinishedSteps steps={unfinished} onOpen={onOpen} /> : null}
      <ChangedMeanwhile places={submission.changed} />
      <Answers
        detail={detail}
        onChange={onOpen}
        incomplete={incomplete}
        documents={
          places === undefined ? null : (
            <FilingDocuments
              applicationId={detail.id}
              version={detail.version}
              requirements={places.filter((place) => isOffered(place) && (place.required || place.document !== null))}
              readOnly
            />
          )
        }
      />
      <section className={styles['block']}>
        <h3 className={styles['heading']}>{t('check.nextTitle')}</h3>
        {/* as high as it gets: the days in force come later */}
        <ol style={{ minBlockSize: `${isGroup ? 4 : 3}lh` }}>
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ReservationFee detail={detail} free={<p>{t('check.free')}</p>} />
      </section>
      <DeclarationBoxes declarations={submission.declarations} />
      <div className={styles['actions']}>
        {onBack === undefined ? null : <Button onClick={onBack}>{t('common:action.previous')}</Button>}
        <Button type="primary" onClick={ask}>
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
        <p>{t(isGroup ? 'check.confirmGroup' : 'check.confirm')}</p>
      </ConfirmDialog>
    </>
  );
}
