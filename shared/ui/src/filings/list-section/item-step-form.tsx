import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { itemStepOfPath, type Answers } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { controlId } from '../../base/form/control-id';
import { focusField } from '../../base/form/error-summary';
import { useZodForm } from '../../base/form/use-zod-form';
import { schemaAt, withKept } from '../../sections/section/complete-schema';
import { SectionForm } from '../../sections/form/section-form';
import { withItem } from '../filing/filing-frame';
import { itemSchema } from '../filing/item-schema';
import type { ItemStepBodyProps } from '../filing/list-part-props';
import { listTroubles } from '../people/item-part';
import { personBars } from '../wizard/same-person';
import { useStandingAnswers } from '../wizard/standing-answers';
import { useWizard } from '../wizard/wizard-context';

export interface ItemStepFormProps extends ItemStepBodyProps {
  /** Under the fields of a group, called with its first path. */
  readonly afterGroup?: (key: string, data: Answers) => ReactNode;
}

/** The questions of one step of an item; the step is in order where nothing of it is wrong. */
export function ItemStepForm({
  step,
  section,
  item,
  initial,
  onChange,
  onGood,
  isLocked,
  children,
  afterGroup,
}: ItemStepFormProps) {
  const language = useLanguage();
  const { definition, frame, wantedPlace, placeShown } = useWizard();
  const [held, setHeld] = useState(initial);
  const itemId = item?.id ?? '';
  const within = useMemo(() => withItem(frame, section.key, itemId, held), [frame, section.key, itemId, held]);
  const schema = useMemo(() => {
    const isHere = (path: string) => itemStepOfPath(section.itemSteps ?? [], path)?.key === step.key;
    const whole = withKept(itemSchema(section, definition, frame, itemId), section.item.keep, item?.data);
    return schemaAt(whole, isHere);
  }, [section, step, definition, frame, itemId, item?.data]);
  const form = useZodForm({
    schema,
    onSubmit: () => {
      const found = listTroubles(section, itemId, within, language).filter(
        ({ path }) => itemStepOfPath(section.itemSteps ?? [], path)?.key === step.key,
      );
      if (found.length === 0) onGood();
      return found;
    },
  });
  const place = `${section.key}.${itemId}.`;
  useEffect(() => {
    if (wantedPlace?.startsWith(place) !== true) return;
    const path = wantedPlace.slice(place.length);
    if (itemStepOfPath(section.itemSteps ?? [], path)?.key !== step.key) return;
    focusField(controlId(form, path));
    placeShown();
  }, [wantedPlace, placeShown, place, section, step, form]);
  const bars = useMemo(() => personBars(section, item?.id), [section, item?.id]);
  const standing = useStandingAnswers(section.key, itemId);
  return (
    <SectionForm
      form={form}
      standing={standing}
      fields={step.fields}
      frame={within}
      initial={initial}
      isLocked={isLocked}
      afterGroup={afterGroup}
      beforeField={bars}
      onChange={(data) => {
        setHeld(data);
        onChange(data);
      }}
      aria-label={step.label[language]}
    >
      {children}
    </SectionForm>
  );
}
