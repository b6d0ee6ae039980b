import { citation } from '../../../law/citation';
import { isForeign } from '../../../registration/company-type-rules';
import { check } from '../../definition/checklist';
import {
  CHECK_STEP,
  document,
  DOCUMENTS_STEP,
  filedForCompany,
  PAYABLE_STEP,
  step,
} from '../../definition/company-filing';
import { READS_FOR_AN_END } from '../../definition/private-reads';
import type { ProcessDefinition } from '../../definition/process-definition';
import { TAX_CLEARANCE } from '../../questions/closing/tax-clearance';
import { BODY_CONSENT, CLOSING_DECISION, LIABILITIES } from './sections';

/**
 * Section 158: a foreign company asks to be taken off the register. The approval opens the proceeding, in which
 * creditors are called twice before the claims are cleared.
 */
export const deRegistrationOfForeignType = {
  process: 'DE_REGISTRATION_OF_FOREIGN_TYPE',
  version: 1,
  name: { ne: 'विदेशी कम्पनीको दर्ता खारेजी', en: 'De-registration of a foreign company' },
  numberPrefix: 'DF',
  sections: [CLOSING_DECISION, LIABILITIES, TAX_CLEARANCE, BODY_CONSENT],
  steps: [
    step('decision', 'SECTIONS', 'निर्णय', 'Decision', ['CLOSING_DECISION'], {
      ne: 'स्वीकृत भएपछि कम्पनी दर्ता खारेजीको प्रक्रियामा जान्छ, र दाबी गर्नेलाई दुई पटक सूचना प्रकाशित हुन्छ। त्यसपछि दाबीको फर्स्योट पेश गर्नुपर्छ।',
      en: 'With the approval the company is in de-registration, and creditors are called by a notice that appears twice. After that you file how the claims were cleared.',
    }),
    step('liabilities', 'SECTIONS', 'दायित्व', 'Liabilities', ['LIABILITIES']),
    step('tax-clearance', 'SECTIONS', 'कर चुक्ता', 'Tax clearance', ['TAX_CLEARANCE']),
    step('consent', 'SECTIONS', 'निकायको सहमति', 'Consent of the body', ['BODY_CONSENT']),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('HEAD_OFFICE_DECISION', 'प्रधान कार्यालयको निर्णय', 'Decision of the head office'),
    document('DECISION_TRANSLATION', 'निर्णयको नेपाली अनुवाद', 'Nepali translation of the decision'),
    document('NO_LIABILITY_PROOF', 'दायित्व नरहेको प्रमाण', 'Proof that no liability remains'),
    document('TAX_CLEARANCE', 'कर चुक्ता प्रमाणपत्र', 'Tax clearance certificate'),
    document('BODY_CONSENT', 'अनुमति दिने निकायको सहमति पत्र', 'Letter of consent of the approving body'),
  ],
  origin: {
    ...filedForCompany.origin,
    companyTypes: isForeign,
    // the returns of section 156 come first
    stoppedBy: ['NOT_IN_GOOD_STANDING', 'MERGING'],
    reads: READS_FOR_AN_END,
  },
  documentBasis: citation('158'),
  office: {
    ...filedForCompany.office,
    levels: 2,
    approverChain: [['APPROVER_1'], ['APPROVER_2']],
    checklist: [
      check(
        'DECISION_AGREES',
        'प्रधान कार्यालयको निर्णय र अनुवाद निवेदनसँग मिल्छ (दफा १५८)',
        'The decision of the head office and its translation agree with the application (section 158)',
      ),
      check(
        'NO_LIABILITY',
        'दायित्व नरहेको प्रमाण पर्याप्त छ, वा बाँकी दायित्व फर्स्योट गर्ने तरिका मनासिब छ',
        'The proof that nothing is owed is sufficient, or what is still owed will be cleared in a reasonable way',
      ),
      check(
        'TAX_CLEARED',
        'कर चुक्ता प्रमाणपत्र यही कम्पनीको PAN र आर्थिक वर्षको हो',
        'The tax clearance is of the PAN and the fiscal year of this company',
      ),
      check('BODY_CONSENTED', 'अनुमति दिने निकायको सहमति छ', 'The body that gave the approval has consented'),
    ],
    decision: {
      approve: {
        ne: 'कम्पनी दर्ता खारेजीको प्रक्रियामा जान्छ र कारबाही खुल्छ। अब दाबीको पहिलो सूचना राष्ट्रिय दैनिकमा प्रकाशित गर्नुपर्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The company is in de-registration and the proceeding is open. The first notice to creditors is published in a national daily next. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र कम्पनी सक्रिय नै रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the company stays active. The applicant is told why.',
      },
      revoke: {
        ne: 'कारबाही सकिन्छ र कम्पनी फेरि सक्रिय हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The proceeding ends, and the company is active again. Nothing is deleted from the register.',
      },
    },
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges: ({ companyType }) =>
      companyType && [{ code: 'DEREGISTRATION', schedule: 'FEE_DEREGISTRATION', companyType, capitalPaisa: null }],
  },
  register: { aspects: ['NAME', 'COMPANY_TYPE', 'CAPITAL'], issues: [{ kind: 'RECORD_LETTER', law: '158' }] },
} as const satisfies ProcessDefinition;
