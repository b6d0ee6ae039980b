import type { Bilingual } from '../bilingual';
import {
  fieldsOf,
  filedAnswers,
  isList,
  sectionsOf,
  valueAt,
  type FilingFrame,
  type ProcessDefinition,
} from '../processes';
import { saidOf, textOf } from './said';
import { rulesOfForm, type DecisionKind, type ModelForm } from './model-forms';

/** A decision that a filing tells of. */
export interface FormDecision {
  readonly kind: DecisionKind;
  /** Key of the body; undefined: not answered, or not asked. */
  readonly by: string | undefined;
  readonly body: Bilingual | undefined;
  /** AD. */
  readonly on: string | undefined;
  readonly text: string | undefined;
  readonly reason: string | undefined;
}

/** How the sections of the definitions ask for a decision, told by the path of its day. */
const ASKED: readonly {
  readonly kind: DecisionKind;
  readonly by: string;
  readonly on: string;
  readonly text: string;
}[] = [
  { kind: 'DECISION', by: 'decision.decidedBy', on: 'decision.decidedOn', text: 'decision.text' },
  { kind: 'RESOLUTION', by: 'resolution.meeting', on: 'resolution.resolutionOn', text: 'resolution.text' },
  { kind: 'RESOLUTION', by: 'meeting', on: 'resolutionOn', text: 'decision' },
  { kind: 'DECISION', by: 'decidedBy', on: 'decidedOn', text: 'text' },
  { kind: 'MEETING', by: 'meeting', on: 'heldOn', text: 'decisions' },
];

/** Every decision that the filing asks for, as far as it is answered. */
export function decisionsIn(definition: ProcessDefinition, frame: FilingFrame): FormDecision[] {
  return sectionsOf(definition, frame).flatMap((section): FormDecision[] => {
    if (isList(section)) return [];
    const fields = fieldsOf(section);
    const asked = ASKED.find(({ on }) => fields.some(({ path }) => path === on));
    if (asked === undefined) return [];
    const data = filedAnswers(frame, section.key);
    const given = (path: string): string | undefined => textOf(valueAt(data, path));
    const by = given(asked.by);
    return [
      {
        kind: asked.kind,
        by,
        body: saidOf(
          fields.find(({ path }) => path === asked.by),
          by,
        ),
        on: given(asked.on),
        text: given(asked.text),
        reason: given('reason'),
      },
    ];
  });
}

const fits = (form: ModelForm, { kind, by }: FormDecision): boolean => {
  const rule = rulesOfForm(form).decision;
  return rule !== undefined && rule.kinds.includes(kind) && (!by || rule.by === undefined || rule.by.includes(by));
};

/** The decision that a form writes down; undefined: none of the filing. */
export function decisionOf(form: ModelForm, decisions: readonly FormDecision[]): FormDecision | undefined {
  const kinds = rulesOfForm(form).decision?.kinds ?? [];
  return kinds.flatMap((kind) => decisions.filter((one) => one.kind === kind && fits(form, one)))[0];
}

/** Of the forms for one paper those of the body that decided; all of them while that is not answered. */
export function formsOfWhoDecided(
  forms: readonly ModelForm[],
  definition: ProcessDefinition,
  frame: FilingFrame,
): readonly ModelForm[] {
  if (forms.length < 2) return forms;
  const decisions = decisionsIn(definition, frame);
  if (decisions.length === 0) return forms;
  const fitting = forms.filter(
    (form) => rulesOfForm(form).decision === undefined || decisionOf(form, decisions) !== undefined,
  );
  return fitting.length > 0 ? fitting : forms;
}
