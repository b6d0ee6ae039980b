import { Fragment, Suspense, useRef, useState, type ReactNode } from 'react';
import { applies, isList, sectionOf, type Answers } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import type { ZodFormState } from '../../base/form/use-zod-form';
import type { WidgetControls } from '../../sections/section/widget-props';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { ListPart } from '../list-section/list-part';
import { PeopleOfFiling } from '../people/people-of-filing';
import { SectionFormPart } from '../wizard/section-form-part';
import { StandingParts } from '../wizard/standing-parts';
import { StepActions } from '../wizard/step-actions';
import { StepHeading } from '../wizard/step-heading';
import type { StepProps } from '../filing/step-props';
import { useWizard } from '../wizard/wizard-context';
import { useFilingPages } from '../filing/filing-pages';
import { useFilingWords, useOwnWords } from '../filing/filing-words';

export interface SectionsStepProps extends StepProps {
  /**
   * Under the heading; without it what the definition says, or the remote's own words `filing.lead.<step>`, if it has
   * them.
   */
  readonly lead?: string;
  readonly widgets?: WidgetControls;
  readonly beforeGroup?: (key: string) => ReactNode;
  readonly afterGroup?: (key: string, data: Answers) => ReactNode;
  /** Between the questions and the buttons; not beside an item that is open in its own steps. */
  readonly below?: ReactNode;
}

/**
 * A step as its definition describes it: its forms and lists, and the remote's own parts, under each other, and one
 * button that asks them all.
 */
export function SectionsStep({
  stepKey,
  lead,
  widgets,
  beforeGroup,
  afterGroup,
  below,
  detail,
  onDone,
  onBack,
}: SectionsStepProps) {
  const language = useLanguage();
  const t = useFilingWords();
  const own = useOwnWords();
  const { parts = {}, people } = useFilingPages();
  const { definition, frame, saveStep, itemAt } = useWizard();
  const forms = useRef(new Map<string, ZodFormState>());
  const good = useRef(new Set<string>());
  const [complaints, setComplaints] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const step = definition.steps?.find((one) => one.key === stepKey && (one.appliesTo?.(frame) ?? true));
  const sections = (step?.sections ?? [])
    .flatMap((key) => sectionOf(definition, key) ?? [])
    .filter((section) => applies(section, frame) && (itemAt === undefined || section === itemAt.section));

  /** Lists are judged by the gateway alone: what it says of them stands in the way like a form's mistakes. */
  const listComplaints = () =>
    sections.filter(isList).flatMap((section) => {
      const state = detail.sections.find(({ key }) => key === section.key);
      if (state === undefined || state.validity === 'VALID' || (section.optional && state.validity === 'EMPTY'))
        return [];
      const whole = state.errors.filter(({ path }) => path === '').map(({ message }) => message);
      return whole.length > 0
        ? whole
        : [t('list.someInvalid', { count: state.invalid, section: section.label[language] })];
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
      if (await saveStep()) await onDone();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {itemAt === undefined ? (
        <StepHeading stepKey={stepKey}>{lead ?? step?.lead?.[language] ?? own(`lead.${stepKey}`)}</StepHeading>
      ) : null}
      {itemAt === undefined && people?.steps.includes(stepKey) ? <PeopleOfFiling lists={people.lists} /> : null}
      {complaints.length === 0 || itemAt !== undefined ? null : (
        <Alert
          type="error"
          showIcon
          role="alert"
          style={{ marginBlockEnd: 16 }}
          title={complaints.length === 1 ? complaints[0] : t('wizard.stillMissing')}
          description={
            complaints.length === 1 ? undefined : (
              <ul>
                {complaints.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )
          }
        />
      )}
      {sections.map((section) => {
        const { asked: Asked, list } = parts[section.key] ?? {};
        const stands = itemAt === undefined ? section.stands : undefined;
        if (Asked !== undefined)
          return (
            <Suspense key={section.key} fallback={<FormSkeleton />}>
              <StandingParts aspects={stands} />
              <Asked />
            </Suspense>
          );
        if (isList(section))
          return (
            <Fragment key={section.key}>
              <StandingParts aspects={stands} />
              <ListPart sectionKey={section.key} {...list} />
            </Fragment>
          );
        return (
          <SectionFormPart
            key={section.key}
            sectionKey={section.key}
            heading={sections.length > 1}
            widgets={widgets}
            beforeGroup={beforeGroup}
            afterGroup={afterGroup}
            onForm={(key, form) => void (form === undefined ? forms.current.delete(key) : forms.current.set(key, form))}
            onGood={() => void good.current.add(section.key)}
          />
        );
      })}
      {itemAt === undefined ? below : null}
      {itemAt === undefined ? <StepActions onBack={onBack} onContinue={() => void goOn()} busy={busy} /> : null}
    </>
  );
}
