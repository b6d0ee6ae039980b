import { personPhone } from '../../processes/questions/address';
import { answers, text, yesNo } from '../../processes/questions/answer';
import { always, ask, bothScripts } from '../../processes/questions/ask';
import { askedStep, itemInSteps } from '../../processes/questions/item-in-steps';
import { CHECK_STEP, document, step } from '../../processes/definition/company-filing';
import { filedItems } from '../../processes/definition/filing-frame';
import type { ListSection } from '../../processes/definition/section-definition';
import { MATTER } from './sections';
import type { Variation } from './stand-in';
import { ofTwoCompanies } from './two-companies';

const generalAnswers = answers({ nameNepali: text('REQUIRED'), nameEnglish: text('REQUIRED'), hasWitness: yesNo() });
const contactAnswers = answers({ phoneNo: personPhone });
const witnessAnswers = answers({ witnessNepali: text('REQUIRED'), witnessEnglish: text('REQUIRED') });
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A list whose items have steps of their own: one always, one under a condition, one with the documents. */
export const SIGNERS = {
  key: 'SIGNERS',
  kind: 'LIST',
  label: { ne: 'हस्ताक्षर गर्ने व्यक्ति', en: 'Who signs' },
  optional: false,
  ...itemInSteps(
    [
      askedStep({
        key: 'general',
        label: { ne: 'सामान्य विवरण', en: 'General information' },
        lead: { ne: 'नाम लेख्नुहोस्।', en: 'Write the name.' },
        answers: generalAnswers,
        fields: [
          ...bothScripts('name', 'नाम', 'Name', { required: always }),
          ask('hasWitness', 'switch', 'साक्षी छ?', 'Is there a witness?'),
        ],
      }),
      askedStep({
        key: 'contact',
        label: { ne: 'सम्पर्क', en: 'Contact information' },
        answers: contactAnswers,
        fields: [ask('phoneNo', 'phone', 'फोन नम्बर', 'Phone number', { required: always })],
      }),
      askedStep({
        key: 'witness',
        label: { ne: 'साक्षी', en: 'Witness details' },
        answers: witnessAnswers,
        appliesTo: ({ hasWitness }) => hasWitness === true,
        fields: bothScripts('witness', 'साक्षीको नाम', 'Name of the witness', { required: always }),
      }),
    ],
    {
      name: { ne: 'हस्ताक्षर गर्ने व्यक्ति', en: 'signer' },
      title: ({ nameNepali, nameEnglish }) => ({ ne: wordOf(nameNepali), en: wordOf(nameEnglish) }),
    },
  ),
} satisfies ListSection<'SIGNERS'>;

/** The test filing of a list whose items have steps of their own. */
export const ofItemSteps = {
  ...ofTwoCompanies,
  sections: [MATTER, SIGNERS],
  steps: [
    step('matter', 'SECTIONS', 'विषय', 'The matter', ['MATTER']),
    step('signers', 'SECTIONS', 'हस्ताक्षर', 'Signing', ['SIGNERS']),
    CHECK_STEP,
  ],
  documents: [
    document('WITNESS_IDENTITY', 'साक्षीको परिचयपत्र', 'Identity of the witness', {
      forEachOf: 'SIGNERS',
      asked: (frame) => filedItems(frame, 'SIGNERS').length > 0,
      askedOf: ({ data }) => data['hasWitness'] === true,
    }),
  ],
  register: { aspects: ['REGISTERED_OFFICE'], named: undefined, issues: [] },
} as const satisfies Variation;
