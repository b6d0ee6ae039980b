import { APPROVING_ROLES, FILING_ROLES } from '../../roles';
import { check } from '../../processes/definition/checklist';
import {
  CHECK_STEP,
  document,
  DOCUMENTS_STEP,
  PAYABLE_STEP,
  reportedLate,
  step,
} from '../../processes/definition/company-filing';
import { trueStatement } from '../../processes/definition/declarations';
import { filedAnswers } from '../../processes/definition/filing-frame';
import type { ProcessDefinition } from '../../processes/definition/process-definition';
import { EVERY_KIND } from './every-kind';
import { HIGH_RENT, isLeased, MATTER, namesPlaces, PLACES, VISITS } from './sections';

/** A heading of the specification under which nothing is ever filed: the test filing stands here in nobody's place. */
export const TEST_PROCESS = 'POST_REGISTRATION';

/** What is declared with the test filing beside that it is true. */
export const TEST_DECLARATION = 'PLACES_VISITED';

export const testFiling = {
  process: TEST_PROCESS,
  version: 1,
  name: { ne: 'परीक्षण निवेदन', en: 'Test filing' },
  numberPrefix: 'TF',
  sections: [MATTER, PLACES, VISITS, EVERY_KIND],
  steps: [
    step('matter', 'SECTIONS', 'विषय', 'The matter', ['MATTER'], { ne: 'विषय लेख्नुहोस्।', en: 'Say what it is about.' }),
    step('places', 'SECTIONS', 'ठाउँ', 'Places', ['PLACES', 'VISITS']),
    step('every-kind', 'SECTIONS', 'सबै किसिम', 'Every kind', ['EVERY_KIND']),
    { ...step('papers', 'PAPERS', 'कागज', 'Papers'), appliesTo: namesPlaces },
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('DECISION', 'निर्णय', 'Decision'),
    document('LEASE', 'भाडा सम्झौता', 'Lease', { asked: isLeased }),
    document('PHOTO', 'फोटो', 'Photo', {
      asked: namesPlaces,
      forEachOf: 'PLACES',
      askedOf: ({ data }) => data['needsPhoto'] === true,
    }),
    document('LETTER', 'पत्र', 'Letter', { when: 'NEVER' }),
  ],
  declarations: [
    trueStatement,
    { key: TEST_DECLARATION, text: { ne: 'सबै ठाउँमा गएर हेरिएको छ।', en: 'Every place was visited.' } },
  ],
  office: {
    checklist: [
      check('ADDRESS_PROVEN', 'ठेगाना निर्णयसँग मिल्छ', 'The address agrees with the decision'),
      check('PLACES_PROVEN', 'हरेक ठाउँ प्रमाणित छ', 'Each place is proven', namesPlaces),
    ],
    levels: 2,
    approverChain: [APPROVING_ROLES, ['APPROVER_2']],
    committee: true,
    operatorMayReject: true,
    autoApprove: false,
    decision: {
      approve: { ne: 'ठेगाना दर्ता किताबमा चढ्छ।', en: 'The address is entered in the register.' },
      reject: { ne: 'दर्ता किताबमा केही चढ्दैन।', en: 'Nothing is entered in the register.' },
      revoke: { ne: 'साबिकको ठेगाना फर्कन्छ।', en: 'The former address comes back.' },
    },
  },
  origin: {
    mayStart: FILING_ROLES,
    ofCompany: true,
    namedByCompany: true,
  },
  register: {
    aspects: ['REGISTERED_OFFICE', 'BRANCH'],
    named: {
      companies(frame) {
        const { otherCompany } = filedAnswers(frame, 'EVERY_KIND');
        return typeof otherCompany === 'string' ? [otherCompany] : [];
      },
      aspects: ['BRANCH'],
    },
    issues: [{ kind: 'RECORD_LETTER' }],
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges: ({ companyType }) =>
      companyType && [
        { code: 'REGISTERED_OFFICE_CHANGE', schedule: 'FEE_REGISTERED_OFFICE_CHANGE', companyType, capitalPaisa: null },
      ],
    ...reportedLate(
      'REGISTERED_ADDRESS',
      (frame) => MATTER.draft.safeParse(filedAnswers(frame, 'MATTER')).data?.decidedOn,
    ),
  },
  cautions: (frame) =>
    Number(filedAnswers(frame, 'MATTER')['rent'] ?? 0) > HIGH_RENT
      ? [{ key: 'HIGH_RENT', text: { ne: 'भाडा धेरै छ।', en: 'The rent is high.' } }]
      : [],
} as const satisfies ProcessDefinition;
