import { useState } from 'react';
import type { DocumentPlace } from '@registrar/domain/calls/documents';
import { stepOfKind, stepsOf } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Button from 'antd/es/button';
import { ErrorSummary, type SummarizedError } from '../../base/form/error-summary';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { ConfirmDialog } from '../../base/dialogs/confirm-dialog';
import { usePayable } from '../payable/charges/payable';
import { DocumentsFailed } from '../documents/documents-failed';
import { FilingDocuments } from '../documents/filing-documents';
import { reasonAsked } from '../documents/reason-asked';
import { useDocuments } from '../documents/list-documents';
import { awaitsFirstAnswer } from '../filing/first-answer';
import { openPins } from '../correction/open-pins';
import { PayableView } from '../payable/view/payable-view';
import { stepOfPath } from '../filing/step-of-path';
import { incompleteSteps } from '../wizard/step-states';
import { StepHeading } from '../wizard/step-heading';
import type { StepProps } from '../filing/step-props';
import { useWizard } from '../wizard/wizard-context';
import { useBegunAnswers } from '../answers/begun-answers';
import { changeId, FiledSections } from '../answers/filed-sections';
import { Cautions } from '../answers/cautions';
import { ChangedMeanwhile } from './changed-meanwhile';
import { useIncompleteItems } from './incomplete-items';
import { UnfinishedSteps } from './unfinished-steps';
import { DeclarationBoxes, useMissingDeclaration } from './declarations';
import { WaitingDialog } from '../turn/waiting-dialog';
import { DOCUMENTS_PLACE } from './use-seen';
import { useSubmission } from './use-submission';
import { nextSteps } from '../filing/next-steps';
import styles from '../answers/answers.module.css';
import { useFilingWords } from '../filing/filing-words';

const isNotNeeded = ({ required, document }: DocumentPlace): boolean => !required && document === null;

const sendLabel = { submit: 'common:action.submit', resubmit: 'summary.resubmit' } as const;

/** Check your answers: all that was entered, each block with its way back, what follows, then the one submit. */
export function SummaryStep({ stepKey, detail, onBack }: StepProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const { definition, frame, frameComplete, openStep } = useWizard();
  const documents = useDocuments(detail.id, detail.version);
  const payable = usePayable(detail);
  const begun = useBegunAnswers(detail, definition);
  const [attempt, setAttempt] = useState(0);
  const submission = useSubmission(() => setAttempt((count) => count + 1));
  const undeclared = useMissingDeclaration(submission.declarations);
  const steps = stepsOf(definition, frame);
  const documentsStep = stepOfKind(steps, 'DOCUMENTS')?.key ?? '';
  const places = documents.data?.places;
  const incomplete = incompleteSteps({ detail, definition, frame, places }, steps);
  const items = useIncompleteItems(incomplete);
  const unanswered = openPins(detail).filter(({ answer }) => answer === null);
  const badSections = new Set(
    incomplete
      .flatMap(({ sections }) => sections)
      .filter((key) => detail.sections.some((section) => section.key === key && section.validity !== 'VALID')),
  );
  const changeOfStep = (step: (typeof steps)[number]) =>
    changeId(step.sections.find((key) => badSections.has(key)) ?? step.key);

  const problems: SummarizedError[] = [
    ...incomplete.flatMap((step) => [
      { message: t('summary.incomplete', { step: step.label[language] }), fieldId: changeOfStep(step) },
      ...(items.get(step.key) ?? []).map(({ label, address }) => ({ message: label, wayOut: address })),
    ]),
    ...(unanswered.length === 0 ? [] : [{ message: t('summary.pinsUnanswered', { count: unanswered.length }) }]),
    ...submission.refusals.map(({ path, message, wayOut }) => ({
      message,
      wayOut,
      fieldId:
        path === undefined
          ? undefined
          : changeId(path.startsWith('DOCUMENTS') ? documentsStep : (path.split('.')[0] ?? '')),
    })),
    ...undeclared,
  ];
  const ask = () => {
    submission.forget();
    setAttempt((count) => count + 1);
    if (incomplete.length === 0 && unanswered.length === 0 && submission.declarations.complete) submission.ask();
  };
  const open = (sectionKey: string) => {
    const step = stepOfPath(steps, sectionKey);
    if (step !== undefined) void openStep(step);
  };
  // All of it at once: what came later above the buttons would push them away from under the pointer.
  if (!frameComplete || [documents, payable, begun].some(awaitsFirstAnswer)) return <FormSkeleton />;
  return (
    <>
      {attempt > 0 ? <ErrorSummary attempt={attempt} errors={problems} /> : null}
      <StepHeading stepKey={stepKey}>{t('summary.lead')}</StepHeading>
      {attempt === 0 && incomplete.length > 0 ? (
        <UnfinishedSteps steps={incomplete} items={items} onOpen={(key) => void openStep(key)} />
      ) : null}
      <ChangedMeanwhile
        places={submission.changed}
        idOf={(place) => changeId(place === DOCUMENTS_PLACE ? documentsStep : place)}
      />
      <Cautions detail={detail} definition={definition} frame={frame} />
      <FiledSections detail={detail} definition={definition} frame={frame} onChange={open} incomplete={badSections} />
      {documentsStep === '' && places?.every(isNotNeeded) === true ? null : (
        <section className={styles['block']} aria-label={t('summary.documents')}>
          <div className={styles['blockHead']}>
            <h3 className={styles['heading']}>{t('summary.documents')}</h3>
            <Button type="link" id={changeId(documentsStep)} onClick={() => void openStep(documentsStep)}>
              {t('common:action.change')}
            </Button>
          </div>
          {places === undefined ? (
            <DocumentsFailed onRetry={() => void documents.refetch()} />
          ) : (
            <FilingDocuments
              applicationId={detail.id}
              version={detail.version}
              requirements={places.filter(({ required, document }) => required || document !== null)}
              reasonOf={reasonAsked(detail)}
              readOnly
            />
          )}
        </section>
      )}
      <section className={styles['block']} aria-label={t('payable.title')}>
        <h3 className={styles['heading']} style={{ marginBlockEnd: 12 }}>
          {t('payable.title')}
        </h3>
        <PayableView detail={detail} />
      </section>
      <section className={styles['block']} aria-label={t('summary.next')}>
        <h3 className={styles['heading']}>{t('summary.next')}</h3>
        <ol>
          {nextSteps(definition, payable.data).map((key) => (
            <li key={key}>{t(`result.next.${key}`)}</li>
          ))}
        </ol>
      </section>
      <DeclarationBoxes declarations={submission.declarations} />
      <div className={styles['actions']}>
        {onBack === undefined ? null : <Button onClick={onBack}>{t('common:action.previous')}</Button>}
        {submission.offered === undefined ? null : (
          <Button type="primary" onClick={ask}>
            {t(sendLabel[submission.offered.action])}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={submission.asking}
        title={t('summary.confirmTitle')}
        confirmLabel={t(sendLabel[submission.offered?.action ?? 'submit'])}
        onConfirm={submission.send}
        onCancel={submission.cancel}
      >
        <p>{t(submission.offered?.action === 'resubmit' ? 'summary.confirmAgain' : 'summary.confirm')}</p>
      </ConfirmDialog>
      <WaitingDialog turn={submission.turn} />
    </>
  );
}
