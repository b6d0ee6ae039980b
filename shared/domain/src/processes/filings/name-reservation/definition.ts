import { z } from 'zod';
import { companyTypeWithId } from '../../../enumerations/company-types';
import { EMAIL_MAXIMUM } from '../../../accounts/contact';
import { NAME_ENGLISH_MAXIMUM, NAME_NEPALI_MAXIMUM } from '../../../names/name-rules';
import { APPROVING_ROLES, FILING_ROLES } from '../../../roles';
import { contactDetails, contactDetailsDraft, keepProof } from './contact-details';
import { nameDetails, nameDetailsBy, nameDetailsDraft } from '../../questions/names/name-details';
import { objectiveDetails, objectiveDetailsDraft } from '../../questions/objectives';
import { remarkDetails, REMARK_MAXIMUM } from '../../questions/remark';
import type { Charge } from '../../definition/charge';
import { check } from '../../definition/checklist';
import { nameChecks } from '../../questions/names/name-checks';
import { nameVersions } from '../../definition/name-versions';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import type { ProcessDefinition, StepDefinition } from '../../definition/process-definition';
import type { SectionDefinition } from '../../definition/section-definition';
import { ask } from '../../questions/ask';

/** The same for every company type; the type is stored to show what the line is for. */
function reservationCharges(frame: FilingFrame): readonly Charge[] | null {
  const { companyTypeId } = z
    .looseObject({ companyTypeId: z.int().optional().catch(undefined) })
    .catch({})
    .parse(filedAnswers(frame, 'NAME_DETAILS'));
  const companyType = companyTypeId === undefined ? null : companyTypeWithId(companyTypeId);
  return (
    companyType && [{ code: 'NAME_RESERVATION', schedule: 'FEE_NAME_RESERVATION', companyType, capitalPaisa: null }]
  );
}

const NAME_DETAILS = {
  key: 'NAME_DETAILS',
  label: { ne: 'नामको विवरण', en: 'Name details' },
  schema: nameDetails,
  schemaBy: nameDetailsBy,
  draft: nameDetailsDraft,
  optional: false,
  fields: [
    ask('english', 'nameEnglish', 'कम्पनीको नाम (अङ्ग्रेजी)', 'Company name (English)', { maximum: NAME_ENGLISH_MAXIMUM }),
    ask('nepali', 'nameNepali', 'कम्पनीको नाम (नेपाली)', 'Company name (Nepali)', { maximum: NAME_NEPALI_MAXIMUM }),
    ask('parentCompanyType', 'parentCompanyType', 'कम्पनीको समूह (प्राइभेट, पब्लिक …)', 'Company category'),
    ask('companyTypeId', 'companyType', 'कम्पनीको किसिम', 'Company type'),
    ask('suffix', 'suffix', 'नामको पछाडि लेखिने शब्द', 'Suffix'),
    ask('isPartOfGroup', 'switch', 'कम्पनी कुनै समूहको हो?', 'Is the company part of a group?'),
    ask('groupRegistrationNumber', 'text', 'समूहको दर्ता नम्बर', 'Group registration number', {
      onlyWhen: 'isPartOfGroup',
    }),
    ask(
      'registeredCompanyApplicationNumber',
      'text',
      'दर्ता भएको कम्पनीको निवेदन नम्बर',
      'Registered company application number',
      { onlyWhen: 'isPartOfGroup' },
    ),
    ask('registeredCompanyNameEnglish', 'text', 'दर्ता भएको कम्पनीको अङ्ग्रेजी नाम', 'Registered company name (English)', {
      onlyWhen: 'isPartOfGroup',
    }),
    ask('registeredCompanyNameNepali', 'text', 'दर्ता भएको कम्पनीको नेपाली नाम', 'Registered company name (Nepali)', {
      onlyWhen: 'isPartOfGroup',
    }),
    ask('registeredCompanyType', 'parentCompanyType', 'दर्ता भएको कम्पनीको किसिम', 'Registered company type', {
      onlyWhen: 'isPartOfGroup',
    }),
  ],
} satisfies SectionDefinition<'NAME_DETAILS'>;

const OBJECTIVE_DETAILS = {
  key: 'OBJECTIVE_DETAILS',
  label: { ne: 'उद्देश्यको विवरण', en: 'Objective details' },
  schema: objectiveDetails,
  draft: objectiveDetailsDraft,
  optional: false,
  fields: [
    ask('nsicCodes', 'nsic', 'उद्देश्य (NSIC)', 'Objectives (NSIC)'),
    ask(
      'registeredInOtherGovernmentBody',
      'switch',
      'अर्को सरकारी निकायमा दर्ता भएको छ?',
      'Registered in another government body?',
    ),
    ask('otherGovernmentBody', 'text', 'अर्को सरकारी निकाय', 'Other government body', {
      onlyWhen: 'registeredInOtherGovernmentBody',
    }),
    ask(
      'otherGovernmentBodyRegistrationNumber',
      'text',
      'अर्को निकायको दर्ता नम्बर',
      'Registration number in the other government body',
      { onlyWhen: 'registeredInOtherGovernmentBody' },
    ),
  ],
} satisfies SectionDefinition<'OBJECTIVE_DETAILS'>;

const CONTACT_DETAILS = {
  key: 'CONTACT_DETAILS',
  label: { ne: 'कम्पनीको सम्पर्क', en: 'Company contact' },
  schema: contactDetails,
  draft: contactDetailsDraft,
  optional: true,
  keep: keepProof,
  fields: [
    ask('companyEmail', 'provenEmail', 'कम्पनीको आधिकारिक इमेल', 'Official email of the company', {
      maximum: EMAIL_MAXIMUM,
    }),
  ],
} satisfies SectionDefinition<'CONTACT_DETAILS'>;

const REMARK_DETAILS = {
  key: 'REMARK_DETAILS',
  label: { ne: 'कैफियत', en: 'Remark' },
  schema: remarkDetails,
  draft: remarkDetails,
  optional: true,
  fields: [ask('remark', 'textarea', 'कैफियत', 'Remark', { maximum: REMARK_MAXIMUM })],
} satisfies SectionDefinition<'REMARK_DETAILS'>;

/** The pages of a reservation; each can be opened at any time. */
const reservationSteps: readonly StepDefinition[] = [
  {
    key: 'names',
    kind: 'SECTIONS',
    label: { ne: 'कम्पनीको किसिम र नाम', en: 'Company type and name' },
    sections: ['NAME_DETAILS'],
  },
  { key: 'objectives', kind: 'SECTIONS', label: { ne: 'उद्देश्य', en: 'Objectives' }, sections: ['OBJECTIVE_DETAILS'] },
  { key: 'documents', kind: 'DOCUMENTS', label: { ne: 'कागजात', en: 'Documents' }, sections: [] },
  {
    key: 'contact',
    kind: 'SECTIONS',
    label: { ne: 'कम्पनीको इमेल', en: 'Company email' },
    sections: ['CONTACT_DETAILS'],
  },
  { key: 'remark', kind: 'SECTIONS', label: { ne: 'कैफियत', en: 'Remark' }, sections: ['REMARK_DETAILS'] },
  { key: 'check', kind: 'CHECK', label: { ne: 'भरेको विवरण जाँच', en: 'Check your answers' }, sections: [] },
];

const IMAGES_AND_PDF = ['JPG', 'JPEG', 'PNG', 'PDF'] as const;

export const nameReservation = {
  process: 'NAME_RESERVATION',
  version: nameVersions.NAME_RESERVATION,
  name: { ne: 'नाम आरक्षण', en: 'Name reservation' },
  numberPrefix: 'NR',
  sections: [NAME_DETAILS, OBJECTIVE_DETAILS, CONTACT_DETAILS, REMARK_DETAILS],
  steps: reservationSteps,
  documents: [
    {
      key: 'PARENT_CONSENT_LETTER',
      name: { ne: 'मुख्य कम्पनीको सहमतिपत्र', en: 'Parent company’s consent letter' },
      when: 'CONSENT',
      consentOf: 'PARENT_COMPANY',
      maximumMegabytes: 5,
      extensions: IMAGES_AND_PDF,
    },
    {
      key: 'REGULATOR_LETTER',
      name: { ne: 'नियमनकारी निकायको पत्र', en: 'Regulator’s letter' },
      when: 'CONSENT',
      consentOf: 'REGULATOR',
      maximumMegabytes: 5,
      extensions: IMAGES_AND_PDF,
    },
    {
      key: 'TRADEMARK_PROOF',
      name: { ne: 'ट्रेडमार्कको प्रमाण', en: 'Trademark proof' },
      when: 'NEVER',
      maximumMegabytes: 5,
      extensions: IMAGES_AND_PDF,
    },
  ],
  office: {
    checklist: [
      ...nameChecks,
      check(
        'OBJECTIVES_FIT',
        'नाम र उद्देश्य मिल्छन्, र उद्देश्यको वर्गीकरण ठीक छ',
        'The name fits the objectives, and the objectives are classified correctly',
      ),
      check(
        'REGULATOR_CONSENTS',
        'नियमनकारी निकायको अनुमति चाहिने उद्देश्य भए पत्र साथमा छ',
        'Where the objectives need a regulator’s consent, its letter is there',
      ),
    ],
    levels: 1,
    // One level is enough; a doubtful name may go on to the registrar.
    approverChain: [APPROVING_ROLES, ['APPROVER_2']],
    asAWhole: true,
    committee: true,
    operatorMayReject: false,
    // where the office has switched it on (AUTO_APPROVAL), and nothing is flagged
    autoApprove: true,
  },
  origin: {
    mayStart: FILING_ROLES,
  },
  isOfGroup: (answers) => filedAnswers({ answers }, 'NAME_DETAILS')['isPartOfGroup'] === true,
  register: {
    aspects: ['NAME'],
  },
  money: {
    // the fee, where the schedule asks one, is for the name that is given; the letter waits for it
    payTiming: 'AFTER_APPROVAL',
    charges: reservationCharges,
  },
} as const satisfies ProcessDefinition;
