import { useTranslation } from 'react-i18next';
import { SectionsStep } from '../wizard/sections-step';
import type { StepProps } from '../wizard/step-props';
import { BoardPart } from './board-part';

/** The board of a public company: every director confirms the phone with a code. */
export function ListedBoardStep(props: StepProps) {
  const { t } = useTranslation();
  return <SectionsStep {...props} stepKey="listed-company-bod-details" lead={t('board.lead')} own={{ BOD_DETAILS: <BoardPart key="BOD_DETAILS" /> }} />;
}
