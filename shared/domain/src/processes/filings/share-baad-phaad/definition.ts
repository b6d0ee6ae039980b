import { hasShares } from '../../../registration/company-type-rules';
import { citation } from '../../../law/citation';
import type { AdDay } from '../../../calendar';
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
import {
  amendmentCharges,
  amendmentDocuments,
  reportedAmendment,
} from '../../questions/constitution/constitution-amendment';
import { STANDING_PAPERS, standingOf } from '../../questions/constitution/standing-papers';
import { decisionSection } from '../../questions/decision-section';
import { resolvedIn, resolutionSection } from '../../questions/resolution-section';
import { SHARE_ALLOTMENTS } from './allotments';
import { chosenOperation, filedShares, isPaid, SHARE_OPERATION } from './operation';

const isAllotted = (frame: FilingFrame): boolean => chosenOperation(frame) === 'ALLOT';
const isRenumbered = (frame: FilingFrame): boolean => !isAllotted(frame);

const SHARE_RESOLUTION = {
  ...resolutionSection(
    'SHARE_RESOLUTION',
    { ne: 'शेयर विभाजन वा एकीकरणको निर्णय', en: 'Decision to split or consolidate' },
    { ne: 'विभाजन वा एकीकरण गर्नुको कारण', en: 'Why the shares are split or consolidated' },
  ),
  appliesTo: isRenumbered,
};

const ALLOTMENT_DECISION = {
  ...decisionSection(
    'ALLOTMENT_DECISION',
    { ne: 'बाँडफाँडको निर्णय', en: 'Decision to allot' },
    { ne: 'बाँडफाँड गर्नुको कारण', en: 'Why the shares are allotted' },
  ),
  appliesTo: isAllotted,
};

/** AD; undefined while it is not answered, and of an allotment, which changes no memorandum. */
const resolvedOn = (frame: FilingFrame): AdDay | undefined =>
  isRenumbered(frame) ? resolvedIn(frame, SHARE_RESOLUTION.key) : undefined;

const bringsMemorandum = (frame: FilingFrame): boolean => isRenumbered(frame) && standingOf(frame, 'MOA') === 'BROUGHT';

/** Sections 28, 31, 56(1): shares are split or consolidated by special resolution, or allotted out of the reserve. */
export const shareBaadPhaad = {
  process: 'SHARE_BAAD_PHAAD',
  version: 2,
  name: { ne: 'शेयर विभाजन, एकीकरण वा बाँडफाँड', en: 'Share split, consolidation or allotment' },
  numberPrefix: 'SB',
  sections: [SHARE_OPERATION, SHARE_ALLOTMENTS, SHARE_RESOLUTION, ALLOTMENT_DECISION, STANDING_PAPERS],
  // the memorandum that stands comes from the register, so its section has no step
  steps: [
    step('operation', 'SECTIONS', 'शेयर', 'Shares', ['SHARE_OPERATION', 'SHARE_ALLOTMENTS'], {
      ne: 'विभाजन वा एकीकरणमा अङ्कित मूल्य उल्टो अनुपातमा फेरिन्छ, शेयरको जम्मा मूल्य उही रहन्छ। बाँडफाँडमा जगेडाको शेयर दर्ता किताबका शेयरधनीलाई दिइन्छ।',
      en: 'When shares are split or consolidated, the face value changes inversely and the total value stays. An allotment gives shares of the reserve to registered shareholders.',
    }),
    step('decision', 'SECTIONS', 'निर्णय', 'Decision', ['SHARE_RESOLUTION', 'ALLOTMENT_DECISION']),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    ...amendmentDocuments(bringsMemorandum, ['AMENDED_MEMORANDUM', 'संशोधित प्रबन्धपत्र', 'Amended memorandum']).map(
      (one) => (one.key === 'SPECIAL_RESOLUTION' ? { ...one, asked: isRenumbered } : one),
    ),
    document('ALLOTMENT_DECISION', 'बाँडफाँडको निर्णय', 'Decision to allot', { asked: isAllotted }),
    document('ALLOTMENT_LIST', 'बाँडफाँडको सूची', 'List of the allotment', { asked: isAllotted }),
    document('BANK_PROOF', 'रकम भुक्तानीको बैंक प्रमाण', 'Bank proof of the payment', { asked: isPaid }),
  ],
  office: {
    ...filedForCompany.office,
    checklist: [
      check(
        'RESOLUTION_PASSED',
        'विशेष प्रस्ताव बैठकले पारित गरेको छ (दफा ५६, ८३)',
        'The meeting passed the special resolution (sections 56 and 83)',
        isRenumbered,
      ),
      check('RATIO_AGREES', 'अनुपात प्रस्तावसँग मिल्छ', 'The ratio is that of the resolution', isRenumbered),
      check(
        'ALLOTMENT_AGREES',
        'शेयर पाउने, सङ्ख्या र चुक्ता रकम निर्णय र सूचीसँग मिल्छ',
        'Holders, numbers and what is paid are those of the decision and the list',
        isAllotted,
      ),
      check('PAYMENT_SHOWN', 'रकम भुक्तानीको प्रमाण छ', 'The payment is proven', isPaid),
    ],
    decision: {
      approve: {
        ne: 'आजदेखि शेयरको लगत फेरिन्छ। पोर्टलले राखेको प्रबन्धपत्रमा फेरिने कुरा भए संशोधित प्रति जारी हुन्छ, र अभिलेखको पत्र जारी हुन्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The share table is changed from today on. A memorandum that the portal keeps and that changes with it is issued as amended, and a record letter is issued. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र शेयरको लगत हालकै रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the share table stays as it is. The applicant is told why.',
      },
      revoke: {
        ne: 'शेयरको लगत अघिल्लो दिनकै हुन्छ र यसबाट जारी भएका कागजात रद्द हुन्छन्। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The share table is that of the day before again, and the papers of this approval are revoked. Nothing is deleted from the register.',
      },
    },
  },
  origin: { ...filedForCompany.origin, companyTypes: hasShares, stoppedBy: ['MERGING'], reads: READS_SHARES },
  documentBasis: citation('56'),
  register: {
    aspects: ['SHARES', 'SHAREHOLDER', 'CAPITAL'],
    shares: filedShares,
    issues: [{ kind: 'MEMORANDUM' }, { kind: 'RECORD_LETTER', law: '56' }],
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    // an allotment changes no paper of the company, and the Act names no fee for it
    charges: (frame, facts) => (isAllotted(frame) ? [] : amendmentCharges(frame, facts)),
    ...reportedAmendment(resolvedOn),
  },
} as const satisfies ProcessDefinition;
