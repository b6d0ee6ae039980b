import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';
import { Alert, Button, Flex, PageHeader, PageSkeleton } from '@registrar/ui';
import { StatusBadge, Wizard, type SaveState } from '@registrar/ui/filing';
import { useDocuments } from '@registrar/ui/sections';
import type { DraftState } from '../../model/draft-saver';
import { CheckStep } from './check-step';
import { ContactStep } from './contact-step';
import { DiscardDraft } from './discard-draft';
import { DocumentsStep } from './documents-step';
import { NamesStep } from './names-step';
import { ObjectivesStep } from './objectives-step';
import { RemarkStep } from './remark-step';
import { SaveDraft } from './save-draft';
import { addressOf, isStep, stateOfStep, stepAfter, stepBefore, steps, stepToContinue, type StepKey } from './steps';
import { useDraft } from './use-draft';

export interface StepProps {
  readonly detail: ApplicationDetail;
  readonly onChange: (data: Readonly<Record<string, unknown>>) => void;
  /** The step is in order: save what waits and go on. */
  readonly onDone: () => Promise<void>;
  readonly onBack: (() => void) | undefined;
}

function saveStateOf(state: DraftState): SaveState | undefined {
  // After a conflict nothing is tried again, and the notice above the steps says what to do.
  return state.kind === 'untouched' || state.kind === 'conflict' ? undefined : state;
}

export interface ReservationWizardProps {
  readonly detail: ApplicationDetail;
  readonly step: string | undefined;
  /** Begins anew from what the gateway has. */
  readonly onReload: () => void;
}

/** The filing. Every step is saved by itself; leaving and coming back lands where one left. */
export function ReservationWizard({ detail, step, onReload }: ReservationWizardProps) {
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
  const change = (section: string) => (data: Readonly<Record<string, unknown>>) => draft.change(section, data);

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
      {draft.state.kind === 'conflict' ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          style={{ marginBlockEnd: 16 }}
          title={t('wizard.conflict')}
          description={t('wizard.conflictHint')}
          action={<Button onClick={onReload}>{t('wizard.reload')}</Button>}
        />
      ) : null}
      <Wizard
        steps={steps.map(({ key }) => ({ key, title: t(`step.${key}`), state: stateOfStep(filled, key, current) }))}
        current={current}
        onStep={(key) => void open(key)}
        saveState={saveStateOf(draft.state)}
      >
        {current === 'names' ? <NamesStep {...stepProps} onChange={change('NAME_DETAILS')} /> : null}
        {current === 'objectives' ? <ObjectivesStep {...stepProps} onChange={change('OBJECTIVE_DETAILS')} /> : null}
        {current === 'documents' ? <DocumentsStep {...stepProps} /> : null}
        {current === 'contact' ? <ContactStep {...stepProps} draft={draft} onChange={change('CONTACT_DETAILS')} /> : null}
        {current === 'remark' ? <RemarkStep {...stepProps} onChange={change('REMARK_DETAILS')} /> : null}
        {current === 'check' ? <CheckStep filled={filled} draft={draft} onOpen={(key) => void open(key)} /> : null}
      </Wizard>
    </>
  );
}
