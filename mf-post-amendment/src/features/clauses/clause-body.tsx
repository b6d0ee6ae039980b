import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amendmentResolution } from '@registrar/domain/processes/filings/amendment-of-aoa-moa/definition';
import {
  amendmentDraftOf,
  presentText,
  proposedText,
} from '@registrar/domain/processes/filings/amendment-of-aoa-moa/clause-amendments';
import type { Answers, FilingFrame } from '@registrar/domain/processes';
import { useZodForm } from '@registrar/ui';
import {
  useWizard,
  withItem,
  type ItemBodyProps,
  completeSchema,
  SectionForm,
  widgetControls,
  type WidgetProps,
} from '@registrar/ui/filing';
import { ClauseWidget } from './clause-widget';
import { SideBySide } from './side-by-side';

/** What a clause is chosen from depends on the paper as it stands, not on an enumeration. */
function ClauseOrOption(props: WidgetProps) {
  const Control = props.field.path === 'dafaId' ? ClauseWidget : widgetControls.select;
  return Control === undefined ? null : <Control {...props} />;
}

/** One clause: what is done to it, its new text, and below it the present one beside the new one. */
export function ClauseBody({ section, item, initial, onChange, onGood, isLocked, readOnly, children }: ItemBodyProps) {
  const { frame } = useWizard();
  const [begun] = useState(() => (item === undefined ? { ...decisionOf(frame), ...initial } : initial));
  const [held, setHeld] = useState<Answers>(begun);
  const within = withItem(frame, section.key, item?.id ?? '', held);
  const form = useZodForm({ schema: completeSchema(section.item.schemaFor(within)), onSubmit: onGood });
  return (
    <SectionForm
      form={form}
      fields={section.item.fields}
      frame={within}
      initial={begun}
      disabled={readOnly}
      isLocked={isLocked}
      widgets={widgets}
      afterGroup={(key, data) =>
        IN_TEXT.test(key) || (data['change'] === 'REMOVE' && IN_CLAUSE.test(key)) ? (
          <Comparison data={data} frame={within} />
        ) : null
      }
      onChange={(data) => {
        setHeld(data);
        onChange(data);
      }}
    >
      {children}
    </SectionForm>
  );
}

const widgets = { select: ClauseOrOption };

/** By its first question, as the groups of the section are called. */
const IN_TEXT = /^(heading|present|proposedAmendment)/;
const IN_CLAUSE = /^(document|change)$/;

/** A new entry begins with the decision that the filing names; several meetings may have decided. */
function decisionOf(frame: FilingFrame): Answers {
  const resolution = amendmentResolution(frame);
  return { change: 'REPLACE', amendmentDecisionType: resolution?.meeting, amendmentDate: resolution?.resolutionOn };
}

function Comparison({ data, frame }: { readonly data: Answers; readonly frame: FilingFrame }) {
  const { t } = useTranslation();
  const draft = amendmentDraftOf(data);
  const [present, proposed] = [presentText(draft, frame), proposedText(draft)];
  if (present === null) return null;
  return (
    <section aria-label={t('clauses.compare')}>
      <SideBySide present={present} proposed={proposed} script="ne" />
      <SideBySide present={present} proposed={proposed} script="en" />
    </section>
  );
}
