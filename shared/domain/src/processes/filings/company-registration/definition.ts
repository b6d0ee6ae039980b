import { citation } from '../../../law/citation';
import type { CompanyType } from '../../../enumerations/company-types';
import { companyTypeRules, hasShares, isForeignOffice } from '../../../registration/company-type-rules';
import { APPROVING_ROLES, FILING_ROLES } from '../../../roles';
import { check, type CheckDefinition } from '../../definition/checklist';
import { registrationVersions } from '../../definition/registration-versions';
import type { FilingFrame } from '../../definition/filing-frame';
import type { ProcessDefinition, StepDefinition } from '../../definition/process-definition';
import { BOD_DETAILS } from '../../questions/directors/bod-details';
import { BRANCH_INFORMATION } from '../../questions/branch-information';
import { CAPITAL_STRUCTURE, fundCautions } from '../../questions/capital/capital-structure';
import { COMPANY_REPRESENTATIVE } from '../../questions/people/company-representative';
import { DOCUMENT_GENERATION } from './document-generation';
import { registrationDocuments } from './documents';
import { FOCAL_PERSON } from './focal-person';
import { GENERAL_INFORMATION } from './general-information';
import { incorporationCharges } from './incorporation-charges';
import { longTermCautions } from '../../questions/directors/director-rules';
import { LEGAL_PERSON_DETAILS } from './legal-person-details';
import { registrationParties } from './parties';
import { OBJECTIVE_DETAILS } from '../../questions/objective-details';
import { foundingShares, SHARE_RANGE_ASSIGN } from './share-range-assign';
import { SHAREHOLDER } from '../../questions/holders/shareholder';
import { WITNESS } from './witness';

/** The approver levels for the type under the Act, without the operator (domain/workflow.md 6.2). */
export const registrationLevels = (type: CompanyType | null): number => (type ? companyTypeRules(type).levels : 2) - 1;

/** The operator's checks of a registration, in addition to its documents (sections 4, 5, 18 and 20 of the Act). */
const registrationChecks: readonly CheckDefinition[] = [
  check(
    'PEOPLE_IDENTIFIED',
    'संस्थापक, सञ्चालक र साक्षीको परिचय कागजातसँग मिल्छ',
    'The founders, directors and witnesses agree with their identity documents',
  ),
  check(
    'MEMORANDUM_AGREES',
    'प्रबन्धपत्र र नियमावली भरिएको विवरणसँग मिल्छन् (दफा १८, २०)',
    'The memorandum and articles agree with the answers (sections 18 and 20)',
  ),
  check(
    'CAPITAL_AGREES',
    'पुँजी र शेयरको विभाजन कानुनबमोजिम छ',
    'The capital and its division into shares are according to the law',
    ({ companyType }) => companyType === null || hasShares(companyType),
  ),
  check(
    'LICENCE_HELD',
    'अनुमति चाहिने व्यवसाय भए अनुमतिपत्र वा सिफारिस साथमा छ',
    'Where the business needs a licence, the licence or the regulator’s letter is there',
  ),
];

const step = (
  key: string,
  ne: string,
  en: string,
  sections: readonly string[],
  appliesTo?: StepDefinition['appliesTo'],
): StepDefinition => ({ key, kind: 'SECTIONS', label: { ne, en }, sections, ...(appliesTo && { appliesTo }) });
const ofPublic = ({ companyType }: FilingFrame): boolean =>
  companyType !== null && companyTypeRules(companyType).directorsConfirm;
const withPapers = ({ companyType }: FilingFrame): boolean => !isForeignOffice(companyType);
const withShares = ({ companyType }: FilingFrame): boolean => companyType === null || hasShares(companyType);

/** The pages of /company-registration in the order of their dependencies; each can be opened at any time. */
export const registrationSteps: readonly StepDefinition[] = [
  step('general-info', 'सामान्य विवरण', 'General information', ['GENERAL_INFORMATION', 'FOCAL_PERSON']),
  step('branch-info', 'शाखा', 'Branches', ['BRANCH_INFORMATION']),
  step('objective-details', 'उद्देश्य', 'Objectives', ['OBJECTIVE_DETAILS']),
  step('capital-structure', 'पुँजी संरचना', 'Capital structure', ['CAPITAL_STRUCTURE']),
  step(
    'shareholder',
    'शेयरधनी र सञ्चालक',
    'Shareholders and directors',
    ['SHAREHOLDER', 'WITNESS', 'BOD_DETAILS'],
    (frame) => withShares(frame) && !isForeignOffice(frame.companyType) && !ofPublic(frame),
  ),
  step(
    'shareholder',
    'सदस्य र सञ्चालक',
    'Members and directors',
    ['SHAREHOLDER', 'WITNESS', 'BOD_DETAILS'],
    (frame) => !withShares(frame) && !isForeignOffice(frame.companyType) && !ofPublic(frame),
  ),
  step('shareholder', 'शेयरधनी', 'Shareholders', ['SHAREHOLDER', 'WITNESS'], ofPublic),
  step('listed-company-bod-details', 'सञ्चालक समिति', 'Board of directors', ['BOD_DETAILS'], ofPublic),
  step('share-range-assign', 'शेयर कित्ता', 'Share ranges', ['SHARE_RANGE_ASSIGN'], withShares),
  step('representative', 'कम्पनी प्रतिनिधि', 'Company representatives', ['COMPANY_REPRESENTATIVE']),
  step('legal-Person-details', 'मस्यौदाकार', 'Drafter', ['LEGAL_PERSON_DETAILS']),
  {
    ...step('document-generation', 'कागजात तयारी', 'Document generation', ['DOCUMENT_GENERATION'], withPapers),
    kind: 'PAPERS',
  },
  { key: 'document-details', kind: 'DOCUMENTS', label: { ne: 'कागजात', en: 'Documents' }, sections: [] },
  { key: 'fine-revenue-details', kind: 'PAYABLE', label: { ne: 'दस्तुर र भुक्तानी', en: 'Fee and payment' }, sections: [] },
  { key: 'summary', kind: 'CHECK', label: { ne: 'भरेको विवरण जाँच', en: 'Check your answers' }, sections: [] },
];

export const companyRegistration = {
  process: 'COMPANY_REGISTRATION',
  version: registrationVersions.COMPANY_REGISTRATION,
  name: { ne: 'कम्पनी दर्ता', en: 'Company registration' },
  numberPrefix: 'CR',
  sections: [
    GENERAL_INFORMATION,
    FOCAL_PERSON,
    BRANCH_INFORMATION,
    OBJECTIVE_DETAILS,
    CAPITAL_STRUCTURE,
    SHAREHOLDER,
    WITNESS,
    BOD_DETAILS,
    SHARE_RANGE_ASSIGN,
    COMPANY_REPRESENTATIVE,
    LEGAL_PERSON_DETAILS,
    DOCUMENT_GENERATION,
  ],
  steps: registrationSteps,
  documents: registrationDocuments,
  office: {
    checklist: registrationChecks,
    levels: registrationLevels,
    // A doubtful one of a private company may go on to the registrar, who always decides about the others.
    approverChain: [APPROVING_ROLES, ['APPROVER_2']],
    committee: true,
    operatorMayReject: false,
    autoApprove: false,
  },
  origin: {
    mayStart: FILING_ROLES,
    fromReservation: true,
    stoppedBy: ['RESERVATION_EXPIRED', 'RESERVATION_REVOKED', 'RESERVATION_CONSUMED', 'RESERVATION_UNPAID'],
  },
  documentBasis: citation('4', '154'),
  register: {
    aspects: [],
    shares: foundingShares,
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges: incorporationCharges,
  },
  parties: registrationParties,
  cautions: (frame) => [...longTermCautions(frame), ...fundCautions(frame)],
} as const satisfies ProcessDefinition;
