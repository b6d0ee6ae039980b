import { useTranslation } from 'react-i18next';
import { OldFocalPersons } from './old-focal-persons';
import { SectionsStep } from '../wizard/sections-step';
import type { StepProps } from '../wizard/step-props';

/** The office to submit to, where the company is and how it is reached; of a foreign company its head office and its focal persons. */
export function GeneralInfoStep(props: StepProps) {
  const { t } = useTranslation();
  return <SectionsStep stepKey="general-info" lead={t('generalInfo.lead')} lists={{ FOCAL_PERSON: { tools: <OldFocalPersons /> } }} {...props} />;
}
