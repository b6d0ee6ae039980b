import { citation } from '../../../law/citation';
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
import { DECISION_SIGNERS, decisionParties } from '../../questions/signing/decision-signers';
import {
  movesOffice,
  decidedToMove,
  LOCATION_DECISION,
  NEW_REGISTERED_OFFICE,
  BRANCHES,
  changesProvince,
} from './sections';

/**
 * Section 184 of the Act: the registered office or branches move, within the area of the registrar's office or to
 * another one.
 */
export const locationChange = {
  process: 'LOCATION_CHANGE',
  version: 4,
  name: { ne: 'ठेगाना परिवर्तन', en: 'Location change' },
  numberPrefix: 'LC',
  sections: [LOCATION_DECISION, NEW_REGISTERED_OFFICE, BRANCHES, DECISION_SIGNERS],
  steps: [
    step('change', 'SECTIONS', 'निर्णय', 'Decision', ['LOCATION_DECISION', 'DECISION_SIGNERS'], {
      ne: 'के परिवर्तन हुन्छ र कम्पनीले के निर्णय गर्‍यो, लेख्नुहोस्।',
      en: 'Say what moves, and what the company decided.',
    }),
    step('registered-office', 'SECTIONS', 'रजिष्टर्ड कार्यालय', 'Registered office', ['NEW_REGISTERED_OFFICE'], {
      ne: 'हालको ठेगाना तल छ, र दर्ता किताबमा भएको विवरण भरिएको छ। फरक पर्ने विवरण मात्र लेख्नुहोस्। कार्यालयको इमेल फेरिएमा स्वीकृतिपछि प्रतिनिधिले नयाँ इमेल पुष्टि गर्नुपर्छ; नगरेसम्म कम्पनीले अरू निवेदन दिन मिल्दैन।',
      en: 'The present address is shown below, and what the register has of it is filled in. Enter what is different. If the office email changes, a representative confirms the new one after the approval; until then the company files nothing else.',
    }),
    step('branches', 'SECTIONS', 'शाखा', 'Branches', ['BRANCH_INFORMATION'], {
      ne: 'सुरुमा दर्ता किताबका शाखा हुन्छन्। फेर्नुहोस्, थप्नुहोस् वा हटाउनुहोस्; यहाँ हटाइएको शाखा बन्द हुन्छ।',
      en: 'These begin with the branches of the register. Change, add or delete them; a branch that is deleted here is closed.',
    }),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('DECISION', 'ठेगाना परिवर्तनको निर्णय', 'Decision to move'),
    document(
      'ADDRESS_PROOF',
      'नयाँ ठेगानाको प्रमाण (घरभाडा सम्झौता वा जग्गाधनी प्रमाणपुर्जा)',
      'Proof of the new address (lease or land certificate)',
    ),
    document('WARD_LETTER', 'वडा कार्यालयको सिफारिस पत्र', 'Letter of the ward office', { asked: changesProvince }),
  ],
  office: {
    checklist: [
      check(
        'DECISION_TAKEN',
        'ठेगाना परिवर्तनको निर्णय अधिकार पाएको बैठकले गरेको छ (दफा १८४)',
        'The meeting that may decide on the move has decided it (section 184)',
      ),
      check(
        'ADDRESS_PROVEN',
        'नयाँ ठेगानाको प्रमाण विवरणसँग मिल्छ',
        'The proof of the new address agrees with the answers',
        movesOffice,
      ),
    ],
    ...filedForCompany.office,
    decision: {
      approve: {
        ne: 'आजदेखि दर्ता किताबमा कम्पनीको नयाँ ठेगाना रहन्छ। साबिकको ठेगाना इतिहासमा रहन्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The register has the new address of the company from today on. The former one stays in the history. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र कम्पनीको ठेगाना हालकै रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the company keeps its present address. The applicant is told why.',
      },
      revoke: {
        ne: 'कम्पनीको ठेगाना फेरि साबिककै हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The company has its former address again. Nothing is deleted from the register.',
      },
    },
  },
  origin: {
    ...filedForCompany.origin,
    reads: { calls: ['REGISTERED_OFFICE'] },
  },
  documentBasis: citation('184'),
  parties: decisionParties('DECISION', 'LOCATION_DECISION'),
  register: {
    aspects: ['REGISTERED_OFFICE', 'BRANCH', 'REGISTRATION'],
    issues: [{ kind: 'RECORD_LETTER', law: '184' }],
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges: ({ companyType }) =>
      companyType && [
        { code: 'REGISTERED_OFFICE_CHANGE', schedule: 'FEE_REGISTERED_OFFICE_CHANGE', companyType, capitalPaisa: null },
      ],
    ...reportedLate('REGISTERED_ADDRESS', (frame) => (movesOffice(frame) ? decidedToMove(frame) : undefined)),
  },
} as const satisfies ProcessDefinition;
