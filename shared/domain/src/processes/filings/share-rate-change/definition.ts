import { hasShares } from '../../../registration/company-type-rules';
import { citation } from '../../../law/citation';
import { READS_SHARES } from '../../definition/private-reads';
import { check } from '../../definition/checklist';
import { CHECK_STEP, document, filedForCompany, PAYABLE_STEP, step } from '../../definition/company-filing';
import type { FilingFrame } from '../../definition/filing-frame';
import { DECISION_SIGNERS, decisionParties } from '../../questions/signing/decision-signers';
import type { ProcessDefinition } from '../../definition/process-definition';
import {
  amendmentCharges,
  amendmentDocuments,
  reportedAmendment,
} from '../../questions/constitution/constitution-amendment';
import { STANDING_PAPERS, standingOf } from '../../questions/constitution/standing-papers';
import { resolvedIn, resolutionSection } from '../../questions/resolution-section';
import { filedShares, isPaidOut, NEW_SHARE_RATE, SHARES_AT_NEW_RATE } from './new-rate';

const RATE_DECISION = resolutionSection(
  'SHARE_RATE_DECISION',
  { ne: 'अङ्कित मूल्य परिवर्तनको निर्णय', en: 'Decision to change the face value' },
  { ne: 'अङ्कित मूल्य परिवर्तन गर्नुको कारण', en: 'Why the face value is changed' },
);

const bringsMemorandum = (frame: FilingFrame): boolean => standingOf(frame, 'MOA') === 'BROUGHT';

/**
 * Section 56(1): the face value of the shares is changed by special resolution. The steps have the names of the
 * specification (section 2).
 */
export const shareRateChange = {
  process: 'SHARE_RATE_CHANGE',
  version: 2,
  name: { ne: 'शेयरको अङ्कित मूल्य परिवर्तन', en: 'Change of the face value per share' },
  numberPrefix: 'SR',
  sections: [RATE_DECISION, NEW_SHARE_RATE, SHARES_AT_NEW_RATE, STANDING_PAPERS, DECISION_SIGNERS],
  // the memorandum that stands comes from the register, so its section has no step
  steps: [
    step('step-1', 'SECTIONS', 'निर्णय', 'Decision', ['SHARE_RATE_DECISION', 'DECISION_SIGNERS'], {
      ne: 'अङ्कित मूल्य विशेष प्रस्तावबाट मात्र फेरिन्छ। निर्णय भएपछि कानुनको म्यादभित्र पेश नगरे जरिबाना लाग्छ।',
      en: 'The face value is changed by special resolution alone. It is reported within the time that the law sets; after that a fine is due.',
    }),
    step('step-2', 'SECTIONS', 'नयाँ मूल्य', 'New face value', ['NEW_SHARE_RATE'], {
      ne: 'पुँजी उही रहन्छ; शेयर सङ्ख्या मूल्यको उल्टो अनुपातमा फेरिन्छ।',
      en: 'The capital stays; the number of shares changes inversely to their value.',
    }),
    step('step-3', 'SECTIONS', 'नयाँ शेयर', 'New shares', ['SHARES_AT_NEW_RATE'], {
      ne: 'हरेक शेयरधनीको शेयर कति हुन्छ र खण्डित शेयर कति बाँकी रहन्छ, हेर्नुहोस्।',
      en: 'See how many shares each holder has then, and which parts of shares are left over.',
    }),
    step('step-4', 'DOCUMENTS', 'कागजात', 'Documents'),
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    ...amendmentDocuments(bringsMemorandum, ['AMENDED_MEMORANDUM', 'संशोधित प्रबन्धपत्र', 'Amended memorandum']),
    document('BANK_PROOF', 'रकम भुक्तानीको बैंक प्रमाण', 'Bank proof of the payment', { asked: isPaidOut }),
  ],
  office: {
    ...filedForCompany.office,
    checklist: [
      check(
        'RESOLUTION_PASSED',
        'अङ्कित मूल्य परिवर्तनको विशेष प्रस्ताव बैठकले पारित गरेको छ (दफा ५६, ८३)',
        'The meeting passed the special resolution to change the face value (sections 56 and 83)',
      ),
      check('RATE_AGREES', 'नयाँ मूल्य प्रस्तावसँग मिल्छ', 'The new face value is that of the resolution'),
      check('PAYMENT_SHOWN', 'खण्डित शेयरको रकम भुक्तानीको प्रमाण छ', 'The payment for fractions is proven', isPaidOut),
    ],
    decision: {
      approve: {
        ne: 'आजदेखि नयाँ अङ्कित मूल्य लागू हुन्छ र सबै शेयरको नम्बर नयाँ हुन्छ। पोर्टलले राखेको प्रबन्धपत्र भए संशोधित प्रति जारी हुन्छ, र अभिलेखको पत्र जारी हुन्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The new face value holds from today on, and all shares are numbered again. A memorandum that the portal keeps is issued as amended, and a record letter is issued. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र अङ्कित मूल्य हालकै रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the face value stays as it is. The applicant is told why.',
      },
      revoke: {
        ne: 'अङ्कित मूल्य र शेयरको लगत अघिल्लो दिनकै हुन्छ र यसबाट जारी भएका कागजात रद्द हुन्छन्। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The face value and the share table are those of the day before again, and the papers of this approval are revoked. Nothing is deleted from the register.',
      },
    },
  },
  origin: {
    ...filedForCompany.origin,
    companyTypes: hasShares,
    stoppedBy: ['MERGING', 'THREE_MONTH_UPDATE_DUE'],
    reads: READS_SHARES,
  },
  documentBasis: citation('56'),
  parties: decisionParties('SPECIAL_RESOLUTION', 'SHARE_RATE_DECISION'),
  register: {
    aspects: ['SHARES', 'SHAREHOLDER', 'CAPITAL'],
    shares: filedShares,
    issues: [{ kind: 'MEMORANDUM' }, { kind: 'RECORD_LETTER', law: '56' }],
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges: amendmentCharges,
    ...reportedAmendment((frame) => resolvedIn(frame, RATE_DECISION.key)),
  },
} as const satisfies ProcessDefinition;
