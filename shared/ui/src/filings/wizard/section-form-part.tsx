import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { isList, namedTooMany, sectionOf, type Answers, type SectionDefinition } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { controlId } from '../../base/form/control-id';
import { focusField } from '../../base/form/error-summary';
import { useZodForm, type ZodFormState } from '../../base/form/use-zod-form';
import { completeSchema } from '../../sections/section/complete-schema';
import { SectionForm } from '../../sections/form/section-form';
import type { WidgetControls } from '../../sections/section/widget-props';
import { personBars } from './same-person';
import { useStandingAnswers } from './standing-answers';
import { StandingParts } from './standing-parts';
import { useMerges, useWizard } from './wizard-context';
import { useFilingWords } from '../filing/filing-words';

export interface SectionFormPartProps {
  readonly sectionKey: string;
  /** Called with the form once it is there, so that the step's button can ask it. */
  readonly onForm?: (sectionKey: string, form: ZodFormState | undefined) => void;
  /** The section is in order. */
  readonly onGood: () => void;
  readonly widgets?: WidgetControls;
  readonly beforeGroup?: (key: string) => ReactNode;
  readonly afterGroup?: (key: string, data: Answers) => ReactNode;
  /** Where the step has more than one section. */
  readonly heading?: boolean;
}

/** One FORM section of the wizard: asked, saved by itself, locked where a correction does not open it. */
export function SectionFormPart({ sectionKey, ...props }: SectionFormPartProps) {
  const { definition } = useWizard();
  const section = sectionOf(definition, sectionKey);
  const begun = useMerges(sectionKey);
  if (section === undefined || isList(section)) return null;
  return <OpenForm key={begun} section={section} {...props} />;
}

interface OpenFormProps extends Omit<SectionFormPartProps, 'sectionKey'> {
  readonly section: SectionDefinition;
}

function OpenForm({ section, onForm, onGood, widgets, beforeGroup, afterGroup, heading = false }: OpenFormProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const { definition, frame, draft, detail, isOpen, wantedPlace, placeShown } = useWizard();
  const [initial] = useState(() => draft.answersOf(section.key));
  const [restored] = useState(() => draft.unsaved(section.key) !== undefined);
  const schema = useMemo(() => {
    const within = (data: Answers) => ({ ...frame, answers: { ...frame.answers, [section.key]: data } });
    return completeSchema(section.schemaFor?.(frame) ?? section.schema, (data) => [
      ...(section.issues?.(data, within(data)) ?? []),
      ...namedTooMany(section, data, definition, within(data)),
    ]);
  }, [section, definition, frame]);
  const form = useZodForm({ schema, onSubmit: () => onGood() });
  const bars = useMemo(() => personBars(section), [section]);
  const standing = useStandingAnswers(section.key);
  const open = isOpen(section.key);
  useEffect(() => {
    onForm?.(section.key, open ? form : undefined);
    return () => onForm?.(section.key, undefined);
  });
  useEffect(() => {
    if (wantedPlace?.startsWith(`${section.key}.`) !== true) return;
    focusField(controlId(form, wantedPlace.slice(section.key.length + 1)));
    placeShown();
  }, [wantedPlace, placeShown, section.key, form]);
  return (
    <section aria-label={section.label[language]}>
      {heading ? <h3 style={{ fontSize: 20, marginBlock: '8px 12px' }}>{section.label[language]}</h3> : null}
      {restored ? <Alert type="info" showIcon style={{ marginBlockEnd: 16 }} title={t('wizard.restored')} /> : null}
      <StandingParts aspects={section.stands} />
      <SectionForm
        form={form}
        standing={standing}
        fields={section.fields}
        frame={frame}
        initial={initial}
        disabled={!open}
        isLocked={(path) => !isOpen(`${section.key}.${path}`)}
        cautionAt={(path) =>
          detail.fieldCautions?.find((one) => one.sectionKey === section.key && one.path === path)?.message
        }
        onChange={(data) => draft.change(section.key, data, draft.versionOf(section.key))}
        widgets={widgets}
        beforeGroup={beforeGroup}
        afterGroup={afterGroup}
        beforeField={bars}
        aria-label={`${section.label[language]} ${detail.applicationNumber ?? ''}`.trim()}
      />
    </section>
  );
}
