import { citation } from '../../../law/citation';
import { isOfNepal } from '../../../registration/company-type-rules';
import { check } from '../../definition/checklist';
import {
  CHECK_STEP,
  document,
  DOCUMENTS_STEP,
  filedForCompany,
  PAYABLE_STEP,
  step,
} from '../../definition/company-filing';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import { READS_FOR_AN_END } from '../../definition/private-reads';
import type { ProcessDefinition } from '../../definition/process-definition';
import { registeredCapital } from '../../definition/registered-capital';
import {
  LIQUIDATION_AUDITOR,
  LIQUIDATION_DECISION,
  namesakes,
  resolvedOn,
} from '../../questions/closing/decision-and-auditor';
import { LIQUIDATOR, liquidatorIn } from '../../questions/closing/liquidator';
import { SOLVENCY, solvency, SOLVENCY_DIRECTORS, solvencyParties } from '../../questions/closing/solvency';
import { TAX_CLEARANCE } from '../../questions/closing/tax-clearance';
import { namesakeCheck } from '../../questions/people/auditor';

const declaredOn = (frame: FilingFrame): string | undefined =>
  solvency.shape.declaredOn.safeParse(filedAnswers(frame, SOLVENCY.key)['declaredOn']).data;

/** Sections 126 and 127: resolution, declaration and liquidator are reported in time; the earliest counts. */
function lateness(frame: FilingFrame) {
  const days = [
    { eventId: 'LIQUIDATION_RESOLUTION', triggeredOn: resolvedOn(frame) },
    { eventId: 'LIQUIDATION_RESOLUTION', triggeredOn: declaredOn(frame) },
    { eventId: 'LIQUIDATOR_NOTICE', triggeredOn: liquidatorIn(frame)?.appointedOn },
  ].flatMap(({ eventId, triggeredOn }) => (triggeredOn === undefined ? [] : [{ eventId, triggeredOn }]));
  return days.toSorted((one, other) => (one.triggeredOn < other.triggeredOn ? -1 : 1))[0] ?? null;
}

/**
 * Sections 126 and 127: a solvent company asks to be liquidated. The approval opens the proceeding, in which creditors
 * are called before the liquidator files how the claims were settled.
 */
export const liquidation = {
  process: 'LIQUIDATION',
  version: 2,
  name: { ne: 'लिक्विडेसन', en: 'Liquidation' },
  numberPrefix: 'LQ',
  sections: [LIQUIDATION_DECISION, SOLVENCY, SOLVENCY_DIRECTORS, LIQUIDATOR, LIQUIDATION_AUDITOR, TAX_CLEARANCE],
  steps: [
    step('decision', 'SECTIONS', 'निर्णय', 'Decision', ['LIQUIDATION_DECISION'], {
      ne: 'प्रस्ताव र घोषणा दफा १२६ को म्यादभित्र कार्यालयमा पेश गर्नुहोस्। स्वीकृत भएपछि कम्पनी लिक्विडेसनमा जान्छ र साहूलाई सूचना निस्कन्छ; त्यसपछि दाबीको फर्स्योट पेश गरिन्छ।',
      en: 'Submit resolution and declaration within the time of section 126. With the approval the company is in liquidation, and creditors are called by a notice. After that you file what became of the claims.',
    }),
    step('solvency', 'SECTIONS', 'सञ्चालकको घोषणा', 'Declaration of the directors', ['SOLVENCY', 'SOLVENCY_DIRECTORS'], {
      ne: 'दर्ता किताबका सबै सञ्चालकले घोषणामा हस्ताक्षर गर्नुपर्छ। हस्ताक्षरपछि घोषणा फेरियो भने सबैले फेरि हस्ताक्षर गर्नुपर्छ।',
      en: 'Every director in the register signs the declaration. If it is changed after that, all of them sign again.',
    }),
    step('liquidator', 'SECTIONS', 'लिक्विडेटर र लेखापरीक्षक', 'Liquidator and auditor', [
      'LIQUIDATOR',
      'LIQUIDATION_AUDITOR',
    ]),
    step('tax-clearance', 'SECTIONS', 'कर चुक्ता', 'Tax clearance', ['TAX_CLEARANCE']),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('SPECIAL_RESOLUTION', 'विशेष प्रस्ताव', 'Special resolution'),
    document('SOLVENCY_DECLARATION', 'सञ्चालकले हस्ताक्षर गरेको घोषणा', 'Declaration signed by the director', {
      forEachOf: 'SOLVENCY_DIRECTORS',
    }),
    document('LIQUIDATOR_LICENCE', 'लिक्विडेटरको इजाजतपत्र', 'Licence of the liquidator'),
    document('LIQUIDATOR_ACCEPTANCE', 'लिक्विडेटरको स्वीकृतिपत्र', 'Acceptance of the liquidator'),
    document('AUDITOR_APPOINTMENT', 'लेखापरीक्षकको नियुक्तिपत्र', 'Appointment of the auditor'),
    document('TAX_CLEARANCE', 'कर चुक्ता प्रमाणपत्र', 'Tax clearance certificate'),
  ],
  origin: {
    ...filedForCompany.origin,
    companyTypes: isOfNepal,
    // a voluntary end asks for the reports up to date
    stoppedBy: ['NOT_IN_GOOD_STANDING', 'MERGING'],
    reads: READS_FOR_AN_END,
  },
  documentBasis: citation('126'),
  parties: solvencyParties,
  cautions: namesakes,
  office: {
    ...filedForCompany.office,
    levels: 2,
    approverChain: [['APPROVER_1'], ['APPROVER_2']],
    checklist: [
      check(
        'RESOLUTION_PASSED',
        'लिक्विडेसनको विशेष प्रस्ताव बैठकले पारित गरेको छ (दफा ८३, १२६)',
        'The meeting passed the special resolution to liquidate (sections 83 and 126)',
      ),
      check(
        'SOLVENCY_DECLARED',
        'सबै सञ्चालकले दायित्व तिर्न सक्ने घोषणामा हस्ताक्षर गरेका छन् र कम्पनी दामासाहीमा छैन (दफा १२६)',
        'Every director has signed the declaration of solvency, and the company is not in insolvency (section 126)',
      ),
      check(
        'LIQUIDATOR_LICENSED',
        'लिक्विडेटरको इजाजतपत्र मान्य छ र निज सञ्चालक, शेयरधनी वा लेखापरीक्षक होइनन् (दफा १२७)',
        'The licence of the liquidator is valid, and the liquidator is no director, holder or auditor (section 127)',
      ),
      check(
        'TAX_CLEARED',
        'कर चुक्ता प्रमाणपत्र यही कम्पनीको PAN र आर्थिक वर्षको हो',
        'The tax clearance is of the PAN and the fiscal year of this company',
      ),
      namesakeCheck((frame) => namesakes(frame).length > 0),
    ],
    decision: {
      approve: {
        ne: 'कम्पनी लिक्विडेसनमा जान्छ र कारबाही खुल्छ; सञ्चालकको काम लिक्विडेटरले गर्छन्। त्यसपछि राष्ट्रिय दैनिकमा साहूलाई सूचना प्रकाशित गर्नुपर्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The company is in liquidation and the proceeding is open; the liquidator takes the place of the directors. The notice to creditors is published in a national daily next. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र कम्पनी सक्रिय नै रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the company stays active. The applicant is told why.',
      },
      revoke: {
        ne: 'कारबाही अन्त्य हुन्छ र कम्पनी फेरि सक्रिय हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The proceeding ends, and the company is active again. Nothing is deleted from the register.',
      },
    },
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges: (frame) =>
      frame.companyType && [
        {
          code: 'LIQUIDATION',
          schedule: 'FEE_LIQUIDATION',
          companyType: frame.companyType,
          capitalPaisa: registeredCapital(frame)?.paidUpCapital ?? 0,
        },
      ],
    fineEvent: 'LIQUIDATION_RESOLUTION',
    lateness,
  },
  register: {
    aspects: ['NAME', 'COMPANY_TYPE', 'CAPITAL', 'SHARES', 'SHAREHOLDER', 'DIRECTOR', 'AUDITOR'],
    issues: [{ kind: 'RECORD_LETTER', law: '126' }],
  },
} as const satisfies ProcessDefinition;
