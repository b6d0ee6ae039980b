import { isOfNepal } from '../../../registration/company-type-rules';
import { citation } from '../../../law/citation';
import { documentTypeChoices } from '../../../enumerations/processes';
import { libraryOf } from '../../../papers';
import type { Caution } from '../../definition/cautions';
import { check } from '../../definition/checklist';
import { amendedPapers, amendmentItems, amendmentTitle, CLAUSE_AMENDMENTS, paperOf } from './clause-amendments';
import { CHECK_STEP, DOCUMENTS_STEP, filedForCompany, PAYABLE_STEP, step } from '../../definition/company-filing';
import {
  amendmentCharges,
  amendmentDocuments,
  reportedAmendment,
} from '../../questions/constitution/constitution-amendment';
import type { Answers, FilingFrame } from '../../definition/filing-frame';
import type { ProcessDefinition } from '../../definition/process-definition';
import { choice } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { DECISION_SIGNERS, decisionParties } from '../../questions/signing/decision-signers';
import { resolutionSectionAfter, resolvedAnswers, resolvedIn } from '../../questions/resolution-section';
import type { CrossIssue, SectionDefinition } from '../../definition/section-definition';
import { STANDING_PAPERS, standingOf } from '../../questions/constitution/standing-papers';

const takesModelArticles = (frame: Pick<FilingFrame, 'answers'>): boolean => standingOf(frame, 'AOA') === 'MODEL';

/** The model articles are part of the law; a company that uses them has no own articles to amend. */
const noOwnArticles = ({ documentType }: Answers, frame: FilingFrame): readonly CrossIssue[] =>
  takesModelArticles(frame) && (documentType === 'AOA' || documentType === 'BOTH')
    ? [{ path: 'documentType', code: 'ARTICLES_ARE_MODEL' }]
    : [];

const AMENDMENT_DECISION = {
  ...resolutionSectionAfter(
    {
      answers: { documentType: choice(documentTypeChoices.keys, 'PAPER_REQUIRED') },
      fields: [
        ask('documentType', 'radio', 'संशोधन हुने कागजात', 'Paper to be amended', {
          options: documentTypeChoices,
          required: always,
          offered: (_, frame) => (takesModelArticles(frame) ? ['MOA'] : documentTypeChoices.keys),
        }),
      ],
    },
    'AMENDMENT_DECISION',
    { ne: 'संशोधन हुने कागजात र निर्णय', en: 'What is amended, and the decision' },
    { ne: 'संशोधन गर्नुको कारण', en: 'Why it is amended' },
  ),
  issues: noOwnArticles,
} satisfies SectionDefinition<'AMENDMENT_DECISION'>;

/** The resolution that new items of the list are prefilled with. */
export const amendmentResolution = (frame: Pick<FilingFrame, 'answers'>) =>
  resolvedAnswers(frame, AMENDMENT_DECISION.key)?.resolution;

/** AD: the earliest decision of the filing, from which the reporting time runs; undefined while none is given. */
export function amendedOn(frame: Pick<FilingFrame, 'answers'>): string | undefined {
  const days = [
    resolvedIn(frame, AMENDMENT_DECISION.key),
    ...amendmentItems(frame).map(({ data }) => data.amendmentDate),
  ];
  return days.filter((day) => day !== undefined).sort()[0];
}

const bringsPaper = (frame: FilingFrame): boolean =>
  amendedPapers(frame).some((paper) => standingOf(frame, paper) === 'BROUGHT');

/** A caution for the removal of a clause that the Act requires, when no other clause of the filing replaces it. */
function cautions(frame: FilingFrame): Caution[] {
  const type = frame.companyType;
  if (type === null) return [];
  const gone = amendmentItems(frame).filter(({ data }) => {
    const paper = paperOf(data, frame);
    return (
      data.change === 'REMOVE' &&
      paper !== undefined &&
      libraryOf(type, paper).some(({ key, law }) => key === data.dafaId && law !== null)
    );
  });
  const names = gone.map(({ data }) => amendmentTitle(data, frame));
  return names.length === 0
    ? []
    : [
        {
          key: 'REMOVES_ASKED_CLAUSE',
          text: {
            ne: `ऐनले लेख्न भनेको कुरा राख्ने दफा हटाइँदै छ: ${names.map(({ ne }) => ne).join(', ')}। त्यो कुरा अर्को दफामा राखिएको हुनुपर्छ।`,
            en: `A clause on a matter that the Act asks for is removed: ${names.map(({ en }) => en).join(', ')}. Another clause should provide for it.`,
          },
        },
      ];
}

/** Sections 21 and 83 of the Act: memorandum and articles are amended by special resolution, clause by clause. */
export const amendmentOfAoaMoa = {
  process: 'AMENDMENT_OF_AOA_MOA',
  version: 2,
  name: { ne: 'प्रबन्धपत्र तथा नियमावली संशोधन', en: 'Amendment of the memorandum and articles' },
  numberPrefix: 'AM',
  sections: [AMENDMENT_DECISION, CLAUSE_AMENDMENTS, STANDING_PAPERS, DECISION_SIGNERS],
  // the present documents come from the register, so their section has no step
  steps: [
    step('decision', 'SECTIONS', 'निर्णय', 'Decision', ['AMENDMENT_DECISION', 'DECISION_SIGNERS'], {
      ne: 'प्रबन्धपत्र र नियमावली विशेष प्रस्तावबाट संशोधन हुन्छ। निर्णय भएपछि कानुनको म्यादभित्र पेश नगरे जरिबाना लाग्छ।',
      en: 'The memorandum and the articles are amended by special resolution. It is reported within the time that the law sets; after that a fine is due.',
    }),
    step('clauses', 'SECTIONS', 'दफाहरू', 'Clauses', ['CLAUSE_AMENDMENTS'], {
      ne: 'संशोधन हुने हरेक दफा छानेर नयाँ व्यहोरा लेख्नुहोस्। नाम, ठेगाना, उद्देश्य र पुँजीका दफा आ-आफ्नै निवेदनबाट फेरिन्छन्।',
      en: 'Choose each clause that is amended and write its new text. The clauses on the name, the address, the objectives and the capital are changed by applications of their own.',
    }),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: amendmentDocuments(bringsPaper, [
    'AMENDED_COPY',
    'संशोधित प्रबन्धपत्र वा नियमावलीको प्रति',
    'Copy of the amended memorandum or articles',
  ]),
  office: {
    checklist: [
      check(
        'RESOLUTION_PASSED',
        'संशोधनको विशेष प्रस्ताव बैठकले पारित गरेको छ (दफा २१, ८३)',
        'The meeting passed the special resolution to amend (sections 21 and 83)',
      ),
      check(
        'TEXT_AGREES',
        'हरेक दफाको नयाँ व्यहोरा प्रस्तावसँग मिल्छ',
        'The new text of each clause is that of the resolution',
      ),
      check(
        'TEXT_LAWFUL',
        'नयाँ व्यहोरा ऐन विपरीत छैन (दफा १८, २०)',
        'The new text is not against the Act (sections 18 and 20)',
      ),
    ],
    ...filedForCompany.office,
    decision: {
      approve: {
        ne: 'आजदेखि संशोधित व्यहोरा लागू हुन्छ। पोर्टलले राखेको कागजातको संशोधित प्रति जारी हुन्छ र साबिकको प्रतिले त्यसको ठाउँ लिएको प्रति देखाउँछ। निवेदकलाई जानकारी जान्छ।',
        en: 'The amended text holds from today on. A paper that the portal keeps is issued as amended, and the former version shows which one took its place. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र प्रबन्धपत्र तथा नियमावली हालकै रहन्छन्। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the memorandum and articles stay as they are. The applicant is told why.',
      },
      revoke: {
        ne: 'साबिकको व्यहोरा फेरि लागू हुन्छ र यसबाट जारी भएका कागजात रद्द हुन्छन्। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The former text holds again, and the papers of this approval are revoked. Nothing is deleted from the register.',
      },
    },
  },
  origin: {
    ...filedForCompany.origin,
    companyTypes: isOfNepal,
    reads: { aspects: ['DOCUMENT'] },
  },
  documentBasis: citation('21'),
  parties: decisionParties('SPECIAL_RESOLUTION', 'AMENDMENT_DECISION'),
  register: {
    aspects: ['DOCUMENT'],
    issues: [{ kind: 'MEMORANDUM' }, { kind: 'ARTICLES' }, { kind: 'RECORD_LETTER', law: '21' }],
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges: amendmentCharges,
    ...reportedAmendment(amendedOn),
  },
  cautions,
} as const satisfies ProcessDefinition;
