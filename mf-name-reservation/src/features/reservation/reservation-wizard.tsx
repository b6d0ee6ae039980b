import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Answers } from '@registrar/domain/processes';
import { nameReservation } from '@registrar/domain/processes/name-reservation';
import { usePortal } from '@registrar/runtime';
import { Flex, PageHeader, PageSkeleton } from '@registrar/ui';
import { StatusBadge, Wizard } from '@registrar/ui/filing';
import { saveStateOf, useDocuments } from '@registrar/ui/sections';
import { CheckStep } from './check-step';
import { ContactStep } from './contact-step';
import { DiscardDraft } from './discard-draft';
import { DocumentsStep } from './documents-step';
import { DraftNotices } from './draft-notices';
import { NamesStep } from './names-step';
import { ObjectivesStep } from './objectives-step';
import { RemarkStep } from './remark-step';
import { SaveDraft } from './save-draft';
import { addressOf, isStep, stateOfStep, stepAfter, stepBefore, steps, stepToContinue, type StepKey } from './steps';
import { useDraft } from './use-draft';

export interface StepProps {
  readonly detail: ApplicationDetail;
  /** Of the step's own section, as the step opens. */
  readonly answers: Answers;
  readonly onChange: (data: Answers) => void;
  /** The step is in order: save what waits and go on. */
  readonly onDone: () => Promise<void>;
  readonly onBack: (() => void) | undefined;
}

export interface ReservationWizardProps {
  readonly detail: ApplicationDetail;
  readonly step: string | undefined;
}

/** The filing. Every step is saved by itself; leaving and coming back lands where one left. */
export function ReservationWizard({ detail, step }: ReservationWizardProps) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const draft = useDraft(detail);
  const documents = useDocuments(detail.id, detail.version);
  const filled = { detail, places: documents.data?.places };
  const current: StepKey = isStep(step) ? step : stepToContinue(filled);
  const previous = stepBefore(current);

  const open = async (key: string) => {
    // What could not be saved keeps its form on the screen; the line above it says why.
    if (!(await draft.flush())) return;
    navigation.to(addressOf(detail.id, key));
  };
  // Where one left may be the documents, which are not known yet.
  if (!isStep(step) && documents.isPending) return <PageSkeleton />;
  const stepProps = {
    detail,
    onDone: () => open(stepAfter(current)),
    onBack: previous === undefined ? undefined : () => void open(previous),
  };
  const section = (key: string) => ({ answers: draft.answersOf(key), onChange: (data: Answers) => draft.change(key, data) });

  return (
    <>
      <PageHeader
        title={t('wizard.title')}
        badge={<StatusBadge status={detail.status} />}
        action={
          <Flex wrap gap="small">
            <SaveDraft draft={draft} />
            <DiscardDraft detail={detail} version={draft.version} />
          </Flex>
        }
      >
        {t('wizard.lead')}
      </PageHeader>
      <DraftNotices detail={detail} definition={nameReservation} draft={draft} />
      <Wizard
        steps={steps.map(({ key }) => ({ key, title: t(`step.${key}`), state: stateOfStep(filled, key, current) }))}
        current={current}
        onStep={(key) => void open(key)}
        saveState={saveStateOf(draft.state)}
      >
        <Fragment key={draft.round}>
          {current === 'names' ? <NamesStep {...stepProps} {...section('NAME_DETAILS')} /> : null}
          {current === 'objectives' ? <ObjectivesStep {...stepProps} {...section('OBJECTIVE_DETAILS')} /> : null}
          {current === 'documents' ? <DocumentsStep {...stepProps} /> : null}
          {current === 'contact' ? <ContactStep {...stepProps} {...section('CONTACT_DETAILS')} draft={draft} /> : null}
          {current === 'remark' ? <RemarkStep {...stepProps} {...section('REMARK_DETAILS')} /> : null}
          {current === 'check' ? <CheckStep filled={filled} draft={draft} onOpen={(key) => void open(key)} /> : null}
        </Fragment>
      </Wizard>
    </>
  );
}
