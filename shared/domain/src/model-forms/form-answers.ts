import { inBothCalendars } from '../calendar/names';
import type { Bilingual } from '../bilingual';
import {
  documentPlaces,
  fieldsOf,
  filedAnswers,
  isList,
  sectionOf,
  valueAt,
  type FilingFrame,
  type ProcessDefinition,
} from '../processes';
import type { AnyAddress } from '../processes/questions/address';
import { disclosureAnswers, disclosureMatters } from '../processes/questions/disclosures/disclosure';
import { decisionOf, decisionsIn } from './form-decisions';
import { peopleOfList, signingPerson } from './form-person';
import type { ModelForm } from './model-forms';
import type { FormField, FormValues } from './model-form-text';
import { saidOf, textOf } from './said';

export * from './form-decisions';
export * from './proposed-entries';

/** What a director discloses of one matter of section 92. */
export interface DisclosedMatter {
  readonly matter: Bilingual;
  readonly answer: Bilingual | undefined;
  readonly remark: string | undefined;
}

/** What a filing says for one form, as far as it is answered. */
export interface FormAnswers {
  readonly values: FormValues;
  /** Of who signs it, in numbers of the directory. */
  readonly address: AnyAddress | undefined;
  readonly disclosures: readonly DisclosedMatter[];
  /** Whom the filing would have as representatives of the company. */
  readonly representatives: readonly FormValues[];
}

/** Single answers, by section and path: the first one that the filing has. */
export const FORM_FACTS: Readonly<Partial<Record<FormField, readonly (readonly [section: string, path: string])[]>>> = {
  presencePercent: [['GENERAL_MEETING', 'presencePercent']],
  fiscalYear: [['REPORT_YEAR', 'fiscalYear']],
  assets: [['SOLVENCY', 'assets']],
  debts: [['SOLVENCY', 'debts']],
  solventOn: [['SOLVENCY', 'declaredOn']],
  leavingReason: [['OWN_CHANGE', 'reason']],
  letterSubject: [['MATTER', 'subject']],
  letterText: [
    ['EXPLANATION', 'explanation'],
    ['MATTER', 'details'],
    ['FORCED_ANSWER', 'answer'],
  ],
  statement: [['NO_LIABILITY', 'statement']],
};

/**
 * What the answers say for a form, whatever the filing: the sections of its definition tell where it is asked.
 *
 * @param placeKey the document place for which the form is wanted; undefined: for none in particular
 */
export function formAnswers(
  definition: ProcessDefinition,
  frame: FilingFrame,
  form: ModelForm,
  placeKey: string | undefined,
): FormAnswers {
  const decision = decisionOf(form, decisionsIn(definition, frame));
  const person = signingPerson(definition, frame, form, placeKey);
  const own = (text: string | undefined): Bilingual | undefined =>
    text === undefined ? undefined : { ne: text, en: text };
  return {
    values: {
      ...facts(definition, frame),
      ...person?.values,
      ...(decision && {
        decidedBy: decision.body,
        decidedOn: decision.on === undefined ? undefined : inBothCalendars(decision.on),
        decisionText: own(decision.text),
        decisionReason: own(decision.reason),
      }),
    },
    address: person?.address,
    disclosures: disclosed(definition, frame, placeKey),
    representatives: peopleOfList(definition, frame, 'REPRESENTATIVES_AFTER'),
  };
}

function facts(definition: ProcessDefinition, frame: FilingFrame): FormValues {
  return Object.fromEntries(
    Object.entries(FORM_FACTS).flatMap(([field, places]): [string, Bilingual][] => {
      const said = places.flatMap(([key, path]) => {
        const section = sectionOf(definition, key);
        if (section === undefined || isList(section)) return [];
        const asked = fieldsOf(section).find((one) => one.path === path);
        return saidOf(asked, valueAt(filedAnswers(frame, key), path)) ?? [];
      })[0];
      return said ? [[field, said]] : [];
    }),
  );
}

/** What the director whose place it is discloses; every matter, answered or not. */
function disclosed(definition: ProcessDefinition, frame: FilingFrame, placeKey: string | undefined): DisclosedMatter[] {
  const place = placeKey && documentPlaces(definition.documents, frame).find(({ key }) => key === placeKey);
  const data = place && place.requirement.forEachOf === 'DIRECTOR_DISCLOSURE' ? place.item?.data : undefined;
  return disclosureMatters.keys.map((matter) => {
    const answer = textOf(valueAt(data, `${matter}.answer`));
    return {
      matter: disclosureMatters.name(matter),
      answer: answer === undefined ? undefined : disclosureAnswers.name(answer),
      remark: textOf(valueAt(data, `${matter}.remark`)),
    };
  });
}
