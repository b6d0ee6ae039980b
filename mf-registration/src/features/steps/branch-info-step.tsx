import { useTranslation } from 'react-i18next';
import { usePortal } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { SectionsStep, StepActions, StepHeading, type StepProps } from '@registrar/ui/filing';

/** Branches may be added; an installation may have switched them off, and then the page says so. */
export function BranchInfoStep(props: StepProps) {
  const { t } = useTranslation();
  const { configuration } = usePortal();
  if (configuration['branches'] !== 'off') return <SectionsStep {...props} />;
  return (
    <>
      <StepHeading stepKey={props.stepKey} />
      <Alert type="info" showIcon title={t('branchInfo.disabled')} />
      <StepActions onBack={props.onBack} onContinue={() => void props.onDone()} busy={false} />
    </>
  );
}
