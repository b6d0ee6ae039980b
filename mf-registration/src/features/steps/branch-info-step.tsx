import { useTranslation } from 'react-i18next';
import { usePortal } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { SectionsStep } from '../wizard/sections-step';
import { StepActions } from '../wizard/step-actions';
import { StepHeading } from '../wizard/step-heading';
import type { StepProps } from '../wizard/step-props';

/** Branches may be added; an installation may have switched them off, and then the page says so. */
export function BranchInfoStep(props: StepProps) {
  const { t } = useTranslation();
  const { configuration } = usePortal();
  if (configuration['branches'] !== 'off') return <SectionsStep stepKey="branch-info" lead={t('branchInfo.lead')} {...props} />;
  return (
    <>
      <StepHeading stepKey="branch-info" />
      <Alert type="info" showIcon title={t('branchInfo.disabled')} />
      <StepActions onBack={props.onBack} onContinue={() => void props.onDone()} busy={false} />
    </>
  );
}
