import { READS_REPRESENTATIVES } from '../../definition/private-reads';
import { z } from 'zod';
import { enumeration } from '../../../enumerations/enumeration';
import { REASON_MAXIMUM } from '../../../reasons';
import { check } from '../../definition/checklist';
import {
  COMPANY_REPRESENTATIVE,
  companyRepresentative,
  representativeDraft,
  representativeFor,
} from '../../questions/people/company-representative';
import { CHECK_STEP, document, DOCUMENTS_STEP, filedForCompany, step } from '../../definition/company-filing';
import { filedAnswers, type Answers, type FiledCompany, type FilingFrame } from '../../definition/filing-frame';
import type { ProcessDefinition } from '../../definition/process-definition';
import { answers, choice, text } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import type { SectionDefinition } from '../../definition/section-definition';
import { filedDetails, sameAnswers } from '../../questions/people/registered-people';

const kinds = enumeration([
  ['OWN_DATA', 'आफ्नो विवरण परिवर्तन', 'Change my own details'],
  ['STEP_BACK', 'प्रतिनिधिको जिम्मेवारी छाड्ने', 'Step back as a representative'],
]);

const kindAnswers = answers({
  kind: choice(kinds.keys, 'OWN_CHANGE_REQUIRED'),
  reason: text('REASON_REQUIRED', REASON_MAXIMUM),
});
const OWN_CHANGE = {
  key: 'OWN_CHANGE',
  label: { ne: 'के गर्ने', en: 'What is filed' },
  schema: kindAnswers.complete,
  draft: kindAnswers.draft,
  optional: false,
  fields: [
    ask('kind', 'radio', 'के गर्ने', 'What you file', { required: always, options: kinds }),
    ask('reason', 'textarea', 'कारण', 'Reason', { required: always, maximum: REASON_MAXIMUM }),
  ],
} satisfies SectionDefinition<'OWN_CHANGE'>;

const kindOf = (frame: Pick<FilingFrame, 'answers'>): unknown => filedAnswers(frame, OWN_CHANGE.key)['kind'];
export const stepsBack = (frame: Pick<FilingFrame, 'answers'>): boolean => kindOf(frame) === 'STEP_BACK';
const changesOwnData = (frame: Pick<FilingFrame, 'answers'>): boolean => kindOf(frame) === 'OWN_DATA';

/** `partId`: the part of the register about the person; without it the register does not know them yet. */
const self = z.object({
  accountId: z.string(),
  partId: z.string().optional(),
  fullNameNepali: z.string(),
  fullNameEnglish: z.string(),
});
export type OwnRepresentation = z.infer<typeof self>;

/** The applicant, who files only for themselves; written only by the gateway. */
const REPRESENTS_ITSELF = {
  key: 'REPRESENTS_ITSELF',
  label: { ne: 'प्रतिनिधि', en: 'Representative' },
  schema: self,
  draft: self.partial(),
  optional: false,
  keep: (before) => before,
  fields: [
    ask('fullNameNepali', 'text', 'नाम (नेपाली)', 'Name (Nepali)'),
    ask('fullNameEnglish', 'text', 'नाम (अङ्ग्रेजी)', 'Name (English)'),
  ],
} satisfies SectionDefinition<'REPRESENTS_ITSELF'>;

export const ownRepresentation = (frame: Pick<FilingFrame, 'answers'>): OwnRepresentation | undefined =>
  self.safeParse(filedAnswers(frame, REPRESENTS_ITSELF.key)).data;

/** The register's details in the form of the questions; undefined when there is no such part. */
export function registeredRepresentative(
  { parts }: Pick<FiledCompany, 'parts'>,
  partId: string | undefined,
): Answers | undefined {
  const part = parts.find(({ aspect, subjectId }) => aspect === 'REPRESENTATIVE' && subjectId === partId);
  return part && (representativeDraft.safeParse(filedDetails(part.data)).data ?? {});
}

function unchanged(data: Answers, frame: FilingFrame): boolean {
  const registered = frame.company && registeredRepresentative(frame.company, ownRepresentation(frame)?.partId);
  return registered !== null && registered !== undefined && sameAnswers(registered, data);
}

/** The same questions as for a representative in a registration, prefilled with known data. */
const OWN_DATA = {
  key: 'OWN_DATA',
  label: { ne: 'प्रतिनिधिको विवरण', en: 'Details of the representative' },
  appliesTo: changesOwnData,
  schema: companyRepresentative,
  schemaFor: representativeFor,
  draft: representativeDraft,
  optional: false,
  fields: COMPANY_REPRESENTATIVE.item.fields,
  issues: (data, frame) => (unchanged(data, frame) ? [{ path: '', code: 'REPRESENTATIVE_DATA_UNCHANGED' }] : []),
} satisfies SectionDefinition<'OWN_DATA'>;

/** The rules were checked when the answers were given. */
export const ownData = (frame: Pick<FilingFrame, 'answers'>) =>
  changesOwnData(frame) ? companyRepresentative.parse(filedAnswers(frame, OWN_DATA.key)) : undefined;

/** A representative's filing about themselves: a change of their register data, or their resignation. */
export const individualCompanyRepresentativeChange = {
  process: 'INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE',
  version: 2,
  name: { ne: 'कम्पनी प्रतिनिधि (व्यक्ति) परिवर्तन', en: 'Company representative (person) change' },
  numberPrefix: 'IR',
  sections: [OWN_CHANGE, REPRESENTS_ITSELF, OWN_DATA],
  // the person comes from the account, so the section has no step
  steps: [
    step('change', 'SECTIONS', 'परिवर्तन', 'Change', ['OWN_CHANGE'], {
      ne: 'तपाईंले आफ्नै विवरण मात्र फेर्न वा आफ्नै जिम्मेवारी मात्र छाड्न सक्नुहुन्छ। कम्पनीको अन्तिम प्रतिनिधिले जिम्मेवारी छाड्न मिल्दैन।',
      en: 'You change your own details alone, or step back yourself. The last representative of a company cannot step back.',
    }),
    step('details', 'SECTIONS', 'विवरण', 'Details', ['OWN_DATA'], {
      ne: 'दर्ता किताब र तपाईंको खातामा भएको विवरण भरिएको छ। फेरिएको मात्र सच्याउनुहोस्।',
      en: 'What the register and your account have is filled in. Change only what is different.',
    }),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('REPRESENTATIVE_IDENTITY', 'प्रतिनिधिको परिचयपत्र', 'Identification of the representative', {
      asked: changesOwnData,
    }),
    document('RESIGNATION', 'हस्ताक्षर गरिएको राजीनामा', 'Signed resignation', { asked: stepsBack }),
  ],
  office: {
    checklist: [
      check('IDENTITY_PROVEN', 'परिचयपत्र विवरणसँग मिल्छ', 'The identification agrees with the answers', changesOwnData),
      check('OWN_WILL', 'राजीनामामा प्रतिनिधि आफैंको हस्ताक्षर छ', 'The representative signed the resignation', stepsBack),
    ],
    ...filedForCompany.office,
    decision: {
      approve: {
        ne: 'विवरण परिवर्तन भए आजदेखि दर्ता किताबमा नयाँ विवरण रहन्छ। जिम्मेवारी छाडेको भए प्रतिनिधिको पहुँच र खुला लगइन अन्त्य हुन्छ, र अन्य प्रतिनिधि र सञ्चालकलाई जानकारी जान्छ।',
        en: 'Of changed details the register has the new ones from today on. Of somebody who steps back the access and the open sessions end, and the other representatives and the directors are told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र प्रतिनिधिको विवरण र पहुँच हालकै रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected; the details and the access of the representative stay as they are. The applicant is told why.',
      },
      revoke: {
        ne: 'साबिकको विवरण फर्किन्छ, वा जिम्मेवारी छाडेको व्यक्ति फेरि प्रतिनिधि हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The former details stand again, or whoever stepped back represents the company again. Nothing is deleted from the register.',
      },
    },
  },
  origin: {
    ...filedForCompany.origin,
    mayStart: ['COMPANY_REPRESENTATIVE'],
    reads: READS_REPRESENTATIVES,
  },
  register: {
    aspects: ['REPRESENTATIVE'],
    issues: [{ kind: 'RECORD_LETTER' }],
  },
  money: {
    payTiming: 'NONE',
  },
} as const satisfies ProcessDefinition;
