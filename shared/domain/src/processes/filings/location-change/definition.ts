import { citation } from '../../../law/citation';
import type { Bilingual } from '../../../bilingual';
import { enumeration } from '../../../enumerations/enumeration';
import { publicParts } from '../../../register/register-aspects';
import { leavesOf } from '../../../register/company-record';
import { BRANCH_INFORMATION } from '../../questions/branch-information';
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
import { filedAnswers, filedItems, type FilingFrame } from '../../definition/filing-frame';
import type { ProcessDefinition } from '../../definition/process-definition';
import { officeAddress, officeAddressFields, officeContact, officeContactFields } from '../../questions/address';
import { answers, choice, chosen, withRules } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { decision, decisionFields, decisionFindings } from '../../questions/decision';
import type { CrossIssue, SectionDefinition } from '../../definition/section-definition';

/** What moves. */
export const locationScopes = enumeration([
  ['REGISTERED_OFFICE', 'रजिष्टर्ड कार्यालय', 'Registered office'],
  ['BRANCHES', 'शाखा', 'Branches'],
  ['BOTH', 'रजिष्टर्ड कार्यालय र शाखा', 'Registered office and branches'],
]);

const decisionAnswers = answers({ scope: choice(locationScopes.keys, 'LOCATION_SCOPE_REQUIRED'), decision });
const decisionFor = (frame: FilingFrame) =>
  withRules(decisionAnswers, (kept) => decisionFindings('decision', kept.decision, frame));

const scopeOf = (frame: FilingFrame): unknown => filedAnswers(frame, 'LOCATION_DECISION')['scope'];
export const movesOffice = (frame: FilingFrame): boolean =>
  scopeOf(frame) === 'REGISTERED_OFFICE' || scopeOf(frame) === 'BOTH';
export const movesBranches = (frame: FilingFrame): boolean =>
  scopeOf(frame) === 'BRANCHES' || scopeOf(frame) === 'BOTH';

/** AD; undefined while it is not answered. */
export const decidedToMove = (frame: FilingFrame): string | undefined =>
  decisionAnswers.draft.safeParse(filedAnswers(frame, 'LOCATION_DECISION')).data?.decision?.decidedOn;

const LOCATION_DECISION = {
  key: 'LOCATION_DECISION',
  label: { ne: 'के परिवर्तन हुन्छ, र निर्णय', en: 'What moves, and the decision' },
  schema: decisionAnswers.complete,
  schemaFor: decisionFor,
  draft: decisionAnswers.draft,
  optional: false,
  fields: [
    ask('scope', 'radio', 'ठेगाना परिवर्तन हुने', 'What moves', { required: always, options: locationScopes }),
    ...decisionFields('decision'),
  ],
} satisfies SectionDefinition<'LOCATION_DECISION'>;

const officeAnswers = answers({ officeId: chosen('OFFICE_REQUIRED'), address: officeAddress, contact: officeContact });
/** The registered office as it shall be, with the office of the registrar that is answerable for it. */
export const newRegisteredOffice = officeAnswers.complete;
const OFFICE: Bilingual = { ne: 'कार्यक्षेत्र', en: 'Jurisdiction' };
const ADDRESS: Bilingual = { ne: 'नयाँ ठेगाना', en: 'New address' };
const CONTACT: Bilingual = { ne: 'सम्पर्क', en: 'Contact' };

const NEW_REGISTERED_OFFICE = {
  key: 'NEW_REGISTERED_OFFICE',
  label: { ne: 'नयाँ रजिष्टर्ड कार्यालय', en: 'New registered office' },
  schema: officeAnswers.complete,
  draft: officeAnswers.draft,
  optional: false,
  appliesTo: movesOffice,
  fields: [
    ask('officeId', 'office', 'नयाँ ठेगाना हेर्ने रजिष्ट्रारको कार्यालय', 'Registrar’s office for the new address', {
      group: OFFICE,
      required: always,
    }),
    ...officeAddressFields('address', ADDRESS),
    ...officeContactFields('contact', CONTACT),
  ],
  issues: unmovedOffice,
} satisfies SectionDefinition<'NEW_REGISTERED_OFFICE'>;

const standingOffice = (frame: FilingFrame): Readonly<Record<string, unknown>> => {
  const part = frame.company?.parts.find(({ aspect }) => aspect === 'REGISTERED_OFFICE');
  return detailsOf(part?.data ?? {});
};

/** The address of the draft as the register has it; what the register does not know is not there. */
function unmovedOffice(data: Readonly<Record<string, unknown>>, frame: FilingFrame): readonly CrossIssue[] {
  const address = officeAnswers.draft.safeParse(data).data?.address;
  if (address === undefined) return [];
  const standing = leavesOf(standingOffice(frame));
  const isSame = [...leavesOf(address)].every(([path, value]) => standing.get(path) === value);
  return isSame ? [{ path: 'address.toleStreet', code: 'ADDRESS_UNCHANGED' }] : [];
}

/** As in a registration; it begins with the branches of the register, and what is left out is closed. */
const BRANCHES = {
  ...BRANCH_INFORMATION,
  label: { ne: 'परिवर्तनपछिका शाखा', en: 'Branches after the change' },
  appliesTo: movesBranches,
};

/** The district of another province needs the letter of its ward. */
function changesProvince(frame: FilingFrame): boolean {
  if (!movesOffice(frame)) return false;
  const after = officeAnswers.draft.safeParse(filedAnswers(frame, 'NEW_REGISTERED_OFFICE')).data?.address?.provinceId;
  const before = standingOffice(frame)['provinceId'];
  return after !== undefined && before !== undefined && after !== before;
}

/** Section 184 of the Act: the registered office or branches move, within the office of the registrar or to another. */
export const locationChange = {
  process: 'LOCATION_CHANGE',
  version: 3,
  name: { ne: 'ठेगाना परिवर्तन', en: 'Location change' },
  numberPrefix: 'LC',
  sections: [LOCATION_DECISION, NEW_REGISTERED_OFFICE, BRANCHES],
  steps: [
    step('change', 'SECTIONS', 'निर्णय', 'Decision', ['LOCATION_DECISION'], {
      ne: 'के परिवर्तन हुन्छ र कम्पनीले के निर्णय गर्‍यो, लेख्नुहोस्।',
      en: 'Say what moves, and what the company decided.',
    }),
    step('registered-office', 'SECTIONS', 'रजिष्टर्ड कार्यालय', 'Registered office', ['NEW_REGISTERED_OFFICE'], {
      ne: 'सुरुमा हालको रजिष्टर्ड कार्यालयको विवरण हुन्छ। नयाँ ठेगाना लेख्नुहोस्। कार्यालयको इमेल फेरिएमा स्वीकृतिपछि प्रतिनिधिले नयाँ इमेल पुष्टि गर्नुपर्छ; नगरेसम्म कम्पनीले अरू निवेदन दिन मिल्दैन।',
      en: 'These begin with the registered office as it stands. Enter the new address. If the office email changes, a representative confirms the new one after the approval; until then the company files nothing else.',
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
  ...filedForCompany,
  documentBasis: citation('184'),
  reads: { calls: ['REGISTERED_OFFICE'] },
  aspects: ['REGISTERED_OFFICE', 'BRANCH', 'REGISTRATION'],
  payTiming: 'BEFORE_VERIFY',
  issues: [{ kind: 'RECORD_LETTER', law: '184' }],
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
  charges: ({ companyType }) =>
    companyType && [
      { code: 'REGISTERED_OFFICE_CHANGE', schedule: 'FEE_REGISTERED_OFFICE_CHANGE', companyType, capitalPaisa: null },
    ],
  ...reportedLate('REGISTERED_ADDRESS', (frame) => (movesOffice(frame) ? decidedToMove(frame) : undefined)),
} as const satisfies ProcessDefinition;

/** The answers that the register already gives: the registered office and the branches as they stand. */
export function standingLocation(company: NonNullable<FilingFrame['company']>): {
  readonly office: object;
  readonly branches: readonly { readonly begunFrom: string | null; readonly data: object }[];
} {
  const frame = { companyType: company.type, company, answers: {}, today: '' };
  const details = standingOffice(frame);
  const registration = company.parts.find(({ aspect }) => aspect === 'REGISTRATION')?.data;
  return {
    office: {
      ...(registration !== undefined && { officeId: publicParts.REGISTRATION.parse(registration).officeId }),
      // each keeps of the details what it asks
      address: officeAddress.draft.safeParse(details).data ?? {},
      contact: officeContact.draft.safeParse(details).data ?? {},
    },
    branches: company.parts
      .filter(({ aspect }) => aspect === 'BRANCH')
      .map(({ subjectId, data }) => ({ begunFrom: subjectId, data: detailsOf(data) })),
  };
}

/** What was filed of a part, beside what everybody may read. */
function detailsOf({ details }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return typeof details === 'object' && details !== null ? { ...details } : {};
}

/** The branches that the company shall have, for the register. */
export const branchesAfter = (frame: FilingFrame) => filedItems(frame, BRANCH_INFORMATION.key);
