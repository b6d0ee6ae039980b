import { citation } from '../../../law/citation';
import { isForeign } from '../../../registration/company-type-rules';
import { REASON_MAXIMUM } from '../../../reasons';
import { check } from '../../definition/checklist';
import { CHECK_STEP, document, DOCUMENTS_STEP, filedForCompany, step } from '../../definition/company-filing';
import { READS_FOR_AN_END } from '../../definition/private-reads';
import type { ProcessDefinition } from '../../definition/process-definition';
import type { SectionDefinition } from '../../definition/section-definition';
import { amount, answers, day, text, withRules } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { CLAIM_SETTLEMENTS } from '../../questions/closing/claim-settlements';

const finalAnswers = answers({
  sentAbroad: amount('SENT_ABROAD_REQUIRED', { positive: false }),
  accountsClosedOn: day('ACCOUNTS_CLOSED_ON_REQUIRED'),
  statement: text('FINAL_STATEMENT_REQUIRED', REASON_MAXIMUM),
});
export const finalStatement = finalAnswers.complete;

const FINAL_STATEMENT = {
  key: 'FINAL_STATEMENT',
  label: { ne: 'अन्तिम हिसाब', en: 'Final accounts' },
  schema: finalStatement,
  schemaFor: ({ today }) =>
    withRules(finalAnswers, ({ accountsClosedOn }) =>
      accountsClosedOn !== undefined && accountsClosedOn > today
        ? [{ path: ['accountsClosedOn'], code: 'DATE_IN_FUTURE' }]
        : [],
    ),
  draft: finalAnswers.draft,
  optional: false,
  fields: [
    ask('sentAbroad', 'amount', 'विदेश फिर्ता लगिने बाँकी रकम (नभए ०)', 'Balance taken abroad (0 if none)', {
      required: always,
    }),
    ask('accountsClosedOn', 'date', 'नेपालका बैंक खाता बन्द भएको मिति', 'Day on which the bank accounts were closed', {
      required: always,
    }),
    ask('statement', 'textarea', 'कुनै दायित्व बाँकी नरहेको घोषणा', 'Declaration that nothing is owed any more', {
      required: always,
      maximum: REASON_MAXIMUM,
    }),
  ],
} satisfies SectionDefinition<'FINAL_STATEMENT'>;

/** Section 158(4): the claims that came after the two notices are settled. The order follows by the office. */
export const deRegistrationOfForeignTypeIi = {
  process: 'DE_REGISTRATION_OF_FOREIGN_TYPE_II',
  version: 1,
  name: {
    ne: 'विदेशी कम्पनीको दर्ता खारेजी, दोस्रो चरण',
    en: 'De-registration of a foreign company, phase II',
  },
  numberPrefix: 'DG',
  sections: [CLAIM_SETTLEMENTS, FINAL_STATEMENT],
  steps: [
    step('claims', 'SECTIONS', 'दाबी फर्स्योट', 'Settlement of claims', ['CLAIM_SETTLEMENTS'], {
      ne: 'सूचनाको म्यादभित्र परेका सबै दाबी र तिनको फर्स्योट राख्नुहोस्। दाबी नपरेको भए यो चरण खाली छोड्नुहोस्।',
      en: 'Enter every claim that came within the notices and how it was cleared. Leave it empty if nobody claimed.',
    }),
    step('final-accounts', 'SECTIONS', 'अन्तिम हिसाब', 'Final accounts', ['FINAL_STATEMENT']),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('SETTLEMENT_PROOF', 'दाबी फर्स्योटको प्रमाण', 'Proof of the settlement', { forEachOf: 'CLAIM_SETTLEMENTS' }),
    document('FINAL_ACCOUNTS', 'लेखापरीक्षण भएको अन्तिम हिसाब', 'Audited final accounts'),
    document('ACCOUNTS_CLOSED', 'बैंक खाता बन्द भएको पत्र', 'Letter that the bank accounts are closed'),
  ],
  origin: {
    ...filedForCompany.origin,
    subject: 'PROCEEDING',
    companyTypes: isForeign,
    notStoppedBy: ['IN_DEREGISTRATION', 'OUTSTANDING_FINE'],
    reads: READS_FOR_AN_END,
  },
  documentBasis: citation('158'),
  office: {
    ...filedForCompany.office,
    levels: 2,
    approverChain: [['APPROVER_1'], ['APPROVER_2']],
    checklist: [
      check(
        'EVERY_CLAIM_SETTLED',
        'कार्यालयमा परेका सबै दाबी सूचीमा छन् र प्रमाणसहित फर्स्योट भएका छन् (दफा १५८)',
        'Every claim that the office received is in the list and cleared with proof (section 158)',
      ),
      check('FINAL_ACCOUNTS_AGREE', 'अन्तिम हिसाब कागजातसँग मिल्छ', 'The final accounts agree with the documents'),
    ],
    decision: {
      approve: {
        ne: 'दाबी फर्स्योट भएको ठहरिन्छ। दर्ता खारेजीको आदेश हुनुअघि कर कार्यालयको सहमति चाहिन्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The claims count as cleared. The consent of the tax office is needed before the order of de-registration. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र यो चरण खुलै रहन्छ; कम्पनीले फेरि पेश गर्नुपर्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected and the phase stays open; the company has to file again. The applicant is told why.',
      },
      revoke: {
        ne: 'यो चरण फेरि खुल्छ र फर्स्योट फेरि पेश गर्नुपर्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The phase is open again, and the settlement has to be filed again. Nothing is deleted from the register.',
      },
    },
  },
  money: { payTiming: 'NONE' },
  register: { aspects: [], issues: [{ kind: 'RECORD_LETTER', law: '158' }] },
} as const satisfies ProcessDefinition;
