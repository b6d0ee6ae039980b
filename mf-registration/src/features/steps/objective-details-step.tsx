import { useTranslation } from 'react-i18next';
import { ObjectivePicker, type WidgetControls, type WidgetProps } from '@registrar/ui/sections';
import { SectionsStep } from '../wizard/sections-step';
import type { StepProps } from '../wizard/step-props';

const codesOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((code): code is string => typeof code === 'string') : []);

function ObjectiveWidget({ field: _, label: __, value, onChange, ...control }: WidgetProps) {
  return <ObjectivePicker {...control} value={codesOf(value)} onChange={onChange} />;
}

const widgets: WidgetControls = { nsic: ObjectiveWidget };

/** The objectives of the reserved name, which may be added to and put into words of the company's own. */
export function ObjectiveDetailsStep(props: StepProps) {
  const { t } = useTranslation();
  return <SectionsStep stepKey="objective-details" lead={t('objectiveDetails.lead')} widgets={widgets} {...props} />;
}
