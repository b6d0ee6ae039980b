import { StepActions } from '../wizard/step-actions';
import { StepHeading } from '../wizard/step-heading';
import type { StepProps } from '../filing/step-props';
import { PayableView } from '../payable/view/payable-view';
import { useFilingWords } from '../filing/filing-words';

/**
 * What the filing will cost, with its working, before it is handed in; sent back to be corrected also what is asked or
 * paid already.
 */
export function FeeStep({ stepKey, detail, onDone, onBack }: StepProps) {
  const t = useFilingWords();
  return (
    <>
      <StepHeading stepKey={stepKey}>{t('payable.lead')}</StepHeading>
      <PayableView detail={detail} />
      <StepActions onBack={onBack} onContinue={() => void onDone()} busy={false} />
    </>
  );
}
