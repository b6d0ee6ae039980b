import { REASON_MAXIMUM } from '../../../reasons';
import { check } from '../../definition/checklist';
import { CHECK_STEP, document, DOCUMENTS_STEP, filedForCompany, step } from '../../definition/company-filing';
import type { FilingFrame } from '../../definition/filing-frame';
import type { ProcessDefinition } from '../../definition/process-definition';
import { answers, day, text, optional, withRules } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import type { ListSection, SectionDefinition } from '../../definition/section-definition';

const explanationAnswers = answers({ explanation: text('EXPLANATION_REQUIRED', REASON_MAXIMUM) });
export const explanation = explanationAnswers.complete;

const EXPLANATION = {
  key: 'EXPLANATION',
  label: { ne: 'कैफियतको जवाफ', en: 'Explanation' },
  schema: explanation,
  draft: explanationAnswers.draft,
  optional: false,
  fields: [
    ask('explanation', 'textarea', 'कम्पनीको जवाफ', 'Explanation of the company', {
      required: always,
      maximum: REASON_MAXIMUM,
    }),
  ],
} satisfies SectionDefinition<'EXPLANATION'>;

const documentAnswers = answers({
  documentName: text('DOCUMENT_NAME_REQUIRED', 200),
  publishedOn: day('PUBLISHED_ON_REQUIRED'),
  publishedIn: optional(200),
});
const documentFor = ({ today }: FilingFrame) =>
  withRules(documentAnswers, ({ publishedOn }) =>
    publishedOn !== undefined && publishedOn > today ? [{ path: ['publishedOn'], code: 'DATE_IN_FUTURE' }] : [],
  );

/** The document that the company has published on the matter, or files as published. */
const PUBLISHED_DOCUMENT = {
  kind: 'LIST',
  key: 'PUBLISHED_DOCUMENT',
  label: { ne: 'प्रकाशित कागजात', en: 'Published documents' },
  optional: false,
  most: 20,
  item: {
    name: { ne: 'प्रकाशित कागजात', en: 'Published document' },
    schemaFor: documentFor,
    draft: documentAnswers.draft,
    title: ({ documentName }) => ({
      ne: typeof documentName === 'string' ? documentName : '',
      en: typeof documentName === 'string' ? documentName : '',
    }),
    fields: [
      ask('documentName', 'text', 'कागजातको नाम', 'Name of the document', { required: always, maximum: 200 }),
      ask('publishedOn', 'date', 'प्रकाशित मिति', 'Date of publication', { required: always }),
      ask('publishedIn', 'text', 'कहाँ प्रकाशित (पत्रिका, वेबसाइट)', 'Where it was published (newspaper, website)', {
        maximum: 200,
      }),
    ],
  },
  issues: (items) => (items.length === 0 ? [{ path: '', code: 'PUBLISHED_DOCUMENT_REQUIRED' }] : []),
} satisfies ListSection<'PUBLISHED_DOCUMENT'>;

/**
 * Section 120 of the Act: the company's answer to a call for explanation. The office opens the call itself
 * (docs/remotes/mf-post-amendment.md#why).
 */
export const callForExplanation = {
  process: 'CALL_FOR_EXPLANATION',
  version: 1,
  name: { ne: 'कैफियत तलबको जवाफ', en: 'Answer to a call for explanation' },
  numberPrefix: 'CE',
  sections: [EXPLANATION, PUBLISHED_DOCUMENT],
  steps: [
    step('explanation', 'SECTIONS', 'जवाफ', 'Explanation', ['EXPLANATION', 'PUBLISHED_DOCUMENT'], {
      ne: 'कार्यालयले सोधेको कुराको जवाफ लेख्नुहोस्, र त्यस सम्बन्धमा प्रकाशित कम्तीमा एउटा कागजात राख्नुहोस्।',
      en: 'Answer what the office has asked, and enter at least one document that was published on the matter.',
    }),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('ANSWER_LETTER', 'कम्पनीको जवाफ पत्र', 'Letter of answer of the company'),
    document('PUBLISHED_DOCUMENT', 'प्रकाशित कागजात', 'Published document', { forEachOf: 'PUBLISHED_DOCUMENT' }),
  ],
  office: {
    checklist: [
      check(
        'ANSWERS_ALL',
        'जवाफले कैफियत तलबमा सोधिएका सबै कुरा समेटेको छ (दफा १२०)',
        'The explanation covers everything that the call has asked (section 120)',
      ),
      check(
        'PUBLISHED_AGREES',
        'प्रकाशित कागजातको नाम र मिति राखिएको फाइलसँग मिल्छ',
        'Name and date of each published document agree with its file',
      ),
    ],
    ...filedForCompany.office,
    decision: {
      approve: {
        ne: 'कैफियत तलब आदेश नदिई बन्द हुन्छ र कम्पनीले अरू निवेदन दिन सक्छ। आदेश दिनुपर्ने भए कैफियत तलबको पृष्ठबाट निर्णय गर्नुहोस्। निवेदकलाई जानकारी जान्छ।',
        en: 'The call is closed without an order, and the company may file again. To give an order, decide on the page of the call. The applicant is told.',
      },
      reject: {
        ne: 'जवाफ अस्वीकृत हुन्छ र कैफियत तलब खुलै रहन्छ; कम्पनीले फेरि जवाफ दिनुपर्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The answer is rejected and the call stays open; the company has to answer again. The applicant is told why.',
      },
      revoke: {
        ne: 'निर्णय लागू रहँदैन र कैफियत तलब फेरि खुल्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The decision no longer holds and the call is open again. Nothing is deleted from the register.',
      },
    },
  },
  origin: {
    ...filedForCompany.origin,
    subject: 'PROCEEDING',
    // what was explained and decided is a note of the register
    notStoppedBy: ['OPEN_CALL_FOR_EXPLANATION'],
    duty: 'ANSWER',
    reads: { calls: 'ALL' },
  },
  register: {
    aspects: [],
    issues: [{ kind: 'RECORD_LETTER', law: '120' }],
  },
  money: {
    payTiming: 'NONE',
  },
} as const satisfies ProcessDefinition;
