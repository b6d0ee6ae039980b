import { hasShares } from '../../../registration/company-type-rules';
import { APPROVING_ROLES, FILING_ROLES } from '../../../roles';
import { check } from '../../definition/checklist';
import { registrationVersions } from '../../definition/registration-versions';
import type { DocumentRequirement } from '../../definition/document-requirement';
import type { ProcessDefinition, StepKind } from '../../definition/process-definition';
import type { ListSection, SectionDefinition } from '../../definition/section-definition';
import { BOD_DETAILS } from '../../questions/directors/bod-details';
import { BRANCH_INFORMATION } from '../../questions/branch-information';
import { CAPITAL_STRUCTURE } from '../../questions/capital/capital-structure';
import { registrationSteps } from '../company-registration/definition';
import { COMPANY_REPRESENTATIVE } from '../../questions/people/company-representative';
import { FOCAL_PERSON } from '../company-registration/focal-person';
import { GENERAL_INFORMATION } from '../company-registration/general-information';
import { LEGAL_PERSON_DETAILS } from '../company-registration/legal-person-details';
import { OBJECTIVE_DETAILS } from '../../questions/objective-details';
import { foundingShares, SHARE_RANGE_ASSIGN } from '../company-registration/share-range-assign';
import { SHAREHOLDER } from '../../questions/holders/shareholder';
import { WITNESS } from '../company-registration/witness';

/** Specification section 5: witnesses of a migrated company are optional, because they may not be known any more. */
const MIGRATED_WITNESS = { ...WITNESS, optional: true, issues: undefined } satisfies ListSection<'WITNESS'>;
/** The drafter is optional for the same reason. */
const MIGRATED_DRAFTER = {
  ...LEGAL_PERSON_DETAILS,
  optional: true,
} satisfies SectionDefinition<'LEGAL_PERSON_DETAILS'>;

const document = (
  key: string,
  ne: string,
  en: string,
  more: Partial<DocumentRequirement> = {},
): DocumentRequirement => ({
  key,
  name: { ne, en },
  when: 'ALWAYS',
  maximumMegabytes: 5,
  extensions: ['JPG', 'JPEG', 'PNG', 'PDF'],
  ...more,
});

/** Steps of a new company only: the generated documents and the payment. */
const ONLY_NEW: ReadonlySet<StepKind> = new Set(['PAPERS', 'PAYABLE']);

/**
 * A migrated company answers the same questions as a new one, so that the register has the same data. The approval
 * marks its details as verified.
 */
export const migrationCompanyRegistration = {
  process: 'MIGRATION_COMPANY_REGISTRATION',
  version: registrationVersions.MIGRATION_COMPANY_REGISTRATION,
  name: { ne: 'पुरानो प्रणालीको कम्पनीको विवरण', en: 'Details of a migrated company' },
  numberPrefix: 'MR',
  sections: [
    GENERAL_INFORMATION,
    FOCAL_PERSON,
    BRANCH_INFORMATION,
    OBJECTIVE_DETAILS,
    CAPITAL_STRUCTURE,
    SHAREHOLDER,
    MIGRATED_WITNESS,
    BOD_DETAILS,
    SHARE_RANGE_ASSIGN,
    COMPANY_REPRESENTATIVE,
    MIGRATED_DRAFTER,
  ],
  steps: registrationSteps.filter(({ kind }) => !ONLY_NEW.has(kind)),
  documents: [
    document('OLD_CERTIFICATE', 'पुरानो दर्ता प्रमाणपत्र', 'Old certificate of registration'),
    document('MOA_AOA', 'हाल कायम प्रबन्धपत्र तथा नियमावली', 'Memorandum and articles in force', { extensions: ['PDF'] }),
    document('SHARE_LAGAT', 'पछिल्लो शेयरधनी दर्ता किताब', 'Latest register of shareholders', {
      asked: ({ companyType }) => companyType === null || hasShares(companyType),
    }),
    document('WITNESS_IDENTITY', 'साक्षीको परिचयपत्र', 'Identity of the witness', {
      when: 'NEVER',
      forEachOf: 'WITNESS',
      provesIdentity: true,
      maximumMegabytes: 1,
    }),
    document('REPRESENTATIVE_IDENTITY', 'प्रतिनिधिको परिचयपत्र', 'Identity of the representative', {
      forEachOf: 'COMPANY_REPRESENTATIVE',
      provesIdentity: true,
    }),
    document('OTHER_PROOF', 'अन्य प्रमाण', 'Other proof', { when: 'NEVER' }),
  ],
  office: {
    checklist: [
      check(
        'RECORDS_AGREE',
        'विवरण कार्यालयको पुरानो अभिलेखसँग मिल्छ',
        'The details agree with the older records of the office',
      ),
      check(
        'SHARES_AGREE',
        'शेयरधनीहरूको शेयर पछिल्लो शेयरधनी दर्ता किताबसँग मिल्छ',
        'The shares agree with the latest register of shareholders',
        ({ companyType }) => companyType === null || hasShares(companyType),
      ),
    ],
    levels: 1,
    approverChain: [APPROVING_ROLES, ['APPROVER_2']],
    committee: false,
    operatorMayReject: false,
    autoApprove: false,
  },
  origin: {
    mayStart: FILING_ROLES,
    ofCompany: true,
    namedByCompany: true,
    // its details are the way out of MIGRATED_UNVERIFIED, and with it to every other filing
    notStoppedBy: ['EMAIL_UNVERIFIED', 'MIGRATED_UNVERIFIED', 'OPEN_CALL_FOR_EXPLANATION'],
  },
  register: {
    shares: foundingShares,
    aspects: [
      'REGISTERED_OFFICE',
      'HEAD_OFFICE',
      'BRANCH',
      'CAPITAL',
      'SHARES',
      'SHAREHOLDER',
      'WITNESS',
      'DIRECTOR',
      'OBJECTIVES',
      'REPRESENTATIVE',
      'FOCAL_PERSON',
      'DRAFTER',
    ],
  },
  money: {
    payTiming: 'NONE',
  },
} as const satisfies ProcessDefinition;
