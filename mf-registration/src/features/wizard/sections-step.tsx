import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { applies, isList, sectionOf, type Answers } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { Alert, type ZodFormState } from '@registrar/ui';
import type { WidgetControls } from '@registrar/ui/sections';
import { ListPart, type ListPartProps } from '../list-section/list-part';
import { SectionFormPart } from './section-form-part';
import { StepActions } from './step-actions';
import { StepHeading } from './step-heading';
import type { StepProps } from './step-props';
import { useWizard } from './wizard-context';

export interface SectionsStepProps extends StepProps {
  readonly stepKey: string;
  readonly lead?: string;
  readonly widgets?: WidgetControls;
  readonly afterGroup?: (key: string, data: Answers) => ReactNode;
  /** What the lists of the step have of their own, by section key. */
  readonly lists?: Readonly<Record<string, Omit<ListPartProps, 'sectionKey'>>>;
  /** Sections that the step draws itself, by key. */
  readonly own?: Readonly<Record<string, ReactNode>>;
}

/** A step as its definition describes it: its forms and lists under each other, and one button that asks them all. */
export function SectionsStep({ stepKey, lead, widgets, afterGroup, lists = {}, own = {}, detail, onDone, onBack }: SectionsStepProps) {
  const language = useLanguage();
  const { t } = useTranslation();
  const { definition, frame, draft } = useWizard();
  const forms = useRef(new Map<string, ZodFormState>());
  const good = useRef(new Set<string>());
  const [complaints, setComplaints] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const step = definition.steps?.find((one) => one.key === stepKey && (one.appliesTo?.(frame) ?? true));
  const sections = (step?.sections ?? []).flatMap((key) => sectionOf(definition, key) ?? []).filter((section) => applies(section, frame));

  /** Lists are judged by the gateway alone: what it says of them stands in the way like a form's mistakes. */
  const listComplaints = () =>
    sections.filter(isList).flatMap((section) => {
      const state = detail.sections.find(({ key }) => key === section.key);
      if (state === undefined || state.validity === 'VALID' || (section.optional && state.validity === 'EMPTY')) return [];
      const whole = state.errors.filter(({ path }) => path === '').map(({ message }) => message);
      return whole.length > 0 ? whole : [t('list.someInvalid', { count: state.invalid, section: section.label[language] })];
    });
  const goOn = async () => {
    setBusy(true);
    try {
      good.current.clear();
      // Of those that are there now: a form that draws itself anew while it is asked takes its place at the end again.
      for (const form of [...forms.current.values()]) await form.submit();
      const found = listComplaints();
      setComplaints(found);
      if (good.current.size < forms.current.size || found.length > 0) return;
      if (await draft.flush()) await onDone();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <StepHeading stepKey={stepKey}>{lead}</StepHeading>
      {complaints.length === 0 ? null : <Alert type="error" showIcon role="alert" style={{ marginBlockEnd: 16 }} title={complaints.length === 1 ? complaints[0] : t('wizard.stillMissing')} description={complaints.length === 1 ? undefined : <ul>{complaints.map((text) => <li key={text}>{text}</li>)}</ul>} />}
      {sections.map((section) =>
        own[section.key] ??
        (isList(section) ? (
          <ListPart key={section.key} sectionKey={section.key} {...lists[section.key]} />
        ) : (
          <SectionFormPart
            key={section.key}
            sectionKey={section.key}
            heading={sections.length > 1}
            widgets={widgets}
            afterGroup={afterGroup}
            onForm={(key, form) => void (form === undefined ? forms.current.delete(key) : forms.current.set(key, form))}
            onGood={() => void good.current.add(section.key)}
          />
        )),
      )}
      <StepActions onBack={onBack} onContinue={() => void goOn()} busy={busy} />
    </>
  );
}
