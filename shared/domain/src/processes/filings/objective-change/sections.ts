import { consentBodies } from '../../../names/consent-bodies';
import { unfitWords } from '../../../names/activity-fit';
import type { NameRules } from '../../../names/name-rules';
import { publicParts } from '../../../register/register-aspects';
import type { Caution } from '../../definition/cautions';
import {
  OBJECTIVE_DETAILS,
  registeredObjectivesDraft,
  type RegisteredObjectives,
} from '../../questions/objective-details';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import { resolvedIn, resolutionSection } from '../../questions/resolution-section';
import { standingObjectives, unchangedObjectives } from '../../questions/standing-objectives';
import { standingOf } from '../../questions/constitution/standing-papers';
import type { ConsentBody } from '../../../names/consent-bodies';

/**
 * Objectives that need a licence, by the beginning of their NSIC code in the office's list, with the licensing body:
 * the same bodies whose consent a name needs.
 */
const LICENSED: readonly (readonly [prefix: string, body: ConsentBody])[] = [
  ['65', 'NRB'],
  ['66', 'INSURANCE_AUTHORITY'],
  ['671', 'SEBON'],
  ['672', 'INSURANCE_AUTHORITY'],
  ['62', 'CIVIL_AVIATION_AUTHORITY'],
  ['801', 'MINISTRY_OF_EDUCATION'],
  ['802', 'MINISTRY_OF_EDUCATION'],
  ['803', 'UNIVERSITY_GRANTS_COMMISSION'],
  ['8511', 'MINISTRY_OF_HEALTH'],
  ['7491', 'DEPARTMENT_OF_FOREIGN_EMPLOYMENT'],
  ['0008', 'DEPARTMENT_OF_FOREIGN_EMPLOYMENT'],
];

export function licensingBody(nsicCode: string): ConsentBody | undefined {
  return LICENSED.find(([prefix]) => nsicCode.startsWith(prefix))?.[1];
}

/** The bodies, each once, in the order of the objectives. */
function licensingBodies(nsicCodes: readonly string[]): readonly ConsentBody[] {
  return [...new Set(nsicCodes.flatMap((code) => licensingBody(code) ?? []))];
}

export const OBJECTIVE_DECISION = resolutionSection(
  'OBJECTIVE_DECISION',
  { ne: 'उद्देश्य परिवर्तनको निर्णय', en: 'Decision to change the objectives' },
  { ne: 'उद्देश्य परिवर्तन गर्नुको कारण', en: 'Why the objectives are changed' },
);

/** AD; undefined while it is not answered. */
export const resolvedOn = (frame: FilingFrame): string | undefined => resolvedIn(frame, OBJECTIVE_DECISION.key);

const answered = (frame: Pick<FilingFrame, 'answers'>): Partial<RegisteredObjectives> =>
  registeredObjectivesDraft.safeParse(filedAnswers(frame, OBJECTIVE_DETAILS.key)).data ?? {};

/** As in a registration; prefilled from the register. */
export const OBJECTIVES = {
  ...OBJECTIVE_DETAILS,
  label: { ne: 'परिवर्तनपछिका उद्देश्य', en: 'Objectives after the change' },
  issues: unchangedObjectives,
};

const addedCodes = (frame: FilingFrame): readonly string[] => {
  const before = new Set(standingObjectives(frame).nsicCodes);
  return (answered(frame).nsicCodes ?? []).filter((code) => !before.has(code));
};
/** Only for added objectives: the licence for the present ones was shown before. */
export const needsLicence = (frame: FilingFrame): boolean => licensingBodies(addedCodes(frame)).length > 0;
export const bringsMemorandum = (frame: FilingFrame): boolean => standingOf(frame, 'MOA') === 'BROUGHT';

export function cautions(frame: FilingFrame, rules: NameRules): Caution[] {
  const name = publicParts.NAME.safeParse(frame.company?.parts.find(({ aspect }) => aspect === 'NAME')?.data).data;
  const codes = answered(frame).nsicCodes ?? [];
  const unfit =
    name === undefined
      ? []
      : unfitWords({ english: name.nameEnglish, nepali: name.nameNepali }, codes, rules).filter(
          ({ severity }) => severity === 'warn',
        );
  const bodies = licensingBodies(addedCodes(frame)).map((body) => consentBodies.name(body));
  return [
    ...(unfit.length === 0
      ? []
      : [
          {
            key: 'NAME_UNFIT',
            text: {
              ne: `कम्पनीको नाममा भएको “${unfit.map(({ token }) => token).join('”, “')}” शब्दले यी उद्देश्यमा नपरेको काम जनाउँछ। उद्देश्य परिवर्तन हुन सक्छ, तर नाम मिलाउन नाम परिवर्तनको निवेदन दिनुपर्ने हुन सक्छ।`,
              en: `The company’s name says “${unfit.map(({ token }) => token).join('”, “')}”, which is not among these objectives. The objectives may be changed all the same; the name may have to follow by a name change.`,
            },
          },
        ]),
    ...(bodies.length === 0
      ? []
      : [
          {
            key: 'LICENCE_NEEDED',
            text: {
              ne: `थपिएको उद्देश्यका लागि इजाजत चाहिन्छ: ${bodies.map(({ ne }) => ne).join(', ')}। त्यसको पत्र कागजातमा राख्नुपर्छ।`,
              en: `An objective that is added needs a licence: ${bodies.map(({ en }) => en).join(', ')}. Its letter has to be among the documents.`,
            },
          },
        ]),
  ];
}
