import { isOfNepal } from '../../../registration/company-type-rules';
import { citation } from '../../../law/citation';
import { READS_FOR_AN_END } from '../../definition/private-reads';
import { check } from '../../definition/checklist';
import {
  CHECK_STEP,
  document,
  DOCUMENTS_STEP,
  filedForCompany,
  PAYABLE_STEP,
  reportedLate,
  step,
} from '../../definition/company-filing';
import type { ProcessDefinition } from '../../definition/process-definition';
import { MERGER_PARTNER, partnerIn } from '../../questions/mergers/merger-partner';
import { MERGER_SCHEME } from '../../questions/mergers/merger-scheme';
import { resolvedIn, resolutionSection } from '../../questions/resolution-section';

const MERGER_RESOLUTION = resolutionSection(
  'MERGER_RESOLUTION',
  { ne: 'गाभ्ने विशेष प्रस्ताव', en: 'Special resolution to merge' },
  { ne: 'गाभ्नुको कारण', en: 'Why the companies merge' },
);

/**
 * Section 177: a company has resolved to merge with another one. Its approval opens the merger; the other company
 * confirms by the same filing of its own, which names this one.
 */
export const decisionOfMergingCompany = {
  process: 'DECISION_OF_MERGING_COMPANY',
  version: 2,
  name: { ne: 'कम्पनी गाभ्ने निर्णय', en: 'Decision to merge' },
  numberPrefix: 'DM',
  sections: [MERGER_PARTNER, MERGER_RESOLUTION, MERGER_SCHEME],
  steps: [
    step('partner', 'SECTIONS', 'अर्को कम्पनी', 'The other company', ['MERGER_PARTNER'], {
      ne: 'स्वीकृत भएपछि तपाईंको कम्पनी गाभिने प्रक्रियामा जान्छ, र अर्को कम्पनीले तोकिएको समयभित्र आफ्नो निर्णय पेश गर्नुपर्छ।',
      en: 'After the approval your company is merging, and the other company files its own decision within the time that is set.',
    }),
    step('decision', 'SECTIONS', 'निर्णय', 'Decision', ['MERGER_RESOLUTION', 'MERGER_SCHEME']),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('SPECIAL_RESOLUTION', 'विशेष प्रस्तावको निर्णय', 'Special resolution'),
    document('MERGER_SCHEME', 'गाभ्ने योजना', 'Scheme of the merger'),
    document('CREDITORS_CONSENT', 'साहुको लिखित सहमति', 'Written consent of the creditors'),
    document('VALUATION', 'चल अचल सम्पत्ति र दायित्वको मूल्याङ्कन', 'Valuation of assets and liabilities'),
    document('AUDITED_BALANCE', 'लेखापरीक्षण भएको अन्तिम वासलात', 'Last audited balance sheet'),
    document('EMPLOYEES_DECISION', 'कर्मचारी सम्बन्धी निर्णय', 'Decisions on the employees'),
    document('COMPETITION_NOTE', 'प्रतिस्पर्धा सम्बन्धी टिपोट', 'Note on competition', { when: 'NEVER' }),
  ],
  origin: {
    ...filedForCompany.origin,
    companyTypes: isOfNepal,
    stoppedBy: ['NOT_IN_GOOD_STANDING'],
    reads: READS_FOR_AN_END,
  },
  documentBasis: citation('177'),
  office: {
    ...filedForCompany.office,
    checklist: [
      check(
        'RESOLUTION_PASSED',
        'गाभ्ने विशेष प्रस्ताव बैठकले पारित गरेको छ (दफा ८३, १७७)',
        'The meeting passed the special resolution to merge (sections 83 and 177)',
      ),
      check('PARTNER_AGREES', 'अर्को कम्पनी प्रस्ताव र योजनासँग मिल्छ', 'The other company is that of resolution and scheme'),
      check(
        'CREDITORS_CONSENTED',
        'सबै साहुको लिखित सहमति छ (दफा १७७)',
        'All creditors have consented in writing (section 177)',
      ),
    ],
    decision: {
      approve: {
        ne: 'कम्पनी गाभिने प्रक्रियामा जान्छ: पुँजी, शेयर, नाम र किसिम फेर्ने निवेदन रोकिन्छन्। अर्को कम्पनीलाई जानकारी जान्छ; उसले तोकिएको समयभित्र निर्णय नगरे प्रक्रिया आफैँ सकिन्छ।',
        en: 'The company is merging: changes of capital, shares, name and type are stopped. The other company is told; where it does not decide within the time that is set, the merger ends by itself.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र कम्पनी सक्रिय नै रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the company stays active. The applicant is told why.',
      },
      revoke: {
        ne: 'गाभिने प्रक्रिया सकिन्छ: कम्पनी फेरि सक्रिय हुन्छ, र अर्को कम्पनीले पुष्टि गरिसकेको भए त्यो पनि। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The merger ends: the company is active again, and so is the other one where it has confirmed. Nothing is deleted from the register.',
      },
    },
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    // the fee of a merger is asked with its application
    charges: () => [],
    ...reportedLate('MERGER_DECISION', (frame) => resolvedIn(frame, MERGER_RESOLUTION.key)),
  },
  register: {
    aspects: [],
    named: {
      companies(frame) {
        const partner = partnerIn(frame);
        return partner === undefined ? [] : [partner];
      },
      aspects: [],
    },
    issues: [{ kind: 'RECORD_LETTER', law: '177' }],
  },
} as const satisfies ProcessDefinition;
