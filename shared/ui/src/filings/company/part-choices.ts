import type { CompanyAnswer, CompanyChange } from '@registrar/domain/calls/filed-company';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import {
  applies,
  fieldsOf,
  isAsked,
  isList,
  sectionOf,
  valueAt,
  type Answers,
  type AnySection,
  type FieldDefinition,
  type FilingFrame,
  type ProcessDefinition,
} from '@registrar/domain/processes';
import { sameAnswer } from '../../sections/section/same-answer';

/** Answers of one section, or of one entry of a list, that come from a part of the company. */
export interface TouchedAnswers {
  readonly section: AnySection;
  readonly itemId: string | null;
  /** Those that are not the same in all three; none where the entry as a whole came or went. */
  readonly fields: readonly FieldDefinition[];
  /** Null: the entry is not there. */
  readonly began: Answers | null;
  readonly present: Answers | null;
  readonly answered: Answers | null;
}

/** One part of the company that is not any more as the filing found it. */
export interface ChangedPart {
  readonly part: string;
  readonly aspect: CompanyChange['aspect'];
  readonly changes: readonly CompanyChange[];
  readonly answers: readonly TouchedAnswers[];
  /** The person wrote something else than the register had: only they can say what stays. */
  readonly written: boolean;
}

/** What changed, part by part, each beside the answers that come from it and that the filing asks. */
export function changedParts(
  detail: ApplicationDetail,
  definition: ProcessDefinition,
  frame: FilingFrame,
): readonly ChangedPart[] {
  const changes = detail.companyChanges ?? [];
  return [...new Set(changes.map(({ part }) => part))].flatMap((part) => {
    const own = changes.filter((change) => change.part === part);
    const [first] = own;
    if (first === undefined) return [];
    const answers = (detail.companyAnswers ?? [])
      .filter((answer) => answer.part === part)
      .flatMap((answer) => touched(answer, detail, definition, frame));
    return [
      {
        part,
        aspect: first.aspect,
        changes: own,
        answers,
        written: answers.some(({ began, answered }) => !sameAnswer(began, answered)),
      },
    ];
  });
}

function touched(
  { section: key, itemId, began, present, answered }: CompanyAnswer,
  { sections }: ApplicationDetail,
  definition: ProcessDefinition,
  frame: FilingFrame,
): readonly TouchedAnswers[] {
  const section = sectionOf(definition, key);
  if (section === undefined || !applies(section, frame)) return [];
  // beside what is replaced a value may need its neighbours, as a district needs its province
  const around = isList(section) ? {} : (sections.find((one) => one.key === key)?.data ?? {});
  const states = [began, present, answered].map((state) => state && { ...around, ...state });
  const fields = fieldsOf(section).filter(({ path }) =>
    Object.hasOwn(present ?? began ?? {}, path.split('.')[0] ?? path),
  );
  const asked = fields.filter((field) => states.some((state) => state !== null && isAsked(field, state, frame)));
  const differing = asked.filter(
    ({ path }) =>
      states.some((state) => state === null) ||
      states.some((state) => !sameAnswer(valueAt(state ?? {}, path), valueAt(states[0] ?? {}, path))),
  );
  if (differing.length === 0 && states.every((state) => state !== null)) return [];
  return [
    {
      section,
      itemId,
      fields: differing,
      began: states[0] ?? null,
      present: states[1] ?? null,
      answered: states[2] ?? null,
    },
  ];
}
