import { comparedCode } from '../../../plain-text';
import { citation } from '../../../law/citation';
import { isOfNepal } from '../../../registration/company-type-rules';
import { FILING_ROLES } from '../../../roles';
import { REASON_MAXIMUM } from '../../../reasons';
import { check } from '../../definition/checklist';
import { CHECK_STEP, document, DOCUMENTS_STEP, filedForCompany, step } from '../../definition/company-filing';
import type { FilingFrame } from '../../definition/filing-frame';
import { READS_FOR_AN_END } from '../../definition/private-reads';
import type { ProcessDefinition } from '../../definition/process-definition';
import type { SectionDefinition } from '../../definition/section-definition';
import { answers, day, numberText, optional, text, withRules, type Finding } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { TAX_CLEARANCE } from '../../questions/closing/tax-clearance';
import { filedDetails } from '../../questions/people/registered-people';

const reportAnswers = answers({
  reportedOn: day('REPORTED_ON_REQUIRED'),
  statement: text('FINAL_REPORT_REQUIRED', REASON_MAXIMUM),
  property: optional(REASON_MAXIMUM),
});

const FINAL_REPORT = {
  key: 'FINAL_REPORT',
  label: { ne: 'अन्तिम प्रतिवेदन', en: 'Final report' },
  schema: reportAnswers.complete,
  schemaFor: ({ today }) => withRules(reportAnswers, ({ reportedOn }) => notInFuture('reportedOn', reportedOn, today)),
  draft: reportAnswers.draft,
  optional: false,
  fields: [
    ask('reportedOn', 'date', 'प्रतिवेदन मिति', 'Date of the report', { required: always }),
    ask('statement', 'textarea', 'लिक्विडेटरको अन्तिम प्रतिवेदन', 'Final report of the liquidator', {
      required: always,
      maximum: REASON_MAXIMUM,
    }),
    ask('property', 'textarea', 'बाँकी सम्पत्ति वा दायित्व भए त्यसको विवरण', 'Property or liabilities that remain, if any', {
      maximum: REASON_MAXIMUM,
    }),
  ],
} satisfies SectionDefinition<'FINAL_REPORT'>;

const auditAnswers = answers({
  licenceNumber: numberText('AUDITOR_LICENCE_REQUIRED', 40),
  reportedOn: day('REPORTED_ON_REQUIRED'),
  opinion: text('AUDIT_OPINION_REQUIRED', REASON_MAXIMUM),
});

const notInFuture = (field: string, given: string | undefined, today: string): Finding[] =>
  given !== undefined && given > today ? [{ path: [field], code: 'DATE_IN_FUTURE' }] : [];

/** The auditor whom the register has since the approval of the application. */
function auditorFindings(licenceNumber: string | undefined, { company }: FilingFrame): Finding[] {
  const licences = (company?.parts ?? []).flatMap(({ aspect, data }) => {
    const known = aspect === 'AUDITOR' ? filedDetails(data)['licenceNumber'] : undefined;
    return typeof known === 'string' ? [comparedCode(known)] : [];
  });
  if (licenceNumber === undefined || licences.length === 0 || licences.includes(comparedCode(licenceNumber))) return [];
  return [{ path: ['licenceNumber'], code: 'REPORT_OF_OTHER_AUDITOR' }];
}

const AUDIT_REPORT = {
  key: 'AUDIT_REPORT',
  label: { ne: 'लेखापरीक्षकको प्रतिवेदन', en: 'Report of the auditor' },
  schema: auditAnswers.complete,
  schemaFor: (frame) =>
    withRules(auditAnswers, ({ licenceNumber, reportedOn }) => [
      ...auditorFindings(licenceNumber, frame),
      ...notInFuture('reportedOn', reportedOn, frame.today),
    ]),
  draft: auditAnswers.draft,
  optional: false,
  fields: [
    ask('licenceNumber', 'text', 'लेखापरीक्षकको प्रमाणपत्र नम्बर', 'Auditor’s licence number', {
      required: always,
      maximum: 40,
    }),
    ask('reportedOn', 'date', 'प्रतिवेदन मिति', 'Date of the report', { required: always }),
    ask('opinion', 'textarea', 'लेखापरीक्षकको राय', 'Opinion of the auditor', {
      required: always,
      maximum: REASON_MAXIMUM,
    }),
  ],
} satisfies SectionDefinition<'AUDIT_REPORT'>;

/** Section 132: the final report, that of the auditor and the last tax clearance. The order follows by the office. */
export const liquidationFinal = {
  process: 'LIQUIDATION_FINAL',
  version: 1,
  name: {
    ne: 'लिक्विडेसन, दोस्रो चरण: अन्तिम प्रतिवेदन',
    en: 'Liquidation, phase II: final report',
  },
  numberPrefix: 'LF',
  sections: [FINAL_REPORT, AUDIT_REPORT, TAX_CLEARANCE],
  steps: [
    step('final-report', 'SECTIONS', 'अन्तिम प्रतिवेदन', 'Final report', ['FINAL_REPORT', 'AUDIT_REPORT']),
    step('tax-clearance', 'SECTIONS', 'कर चुक्ता', 'Tax clearance', ['TAX_CLEARANCE']),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('FINAL_REPORT', 'लिक्विडेटरको अन्तिम प्रतिवेदन', 'Final report of the liquidator'),
    document('AUDIT_REPORT', 'लेखापरीक्षकको प्रतिवेदन', 'Report of the auditor'),
    document('TAX_CLEARANCE', 'कर चुक्ता प्रमाणपत्र', 'Tax clearance certificate'),
    document('OPINION_LETTERS', 'अन्य निकायको राय पत्र', 'Letters of opinion of other bodies', { when: 'NEVER' }),
  ],
  origin: {
    ...filedForCompany.origin,
    mayStart: [...FILING_ROLES, 'LIQUIDATOR'],
    subject: 'PROCEEDING',
    companyTypes: isOfNepal,
    notStoppedBy: ['IN_LIQUIDATION', 'OUTSTANDING_FINE'],
    reads: READS_FOR_AN_END,
  },
  documentBasis: citation('132'),
  office: {
    ...filedForCompany.office,
    levels: 2,
    approverChain: [['APPROVER_1'], ['APPROVER_2']],
    checklist: [
      check(
        'FINAL_REPORT_AGREES',
        'अन्तिम प्रतिवेदन र लेखापरीक्षकको प्रतिवेदन हिसाबसँग मिल्छन् (दफा १३२)',
        'The final report and that of the auditor agree with the accounts (section 132)',
      ),
      check(
        'TAX_CLEARED',
        'कर चुक्ता प्रमाणपत्र यही कम्पनीको PAN र आर्थिक वर्षको हो',
        'The tax clearance is of the PAN and the fiscal year of this company',
      ),
    ],
    decision: {
      approve: {
        ne: 'अन्तिम प्रतिवेदन स्वीकृत हुन्छ। दर्ता खारेजीको आदेशअघि कर कार्यालयको सहमति चाहिन्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The final report is accepted. The consent of the tax office is needed before the order of de-registration. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र यो चरण खुलै रहन्छ; कम्पनीले फेरि पेश गर्नुपर्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected and the phase stays open; the company has to file again. The applicant is told why.',
      },
      revoke: {
        ne: 'यो चरण फेरि खुल्छ र अन्तिम प्रतिवेदन फेरि पेश गर्नुपर्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The phase is open again, and the final report has to be filed again. Nothing is deleted from the register.',
      },
    },
  },
  money: { payTiming: 'NONE' },
  register: { aspects: [], issues: [{ kind: 'RECORD_LETTER', law: '132' }] },
} as const satisfies ProcessDefinition;
