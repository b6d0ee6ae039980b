import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';
import { Alert, Button, PageHeader } from '@registrar/ui';
import { StatusBadge, Wizard, type SaveState } from '@registrar/ui/filing';
import type { DraftState } from '../../model/draft-saver';
import { CheckStep } from './check-step';
import { DiscardDraft } from './discard-draft';
import { NamesStep } from './names-step';
import { ObjectivesStep } from './objectives-step';
import { RemarkStep } from './remark-step';
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
  if (state.kind === 'untouched') return undefined;
  return state.kind === 'conflict' ? { kind: 'failed' } : state;
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
  const current: StepKey = isStep(step) ? step : stepToContinue(detail);
  const previous = stepBefore(current);

  const open = async (key: string) => {
    // What could not be saved keeps its form on the screen; the line above it says why.
    if (!(await draft.flush())) return;
    navigation.to(addressOf(detail.id, key));
  };
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
        action={<DiscardDraft detail={detail} version={draft.version} />}
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
        steps={steps.map(({ key }) => ({ key, title: t(`step.${key}`), state: stateOfStep(detail, key, current) }))}
        current={current}
        onStep={(key) => void open(key)}
        saveState={saveStateOf(draft.state)}
      >
        {current === 'names' ? <NamesStep {...stepProps} onChange={change('NAME_DETAILS')} /> : null}
        {current === 'objectives' ? <ObjectivesStep {...stepProps} onChange={change('OBJECTIVE_DETAILS')} /> : null}
        {current === 'remark' ? <RemarkStep {...stepProps} onChange={change('REMARK_DETAILS')} /> : null}
        {current === 'check' ? <CheckStep detail={detail} draft={draft} onOpen={(key) => void open(key)} /> : null}
      </Wizard>
    </>
  );
}
