import { citation } from '../../../law/citation';
import { CONSENT_DOCUMENT } from '../../../names/consent-bodies';
import { NAME_ENGLISH_MAXIMUM, NAME_NEPALI_MAXIMUM } from '../../../names/name-rules';
import { APPROVING_ROLES, FILING_ROLES } from '../../../roles';
import {
  changeDecision,
  changeDecisionDraft,
  currentCompany,
  currentCompanyDraft,
  keepReservation,
  newName,
  newNameBy,
  newNameDraft,
  resolutionDay,
  unchangedName,
} from './sections';
import { check } from '../../definition/checklist';
import { nameChecks } from '../../questions/names/name-checks';
import { CHECK_STEP, document, DOCUMENTS_STEP, PAYABLE_STEP } from '../../definition/company-filing';
import { reportedAmendment } from '../../questions/constitution/constitution-amendment';
import { nameVersions } from '../../definition/name-versions';
import { filedAnswers } from '../../definition/filing-frame';
import type { ProcessDefinition } from '../../definition/process-definition';
import type { SectionDefinition } from '../../definition/section-definition';
import { always, ask } from '../../questions/ask';
import { meetingsOf, resolutionMeetings } from '../../questions/resolution';
import { nameSuffixes, parentCompanyTypes } from '../../../enumerations/company-types';
import { REASON_MAXIMUM } from '../../../reasons';

const CURRENT_COMPANY = {
  key: 'CURRENT_COMPANY',
  label: { ne: 'हालको कम्पनी', en: 'The company today' },
  schema: currentCompany,
  draft: currentCompanyDraft,
  optional: false,
  fields: [
    ask('companyRegNo', 'text', 'कम्पनीको दर्ता नम्बर', 'Company registration number'),
    ask('registeredCompanyNameNepali', 'text', 'हालको नाम (नेपाली)', 'Present name (Nepali)'),
    ask('registeredCompanyNameEnglish', 'text', 'हालको नाम (अङ्ग्रेजी)', 'Present name (English)'),
    ask('registeredCompanyType', 'parentCompanyType', 'कम्पनीको समूह (प्राइभेट, पब्लिक …)', 'Company category', {
      options: parentCompanyTypes,
    }),
    ask('isParentCompany', 'switch', 'कम्पनी कुनै समूहको मुख्य कम्पनी हो?', 'Is it the parent company of a group?'),
  ],
} satisfies SectionDefinition<'CURRENT_COMPANY'>;

/** The same key as in a reservation, so that one engine reads the proposed name of both. */
const NAME_DETAILS = {
  key: 'NAME_DETAILS',
  label: { ne: 'नयाँ नाम', en: 'New name' },
  schema: newName,
  schemaBy: newNameBy,
  draft: newNameDraft,
  optional: false,
  keep: keepReservation,
  issues: unchangedName,
  fields: [
    ask('nepali', 'nameNepali', 'नयाँ नाम (नेपाली)', 'New name (Nepali)', {
      required: always,
      maximum: NAME_NEPALI_MAXIMUM,
    }),
    ask('english', 'nameEnglish', 'नयाँ नाम (अङ्ग्रेजी)', 'New name (English)', {
      required: always,
      maximum: NAME_ENGLISH_MAXIMUM,
    }),
    // decided by the type of the company, from the register
    ask('suffix', 'suffix', 'नामको पछाडि लेखिने शब्द', 'Suffix', { when: () => false, options: nameSuffixes }),
    ask('isPartOfGroup', 'switch', 'नयाँ नाम कुनै समूहको हो?', 'Is the new name one of a group?'),
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
      options: parentCompanyTypes,
    }),
  ],
} satisfies SectionDefinition<'NAME_DETAILS'>;

const CHANGE_DECISION = {
  key: 'CHANGE_DECISION',
  label: { ne: 'परिवर्तनको निर्णय', en: 'Decision to change' },
  schema: changeDecision,
  draft: changeDecisionDraft,
  optional: false,
  issues: resolutionDay,
  fields: [
    ask('reason', 'textarea', 'नाम परिवर्तन गर्नुको कारण', 'Why the name is changed', {
      required: always,
      maximum: REASON_MAXIMUM,
    }),
    ask('meeting', 'select', 'विशेष प्रस्ताव पारित गर्ने सभा', 'Where the special resolution was passed', {
      required: always,
      options: resolutionMeetings,
      offered: meetingsOf,
    }),
    ask('resolutionOn', 'date', 'विशेष प्रस्ताव पारित भएको मिति', 'Date of the special resolution', { required: always }),
    ask('decision', 'textarea', 'निर्णयको व्यहोरा', 'Text of the decision', {
      required: always,
      maximum: REASON_MAXIMUM,
    }),
    ask('remarks', 'textarea', 'कैफियत', 'Remark', { maximum: REASON_MAXIMUM }),
  ],
} satisfies SectionDefinition<'CHANGE_DECISION'>;

export const nameChange = {
  process: 'NAME_CHANGE',
  version: nameVersions.NAME_CHANGE,
  name: { ne: 'नाम परिवर्तन', en: 'Name change' },
  numberPrefix: 'NC',
  sections: [CURRENT_COMPANY, NAME_DETAILS, CHANGE_DECISION],
  // the present company comes from the register, so its section has no step
  steps: [
    { key: 'new-name', kind: 'SECTIONS', label: { ne: 'नयाँ नाम', en: 'New name' }, sections: ['NAME_DETAILS'] },
    {
      key: 'decision',
      kind: 'SECTIONS',
      label: { ne: 'निर्णय', en: 'Decision' },
      lead: { ne: 'कम्पनीको नाम विशेष प्रस्तावबाट परिवर्तन हुन्छ।', en: 'A company changes its name by special resolution.' },
      sections: ['CHANGE_DECISION'],
    },
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('SPECIAL_RESOLUTION', 'विशेष प्रस्तावको निर्णय', 'Special resolution'),
    document('AMENDED_MOA_AOA', 'संशोधित प्रबन्धपत्र तथा नियमावली', 'Amended memorandum and articles'),
    document('OLD_NEW_TABLE', 'साबिक र संशोधित व्यहोराको तालिका', 'Table of old and new clauses'),
    document('ORIGINAL_CERTIFICATE', 'सक्कल दर्ता प्रमाणपत्र', 'Original certificate of incorporation'),
    document('PARENT_CONSENT_LETTER', 'मुख्य कम्पनीको सहमतिपत्र', 'Parent company’s consent letter', {
      when: 'CONSENT',
      consentOf: 'PARENT_COMPANY',
    }),
    document(CONSENT_DOCUMENT, 'नियमनकारी निकायको पत्र', 'Regulator’s letter', {
      when: 'CONSENT',
      consentOf: 'REGULATOR',
    }),
  ],
  office: {
    checklist: [
      ...nameChecks,
      check(
        'RESOLUTION_PASSED',
        'नाम परिवर्तनको विशेष प्रस्ताव बैठकले पारित गरेको छ (दफा २१, ८३)',
        'The meeting passed the special resolution to change the name (sections 21 and 83)',
      ),
      check(
        'MEMORANDUM_AMENDED',
        'संशोधित प्रबन्धपत्र र नियमावलीमा नयाँ नाम छ',
        'The amended memorandum and articles have the new name',
      ),
    ],
    levels: 1,
    approverChain: [APPROVING_ROLES, ['APPROVER_2']],
    asAWhole: true,
    committee: true,
    operatorMayReject: false,
    autoApprove: false,
  },
  origin: {
    mayStart: FILING_ROLES,
    ofCompany: true,
    stoppedBy: [
      'NOT_IN_GOOD_STANDING',
      'MERGING',
      'RESERVATION_EXPIRED',
      'RESERVATION_REVOKED',
      'RESERVATION_CONSUMED',
      'RESERVATION_UNPAID',
    ],
  },
  // to a reserved name the parent company has consented already
  isOfGroup(answers) {
    const { isPartOfGroup, reservationId } = filedAnswers({ answers }, 'NAME_DETAILS');
    return isPartOfGroup === true && reservationId === undefined;
  },
  documentBasis: citation('21'),
  register: {
    aspects: ['NAME'],
    issues: [{ kind: 'CERTIFICATE_OF_NAME_CHANGE', law: '83' }, { kind: 'MEMORANDUM' }, { kind: 'ARTICLES' }],
  },
  money: {
    // an approval renames the company at once, so the money has to be there before
    payTiming: 'BEFORE_VERIFY',
    // a part of what the company would be incorporated for today; of a flat fee no capital is asked
    charges: ({ companyType }, { registeredCapitalPaisa }) =>
      companyType && [
        { code: 'NAME_CHANGE', schedule: 'FEE_NAME_CHANGE', companyType, capitalPaisa: registeredCapitalPaisa },
      ],
    ...reportedAmendment(
      ({ answers }) => changeDecisionDraft.safeParse(filedAnswers({ answers }, 'CHANGE_DECISION')).data?.resolutionOn,
    ),
  },
} as const satisfies ProcessDefinition;
