import { citation } from '../../../law/citation';
import { isOfNepal } from '../../../registration/company-type-rules';
import { check } from '../../definition/checklist';
import { CHECK_STEP, document, filedForCompany, step } from '../../definition/company-filing';
import { READS_FOR_AN_END } from '../../definition/private-reads';
import type { ProcessDefinition } from '../../definition/process-definition';
import { DISCOUNT_DECISION, hasPan, NO_LIABILITY } from '../../questions/closing/discount-decision';
import { DISCOUNT_GROUNDS } from '../../questions/closing/discount-grounds';
import { CLOSING_FIGURES, DISCOUNT_SETTLEMENT, MISSING_RETURNS } from './missing-years';

/**
 * Section 136ka: a company that did not operate, file or pay before the section asks to be removed from the register.
 * It brings the missing returns in short form; the amount is invoiced with the approval.
 */
export const discountedDeRegistration = {
  process: 'DISCOUNTED_DE_REGISTRATION',
  version: 1,
  name: { ne: 'सहुलियतमा दर्ता खारेजी (दफा १३६क)', en: 'Discounted de-registration (section 136ka)' },
  numberPrefix: 'DD',
  sections: [DISCOUNT_GROUNDS, MISSING_RETURNS, CLOSING_FIGURES, DISCOUNT_SETTLEMENT, DISCOUNT_DECISION, NO_LIABILITY],
  steps: [
    step('eligibility', 'SECTIONS', 'सहुलियत पाउने आधार', 'Eligibility', ['DISCOUNT_GROUNDS'], {
      ne: 'दफा १३६क लागू भएको दिन कारोबार नभएको, विवरण बाँकी रहेको वा जरिबाना बाँकी रहेको कम्पनीले मात्र यो सहुलियत पाउँछ। विवरण र जरिबानाको अवस्था दर्ता किताबबाट लिइएको हो।',
      en: 'Only for a company that on the day section 136ka came into force did not operate, or had a report or a fine outstanding. Reports and fines are shown as the register has them.',
    }),
    step('annualReport', 'SECTIONS', 'बाँकी वार्षिक विवरण', 'Missing annual reports', [
      'MISSING_RETURNS',
      'CLOSING_FIGURES',
    ]),
    step('fineDetails', 'SECTIONS', 'तिर्नुपर्ने रकम', 'Amount to pay', ['DISCOUNT_SETTLEMENT'], {
      ne: 'स्वीकृत भएपछि एउटै बिजक जारी हुन्छ; त्यो तिरेपछि मात्र कार्यालयले सूचना प्रकाशित गर्छ।',
      en: 'With the approval one invoice is issued. The office publishes the notice once it is paid.',
    }),
    step('decision', 'SECTIONS', 'निर्णय र घोषणा', 'Decision and declaration', ['DISCOUNT_DECISION', 'NO_LIABILITY']),
    step('necessaryDocuments', 'DOCUMENTS', 'आवश्यक कागजात', 'Necessary documents'),
    CHECK_STEP,
  ],
  documents: [
    document('DISCOUNT_MINUTES', 'दर्ता खारेज गर्ने निर्णय', 'Minutes of the decision to de-register'),
    document(
      'NO_LIABILITY_DECLARATION',
      'कारोबार र दायित्व नभएको हस्ताक्षर सहितको घोषणा',
      'Signed declaration of no business and no liabilities',
    ),
    document('AUDITED_STATEMENT', 'लेखापरीक्षण भएको वित्तीय विवरण', 'Audited financial statement', {
      forEachOf: 'MISSING_RETURNS',
    }),
    document('TAX_CERTIFICATE', 'कर चुक्ता प्रमाणपत्र', 'Tax clearance certificate', { asked: hasPan }),
  ],
  origin: {
    ...filedForCompany.origin,
    companyTypes: isOfNepal,
    stoppedBy: ['MERGING'],
    // it is for companies that did not file and owe fines
    notStoppedBy: ['OUTSTANDING_FINE'],
    reads: READS_FOR_AN_END,
  },
  documentBasis: citation('136ka'),
  office: {
    ...filedForCompany.office,
    levels: 2,
    approverChain: [['APPROVER_1'], ['APPROVER_2']],
    checklist: [
      check(
        'GROUND_SHOWN',
        'दफा १३६क लागू भएको दिनको आधार देखिन्छ: कारोबार नभएको, विवरण वा जरिबाना बाँकी',
        'The ground of the day on which section 136ka came into force is shown: no business, a report or a fine outstanding',
      ),
      check(
        'DISCOUNT_DECIDED',
        'साधारण सभाले, वा गणपूरक संख्या नपुगेकोमा उपस्थित सञ्चालक वा शेयरधनीले निर्णय गरेका छन्',
        'The general meeting decided, or those present where it had no quorum',
      ),
      check(
        'YEARS_WITHOUT_BUSINESS',
        'बाँकी वर्षमा कारोबार नभएको वित्तीय विवरणबाट देखिन्छ',
        'The statements show that there was no business in the missing years',
      ),
      check(
        'NO_LIABILITY_DECLARED',
        'दायित्व नभएको घोषणा र PAN लिएको भए कर चुक्ता प्रमाणपत्र छ',
        'There is the declaration of no liabilities, and the tax certificate where there is a PAN',
      ),
    ],
    decision: {
      approve: {
        ne: 'बाँकी वर्षका विवरण दर्ता हुन्छन्, तिर्नुपर्ने रकमको बिजक जारी हुन्छ र कम्पनी दर्ता खारेजीको प्रक्रियामा जान्छ। भुक्तानी भएपछि सूचना प्रकाशित गर्नुपर्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The missing years are recorded, the amount is invoiced and the company is in de-registration. The notice is published once the invoice is paid. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र कम्पनी सक्रिय नै रहन्छ; बाँकी विवरण दर्ता हुँदैनन्। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the company stays active. The missing years are not recorded. The applicant is told why.',
      },
      revoke: {
        ne: 'दर्ता भएका विवरण र बिजक फिर्ता हुँदैनन्; कारबाही दुई अधिकृतको आदेशले मात्र अन्त्य हुन्छ।',
        en: 'What was recorded and invoiced is not withdrawn; an order of two officers ends the proceeding.',
      },
    },
  },
  // section 136ka names no fee: what is paid are the fines, asked with the approval
  money: { payTiming: 'NONE' },
  register: { aspects: ['NAME', 'COMPANY_TYPE', 'CAPITAL'], issues: [{ kind: 'RECORD_LETTER', law: '136ka' }] },
} as const satisfies ProcessDefinition;
