import { useTranslation } from 'react-i18next';
import { StepActions } from '../wizard/step-actions';
import { StepHeading } from '../wizard/step-heading';
import type { StepProps } from '../wizard/step-props';
import { PayableView } from './payable-view';

/** What the registration will cost, with its working, before it is handed in; sent back to be corrected also what is asked or paid already. */
export function FineRevenueStep({ detail, onDone, onBack }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <StepHeading stepKey="fine-revenue-details">{t('payable.lead')}</StepHeading>
      <PayableView detail={detail} />
      <StepActions onBack={onBack} onContinue={() => void onDone()} busy={false} />
    </>
  );
}
