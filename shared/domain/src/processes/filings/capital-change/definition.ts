import { hasShares } from '../../../registration/company-type-rules';
import { citation } from '../../../law/citation';
import type { Charge, ChargeFacts } from '../../definition/charge';
import { READS_SHARES } from '../../definition/private-reads';
import { check } from '../../definition/checklist';
import {
  CHECK_STEP,
  document,
  DOCUMENTS_STEP,
  filedForCompany,
  PAYABLE_STEP,
  step,
} from '../../definition/company-filing';
import type { FilingFrame } from '../../definition/filing-frame';
import type { ProcessDefinition } from '../../definition/process-definition';
import { registeredCapital } from '../../definition/registered-capital';
import { amendmentCharges, amendmentDocuments } from '../../questions/constitution/constitution-amendment';
import { STANDING_PAPERS, standingOf } from '../../questions/constitution/standing-papers';
import { CAPITAL_DETAILS } from '../../questions/new-capital/capital-details';
import {
  CAPITAL_DECISION,
  CAPITAL_FUND,
  CAPITAL_RESOLUTION,
  COURT_ORDER,
  needsSpecialResolution,
  resolvedOn,
} from '../../questions/new-capital/capital-decisions';
import { detailsOf, raisedAuthorized, raises, reduces } from '../../questions/new-capital/details-answers';
import { allots, filedCapital, filedShares, newlyPaid } from '../../questions/new-capital/filed-capital';
import {
  CALLS_PAID,
  NEW_SHAREHOLDER,
  REDUCED_SHARES,
  SHARE_ALLOTMENTS,
} from '../../questions/new-capital/shares-of-capital';

const bringsMemorandum = (frame: FilingFrame): boolean =>
  needsSpecialResolution(frame) && standingOf(frame, 'MOA') === 'BROUGHT';
const isPaid = (frame: FilingFrame): boolean => raises(frame) && newlyPaid(frame) > 0;
const isDecided = (frame: FilingFrame): boolean => raises(frame) && !needsSpecialResolution(frame);

/** An increase of the authorized capital costs the difference of the two incorporation fees. */
function charges(frame: FilingFrame, facts: ChargeFacts): readonly Charge[] | null {
  const { companyType } = frame;
  if (companyType === null || detailsOf(frame).move === undefined) return null;
  if (reduces(frame)) return amendmentCharges(frame, facts);
  const capitalPaisa = raisedAuthorized(frame);
  if (capitalPaisa === undefined) return [];
  const formerCapitalPaisa = registeredCapital(frame)?.authorizedCapital ?? facts.registeredCapitalPaisa;
  return [
    { code: 'CAPITAL_INCREASE', schedule: 'FEE_CAPITAL_INCREASE', companyType, capitalPaisa, formerCapitalPaisa },
  ];
}

/** Sections 31 and 21: an allotment and a special resolution are each reported in time; the earlier day counts. */
function lateness(frame: FilingFrame) {
  const days = [
    { eventId: 'ALLOTMENT_RETURN', triggeredOn: allots(frame) ? detailsOf(frame).allottedOn : undefined },
    { eventId: 'MOA_AOA_AMEND_NOTICE', triggeredOn: resolvedOn(frame) },
  ].flatMap(({ eventId, triggeredOn }) => (triggeredOn === undefined ? [] : [{ eventId, triggeredOn }]));
  return days.toSorted((one, other) => (one.triggeredOn < other.triggeredOn ? -1 : 1))[0] ?? null;
}

/** Sections 31, 53, 56 and 57: authorized, issued and paid-up capital, and who has the new shares. */
export const capitalChange = {
  process: 'CAPITAL_CHANGE',
  version: 2,
  name: { ne: 'पुँजी परिवर्तन', en: 'Capital change' },
  numberPrefix: 'CC',
  sections: [
    CAPITAL_DETAILS,
    SHARE_ALLOTMENTS,
    NEW_SHAREHOLDER,
    CALLS_PAID,
    REDUCED_SHARES,
    COURT_ORDER,
    CAPITAL_FUND,
    CAPITAL_RESOLUTION,
    CAPITAL_DECISION,
    STANDING_PAPERS,
  ],
  // the memorandum that stands comes from the register, so its section has no step
  steps: [
    step('capital-details', 'SECTIONS', 'पुँजीको विवरण', 'Capital details', ['CAPITAL_DETAILS'], {
      ne: 'नयाँ अधिकृत वा जारी पुँजी राख्नुहोस्। नयाँ शेयर पहिले जगेडामा रहन्छन्; अर्को चरणमा कसले पाउँछ लेख्नुहोस्।',
      en: 'Enter the new authorized or issued capital. New shares lie in reserve first; in the next step you say who gets them.',
    }),
    step(
      'allotment',
      'SECTIONS',
      'शेयर बाँडफाँड र चुक्ता',
      'Allotments and calls',
      ['SHARE_ALLOTMENTS', 'NEW_SHAREHOLDER', 'CALLS_PAID'],
      {
        ne: 'जगेडाको शेयर कसले पाउँछ र मागिएको रकम कसले चुक्ता गर्‍यो राख्नुहोस्। कसैले नपाउने भए सबै जगेडामै रहन्छ।',
        en: 'Say who gets shares of the reserve, and who paid a call. Where nobody does, all stay in reserve.',
      },
    ),
    step('reduction', 'SECTIONS', 'घट्ने शेयर', 'Reduced shares', ['COURT_ORDER', 'REDUCED_SHARES'], {
      ne: 'जारी वा चुक्ता पुँजी अदालतको आदेशबाट मात्र घट्छ। कुन शेयर रद्द हुन्छन् वा कुनमा चुक्ता रकम घट्छ, राख्नुहोस्।',
      en: 'Issued and paid-up capital are reduced by the court alone. Enter which shares are cancelled, or on which less is paid.',
    }),
    step('fund', 'SECTIONS', 'रकमको स्रोत', 'Source of fund', ['CAPITAL_FUND']),
    step('decision', 'SECTIONS', 'निर्णय', 'Decision', ['CAPITAL_RESOLUTION', 'CAPITAL_DECISION']),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    ...amendmentDocuments(bringsMemorandum, ['AMENDED_MEMORANDUM', 'संशोधित प्रबन्धपत्र', 'Amended memorandum']).map(
      (one) => (one.key === 'SPECIAL_RESOLUTION' ? { ...one, asked: needsSpecialResolution } : one),
    ),
    document('DECISION', 'पुँजी परिवर्तनको निर्णय', 'Decision to change the capital', { asked: isDecided }),
    document('ALLOTMENT_LIST', 'बाँडफाँडको सूची', 'List of the allotment', { asked: allots }),
    document('PAYMENT_PROOF', 'चुक्ता रकमको बैंक वा मूल्याङ्कन प्रमाण', 'Proof of the payment by bank or valuation', {
      asked: isPaid,
    }),
    document('COURT_ORDER', 'अदालतको आदेश', 'Order of the court', { asked: reduces }),
    document('HOLDER_IDENTITY', 'परिचयपत्र वा दर्ता प्रमाणपत्र', 'Identification or certificate of registration', {
      forEachOf: 'NEW_SHAREHOLDER',
      asked: raises,
    }),
    document('FOREIGN_INVESTMENT_APPROVAL', 'वैदेशिक लगानीको स्वीकृति', 'Approval of the foreign investment', {
      forEachOf: 'NEW_SHAREHOLDER',
      asked: raises,
      askedOf: ({ data }) => data['investorType'] === 'FOREIGN',
    }),
    document('REGULATOR_APPROVAL', 'नियामक निकायको स्वीकृति', 'Approval of the regulator', { when: 'NEVER' }),
  ],
  office: {
    ...filedForCompany.office,
    checklist: [
      check(
        'RESOLUTION_PASSED',
        'विशेष प्रस्ताव बैठकले पारित गरेको छ (दफा ५६, ५७, ८३)',
        'The meeting passed the special resolution (sections 56, 57 and 83)',
        needsSpecialResolution,
      ),
      check('DECISION_AGREES', 'नयाँ पुँजी निर्णयसँग मिल्छ', 'The new capital is that of the decision'),
      check(
        'ALLOTMENT_AGREES',
        'शेयर पाउने, सङ्ख्या र चुक्ता रकम निर्णय र सूचीसँग मिल्छ',
        'Holders, numbers and what is paid are those of the decision and the list',
        allots,
      ),
      check('PAYMENT_SHOWN', 'चुक्ता रकम र त्यसको स्रोत प्रमाणित छ', 'The payment and its source are proven', isPaid),
      check(
        'COURT_ORDER_AGREES',
        'घट्ने शेयर र शेयरधनीले पाउने रकम अदालतको आदेशसँग मिल्छ (दफा ५७)',
        'The reduced shares, and what holders receive, are those of the order of the court (section 57)',
        reduces,
      ),
    ],
    decision: {
      approve: {
        ne: 'आजदेखि नयाँ पुँजी र शेयरको नयाँ लगत लागू हुन्छ। पोर्टलले राखेको प्रबन्धपत्रमा फेरिने कुरा भए संशोधित प्रति जारी हुन्छ, र अभिलेखको पत्र जारी हुन्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The new capital and the new share table hold from today on. A memorandum that the portal keeps and that changes with it is issued as amended, and a record letter is issued. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र पुँजी तथा शेयर हालकै रहन्छन्। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and capital and shares stay as they are. The applicant is told why.',
      },
      revoke: {
        ne: 'पुँजी र शेयरको लगत अघिल्लो दिनकै हुन्छ र यसबाट जारी भएका कागजात रद्द हुन्छन्। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'Capital and share table are those of the day before again, and the papers of this approval are revoked. Nothing is deleted from the register.',
      },
    },
  },
  origin: {
    ...filedForCompany.origin,
    companyTypes: hasShares,
    stoppedBy: ['NOT_IN_GOOD_STANDING', 'MERGING', 'THREE_MONTH_UPDATE_DUE'],
    reads: READS_SHARES,
  },
  documentBasis: citation('56'),
  register: {
    aspects: ['SHARES', 'SHAREHOLDER', 'CAPITAL'],
    shares: filedShares,
    capital: filedCapital,
    issues: [{ kind: 'MEMORANDUM' }, { kind: 'RECORD_LETTER', law: '56' }],
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges,
    fineEvent: 'ALLOTMENT_RETURN',
    lateness,
  },
} as const satisfies ProcessDefinition;
