import { z } from 'zod';
import { claimedValueSchemas } from '../../../calls/old-system';
import { optionalText, requiredText } from '../../../messages/fields';
import type { ValidationCode } from '../../../messages/validation';
import { APPROVING_ROLES, FILING_ROLES } from '../../../roles';
import { remarkDetails, REMARK_MAXIMUM } from '../../questions/remark';
import { check } from '../../definition/checklist';
import { nameVersions } from '../../definition/name-versions';
import type { ProcessDefinition } from '../../definition/process-definition';
import type { SectionDefinition } from '../../definition/section-definition';
import { ask } from '../../questions/ask';

const OLD_APPLICATION_NUMBER_MAXIMUM = 50;

/** As in the old certificate: the rules for new names do not apply to an old one. */
export const oldNameDetails = z.object({
  nepali: claimedValueSchemas.NAME_NEPALI,
  english: claimedValueSchemas.NAME_ENGLISH,
  registrationNumber: claimedValueSchemas.REGISTRATION_NUMBER,
  /** Of the old reservation or registration, if it is known. */
  oldApplicationNumber: optionalText(OLD_APPLICATION_NUMBER_MAXIMUM),
  /** Day in AD. */
  registeredOn: requiredText('DATE_REQUIRED').regex(z.regexes.date, { error: 'DATE_FORMAT' satisfies ValidationCode }),
});
export type OldNameDetails = z.infer<typeof oldNameDetails>;

export const oldNameDetailsDraft = z.object({
  nepali: optionalText(200, 'NAME_NEPALI_TOO_LONG'),
  english: optionalText(100, 'NAME_ENGLISH_TOO_LONG'),
  registrationNumber: optionalText(30),
  oldApplicationNumber: optionalText(OLD_APPLICATION_NUMBER_MAXIMUM),
  registeredOn: optionalText(10),
});

const OLD_NAME_DETAILS = {
  key: 'OLD_NAME_DETAILS',
  label: { ne: 'पुरानो प्रमाणपत्रको विवरण', en: 'What the old certificate says' },
  schema: oldNameDetails,
  draft: oldNameDetailsDraft,
  optional: false,
  fields: [
    ask('nepali', 'nameNepali', 'कम्पनीको नाम (नेपाली)', 'Company name (Nepali)', { maximum: 200 }),
    ask('english', 'nameEnglish', 'कम्पनीको नाम (अङ्ग्रेजी)', 'Company name (English)', { maximum: 100 }),
    ask('registrationNumber', 'text', 'दर्ता नम्बर', 'Registration number', { maximum: 30 }),
    ask('oldApplicationNumber', 'text', 'पुरानो निवेदन नम्बर', 'Old application number', {
      maximum: OLD_APPLICATION_NUMBER_MAXIMUM,
    }),
    ask('registeredOn', 'date', 'दर्ता मिति', 'Date of registration'),
  ],
} satisfies SectionDefinition<'OLD_NAME_DETAILS'>;

const REMARK_DETAILS = {
  key: 'REMARK_DETAILS',
  label: { ne: 'कैफियत', en: 'Remark' },
  schema: remarkDetails,
  draft: remarkDetails,
  optional: true,
  fields: [ask('remark', 'textarea', 'कैफियत', 'Remark', { maximum: REMARK_MAXIMUM })],
} satisfies SectionDefinition<'REMARK_DETAILS'>;

const IMAGES_AND_PDF = ['JPG', 'JPEG', 'PNG', 'PDF'] as const;

/** A migrated company uploads its old document; the approval marks its data as verified. */
export const migrationNameReservation = {
  process: 'MIGRATION_NAME_RESERVATION',
  version: nameVersions.MIGRATION_NAME_RESERVATION,
  name: { ne: 'पुरानो प्रणालीको नाम आरक्षण', en: 'Migrated name reservation' },
  numberPrefix: 'MN',
  sections: [OLD_NAME_DETAILS, REMARK_DETAILS],
  steps: [
    {
      key: 'old-name',
      kind: 'SECTIONS',
      label: { ne: 'पुरानो प्रमाणपत्रको विवरण', en: 'What the old certificate says' },
      sections: ['OLD_NAME_DETAILS'],
    },
    {
      key: 'documents',
      kind: 'DOCUMENTS',
      label: { ne: 'कागजात राखेर पेश गर्नुहोस्', en: 'Add the documents and submit' },
      sections: [],
    },
  ],
  documents: [
    {
      key: 'OLD_CERTIFICATE',
      name: {
        ne: 'पुरानो दर्ता प्रमाणपत्र वा नाम आरक्षणको पत्र',
        en: 'Old certificate of registration or letter of the reserved name',
      },
      when: 'ALWAYS',
      maximumMegabytes: 5,
      extensions: IMAGES_AND_PDF,
    },
    {
      key: 'OTHER_PROOF',
      name: { ne: 'फरक विवरणको अन्य प्रमाण', en: 'Other proof of what differs' },
      when: 'NEVER',
      maximumMegabytes: 5,
      extensions: IMAGES_AND_PDF,
    },
  ],
  office: {
    checklist: [
      check(
        'CERTIFICATE_GENUINE',
        'पुरानो प्रमाणपत्रको विवरण कार्यालयको अभिलेखसँग मिल्छ',
        'What the old certificate says agrees with the records of the office',
      ),
    ],
    levels: 1,
    approverChain: [APPROVING_ROLES, ['APPROVER_2']],
    asAWhole: true,
    committee: false,
    operatorMayReject: false,
    autoApprove: false,
  },
  origin: {
    mayStart: FILING_ROLES,
    ofCompany: true,
    // the disputed details are corrected with the name
    // its details are the way out of MIGRATED_UNVERIFIED, and with it to every other filing
    notStoppedBy: ['EMAIL_UNVERIFIED', 'MIGRATED_UNVERIFIED', 'OPEN_CALL_FOR_EXPLANATION'],
  },
  register: {
    aspects: ['NAME', 'COMPANY_TYPE', 'REGISTRATION', 'REGISTERED_OFFICE', 'CAPITAL'],
  },
  money: {
    payTiming: 'NONE',
  },
} as const satisfies ProcessDefinition;
