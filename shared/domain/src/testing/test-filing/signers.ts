import { emailSchema } from '../../accounts/contact';
import { CHECK_STEP, document, DOCUMENTS_STEP, step } from '../../processes/definition/company-filing';
import { placeKey } from '../../processes/definition/document-requirement';
import { filedAnswers, filedItems, type FilingFrame } from '../../processes/definition/filing-frame';
import type { ListSection } from '../../processes/definition/section-definition';
import type { SigningParty } from '../../processes/definition/signing-party';
import { answers, optionalFormed, text } from '../../processes/questions/answer';
import { always, ask, bothScripts } from '../../processes/questions/ask';
import { MATTER } from './sections';
import type { Variation } from './stand-in';

const signerAnswers = answers({
  nameNepali: text('REQUIRED', 200),
  nameEnglish: text('REQUIRED', 200),
  email: optionalFormed(emailSchema, 254),
});

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const SIGNERS = {
  key: 'SIGNERS',
  kind: 'LIST',
  label: { ne: 'हस्ताक्षर गर्ने', en: 'Who signs' },
  optional: false,
  item: {
    name: { ne: 'हस्ताक्षर गर्ने व्यक्ति', en: 'Person who signs' },
    schemaFor: () => signerAnswers.complete,
    draft: signerAnswers.draft,
    fields: [
      ...bothScripts('name', 'नाम', 'Name', { required: always }),
      ask('email', 'email', 'इमेल', 'Email', { maximum: 254 }),
    ],
    title: ({ nameNepali, nameEnglish }) => ({ ne: wordOf(nameNepali), en: wordOf(nameEnglish) }),
  },
} satisfies ListSection<'SIGNERS'>;

/** Each signs one paper about the matter; of the answers, the matter and their own are signed. */
const parties = (frame: FilingFrame): readonly SigningParty[] =>
  filedItems(frame, 'SIGNERS').map(({ id, data }) => {
    const { nameNepali, nameEnglish, email } = signerAnswers.draft.parse(data);
    const matter = filedAnswers(frame, 'MATTER');
    return {
      key: placeKey('DIRECTOR_CONSENT', id),
      role: 'DIRECTOR',
      paper: 'DIRECTOR_CONSENT',
      name: { nameNepali: nameNepali ?? '', nameEnglish: nameEnglish ?? '' },
      contact: { email },
      language: 'ne',
      statement: { ne: 'ठेगाना सार्न मञ्जुर छु।', en: 'I consent to the new address.' },
      facts: [
        {
          label: { ne: 'ठेगाना', en: 'Address' },
          value: { ne: wordOf(matter['addressNepali']), en: wordOf(matter['addressEnglish']) },
        },
      ],
      reads: [],
      covers: ['MATTER', 'SIGNERS'],
      signs: { matter, signer: data },
    };
  });

/** The test filing with people who sign a paper, on paper or in the portal. */
export const withSigners = {
  sections: [MATTER, SIGNERS],
  steps: [
    step('matter', 'SECTIONS', 'विषय', 'The matter', ['MATTER']),
    step('signers', 'SECTIONS', 'हस्ताक्षर गर्ने', 'Who signs', ['SIGNERS']),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [document('DIRECTOR_CONSENT', 'मञ्जुरीनामा', 'Consent', { forEachOf: 'SIGNERS' })],
  parties,
  office: { levels: 1, committee: false, checklist: [] },
  money: { payTiming: 'NONE' },
  register: { aspects: ['REGISTERED_OFFICE'], issues: [] },
} as const satisfies Variation;
