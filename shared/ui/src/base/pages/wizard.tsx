import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import MinusCircleOutlined from '@ant-design/icons/es/icons/MinusCircleOutlined';
import Button from 'antd/es/button';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../a11y/use-media-query';
import { SaveStateText, type SaveState } from '../feedback/save-state';
import { palette } from '../theme/palette';
import { useFormats } from '../language/use-formats';
import { Sheet } from '../layout/sheet';

export type StepState = 'complete' | 'inProgress' | 'notStarted' | 'hasErrors' | 'locked';

export interface WizardStep {
  readonly key: string;
  readonly title: string;
  readonly state: StepState;
  /** Of a locked step: what must be done first. */
  readonly lockedReason?: string;
}

interface WizardProps {
  readonly steps: readonly WizardStep[];
  readonly current: string;
  readonly onStep: (key: string) => void;
  readonly saveState?: SaveState;
  readonly children: ReactNode;
  /** Back, next, submit. */
  readonly actions?: ReactNode;
}

/** Beside the menu there is no room for the list and the step side by side: the list stands above the step. */
export const stackedQuery = '(max-width: 1099.98px)';

/** A filing in steps. Any step that is not locked can be opened at any time. */
export function Wizard({ steps, current, onStep, saveState, children, actions }: WizardProps) {
  const { t } = useTranslation('common');
  const stacked = useMediaQuery(stackedQuery);
  const [opened, setOpened] = useState(false);
  const listId = useId();
  const position = steps.findIndex(({ key }) => key === current) + 1;
  const listed = !stacked || opened;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'flex-start' }}>
      <nav aria-label={t('wizard.steps')} style={{ flex: '1 1 min(100%, 240px)' }}>
        {stacked && (
          // The list of steps would push the step itself off the screen.
          <Button
            block
            aria-expanded={opened}
            aria-controls={listId}
            onClick={() => setOpened(!opened)}
            style={{ marginBlockEnd: opened ? 8 : 0 }}
          >
            {t(opened ? 'wizard.hideSteps' : 'wizard.showSteps')}
          </Button>
        )}
        <ol
          id={listId}
          hidden={!listed}
          style={{ listStyle: 'none', margin: 0, padding: 0, display: listed ? 'grid' : 'none', gap: 4 }}
        >
          {steps.map((step, index) => (
            <li key={step.key}>
              <StepButton
                step={step}
                number={index + 1}
                isCurrent={step.key === current}
                onOpen={() => {
                  setOpened(false);
                  onStep(step.key);
                }}
              />
            </li>
          ))}
        </ol>
      </nav>
      <Sheet style={{ flex: '999 1 min(100%, 520px)' }}>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 8,
            justifyContent: 'space-between',
            marginBlockEnd: 16,
            fontSize: 14,
            color: palette.inkSoft,
          }}
        >
          <span>{t('wizard.step', { current: position, total: steps.length })}</span>
          {saveState && <SaveStateText state={saveState} />}
        </div>
        {children}
        {actions && (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'flex-end', marginBlockStart: 24 }}>
            {actions}
          </div>
        )}
      </Sheet>
    </div>
  );
}

const signs: Readonly<Record<StepState, ReactNode>> = {
  complete: <CheckCircleFilled aria-hidden style={{ color: palette.green }} />,
  inProgress: <MinusCircleOutlined aria-hidden style={{ color: palette.blue }} />,
  notStarted: <MinusCircleOutlined aria-hidden style={{ color: palette.inkFaint }} />,
  hasErrors: <ExclamationCircleFilled aria-hidden style={{ color: palette.crimson }} />,
  locked: <LockOutlined aria-hidden style={{ color: palette.inkFaint }} />,
};

const stepLook: CSSProperties = {
  display: 'flex',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  borderRadius: 6,
  borderStyle: 'solid',
  borderWidth: '1px 1px 1px 4px',
  textAlign: 'start',
  font: 'inherit',
  color: palette.ink,
  alignItems: 'baseline',
};

interface StepButtonProps {
  readonly step: WizardStep;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function StepButton({ step, number, isCurrent, onOpen }: StepButtonProps) {
  const { t } = useTranslation('common');
  const { number: write } = useFormats();
  const locked = step.state === 'locked';
  const colours = isCurrent
    ? { background: palette.blueWash, borderColor: palette.blue }
    : { background: palette.white, borderColor: palette.lineSoft };
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      // Not `disabled`: the reason must be reachable with the keyboard.
      aria-disabled={locked || undefined}
      style={{ ...stepLook, ...colours, cursor: locked ? 'not-allowed' : 'pointer' }}
      onClick={locked ? undefined : onOpen}
    >
      {signs[step.state]}
      <span>
        <span style={{ display: 'block', fontWeight: isCurrent ? 600 : 400 }}>
          {write(number)}. {step.title}
        </span>
        <span
          style={{
            display: 'block',
            fontSize: 14,
            color: step.state === 'hasErrors' ? palette.crimson : palette.inkSoft,
          }}
        >
          {locked && step.lockedReason ? step.lockedReason : t(`wizard.${step.state}`)}
        </span>
      </span>
    </button>
  );
}
