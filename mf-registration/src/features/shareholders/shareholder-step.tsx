import { useTranslation } from 'react-i18next';
import { BoardPart } from '../directors/board-part';
import { SectionsStep } from '../wizard/sections-step';
import type { StepProps } from '../wizard/step-props';
import { WitnessBody } from './witness-body';
import { ShareholdersPart } from './shareholders-part';

/** Who holds, who was there when they signed, and, where it has no step of its own, who sits on the board. */
export function ShareholderStep(props: StepProps) {
  const { t } = useTranslation();
  return (
    <SectionsStep
      {...props}
      stepKey="shareholder"
      lead={t('holders.lead')}
      own={{ SHAREHOLDER: <ShareholdersPart key="SHAREHOLDER" />, BOD_DETAILS: <BoardPart key="BOD_DETAILS" /> }}
      lists={{ WITNESS: { body: WitnessBody } }}
    />
  );
}
