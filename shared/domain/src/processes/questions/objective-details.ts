import type { z } from 'zod';
import { optionalText } from '../../messages/fields';
import { objectiveDetails, objectiveDetailsDraft } from './objectives';
import type { SectionDefinition } from '../definition/section-definition';
import { always, ask } from './ask';

const KEY = 'OBJECTIVE_DETAILS';
export const OBJECTIVE_TEXT_MAXIMUM = 4000;

const OWN_WORDS = {
  descriptionNepali: optionalText(OBJECTIVE_TEXT_MAXIMUM),
  descriptionEnglish: optionalText(OBJECTIVE_TEXT_MAXIMUM),
};

/** The objectives of the reserved name, with optional own wording for the memorandum. */
export const registeredObjectives = objectiveDetails.safeExtend(OWN_WORDS);
export const registeredObjectivesDraft = objectiveDetailsDraft.extend(OWN_WORDS);
export type RegisteredObjectives = z.output<typeof registeredObjectives>;
const inAnotherBody = (data: Readonly<Record<string, unknown>>): boolean =>
  data['registeredInOtherGovernmentBody'] === true;

export const OBJECTIVE_DETAILS = {
  kind: 'FORM',
  key: KEY,
  label: { ne: 'उद्देश्यको विवरण', en: 'Objective details' },
  schema: registeredObjectives,
  draft: registeredObjectivesDraft,
  optional: false,
  fields: [
    ask('nsicCodes', 'nsic', 'उद्देश्य (NSIC)', 'Objectives (NSIC)', { required: always }),
    ask('descriptionNepali', 'textarea', 'उद्देश्यको व्यहोरा (नेपाली)', 'Objectives in words (Nepali)', {
      pair: 'descriptionEnglish',
      maximum: OBJECTIVE_TEXT_MAXIMUM,
    }),
    ask('descriptionEnglish', 'textarea', 'उद्देश्यको व्यहोरा (अङ्ग्रेजी)', 'Objectives in words (English)', {
      pair: 'descriptionNepali',
      maximum: OBJECTIVE_TEXT_MAXIMUM,
    }),
    ask(
      'registeredInOtherGovernmentBody',
      'switch',
      'अर्को सरकारी निकायमा दर्ता भएको छ?',
      'Registered in another government body?',
    ),
    ask('otherGovernmentBody', 'text', 'अर्को सरकारी निकाय', 'Other government body', {
      when: inAnotherBody,
      required: always,
      maximum: 200,
    }),
    ask('otherGovernmentBodyRegistrationNumber', 'text', 'अर्को निकायको दर्ता नम्बर', 'Registration number there', {
      when: inAnotherBody,
      required: always,
      maximum: 50,
    }),
  ],
} satisfies SectionDefinition<typeof KEY>;
