import type { Bilingual } from '../bilingual';
import { EMAIL_MAXIMUM } from '../accounts/contact';
import { NAME_ENGLISH_MAXIMUM, NAME_NEPALI_MAXIMUM } from '../names/name-rules';
import { APPROVING_ROLES, FILING_ROLES } from '../permissions';
import {
  contactDetails, contactDetailsDraft, keepProof, nameDetails, nameDetailsBy, nameDetailsDraft, objectiveDetails, objectiveDetailsDraft, remarkDetails, REMARK_MAXIMUM,
} from './name-reservation-sections';
import type { FieldDefinition, Widget } from './field-definition';
import type { ProcessDefinition } from './process-definition';
import type { SectionDefinition } from './section-definition';

/** A reserved name is held this long; the last day ends at midnight in Nepal. */
export const RESERVATION_VALIDITY_DAYS = 90;
/** The company form is expected within this; after it the reservation is still good, but the person is reminded. */
export const COMPANY_FORM_DAYS = 30;
export const COMPANY_FORM_REMINDER_DAY = 30;
/** Days left at which the holder is reminded that the reservation runs out. */
export const EXPIRY_REMINDERS = [60, 30, 14, 7, 1] as const;

const field = (path: string, widget: Widget, ne: string, en: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  path, widget, label: { ne, en }, labelKey: `nameReservation.fields.${path}`, ...more,
});

const label = (key: string, ne: string, en: string): { labelKey: string; label: Bilingual } => ({ labelKey: `nameReservation.sections.${key}`, label: { ne, en } });

const NAME_DETAILS = {
  key: 'NAME_DETAILS',
  ...label('NAME_DETAILS', 'नामको विवरण', 'Name details'),
  schema: nameDetails,
  schemaBy: nameDetailsBy,
  draft: nameDetailsDraft,
  optional: false,
  fields: [
    field('english', 'nameEnglish', 'कम्पनीको नाम (अङ्ग्रेजी)', 'Company name (English)', { maximum: NAME_ENGLISH_MAXIMUM }),
    field('nepali', 'nameNepali', 'कम्पनीको नाम (नेपाली)', 'Company name (Nepali)', { maximum: NAME_NEPALI_MAXIMUM }),
    field('parentCompanyType', 'parentCompanyType', 'कम्पनीको समूह (प्राइभेट, पब्लिक …)', 'Company category'),
    field('companyTypeId', 'companyType', 'कम्पनीको किसिम', 'Company type'),
    field('suffix', 'suffix', 'नामको पछाडि लेखिने शब्द', 'Suffix'),
    field('isPartOfGroup', 'switch', 'कम्पनी कुनै समूहको हो?', 'Is the company part of a group?'),
    field('groupRegistrationNumber', 'text', 'समूहको दर्ता नम्बर', 'Group registration number', { onlyWhen: 'isPartOfGroup' }),
    field('registeredCompanyApplicationNumber', 'text', 'दर्ता भएको कम्पनीको निवेदन नम्बर', 'Registered company application number', { onlyWhen: 'isPartOfGroup' }),
    field('registeredCompanyNameEnglish', 'text', 'दर्ता भएको कम्पनीको अङ्ग्रेजी नाम', 'Registered company name (English)', { onlyWhen: 'isPartOfGroup' }),
    field('registeredCompanyNameNepali', 'text', 'दर्ता भएको कम्पनीको नेपाली नाम', 'Registered company name (Nepali)', { onlyWhen: 'isPartOfGroup' }),
    field('registeredCompanyType', 'parentCompanyType', 'दर्ता भएको कम्पनीको किसिम', 'Registered company type', { onlyWhen: 'isPartOfGroup' }),
  ],
} satisfies SectionDefinition<'NAME_DETAILS'>;

const OBJECTIVE_DETAILS = {
  key: 'OBJECTIVE_DETAILS',
  ...label('OBJECTIVE_DETAILS', 'उद्देश्यको विवरण', 'Objective details'),
  schema: objectiveDetails,
  draft: objectiveDetailsDraft,
  optional: false,
  fields: [
    field('nsicCodes', 'nsic', 'उद्देश्य (NSIC)', 'Objectives (NSIC)'),
    field('registeredInOtherGovernmentBody', 'switch', 'अर्को सरकारी निकायमा दर्ता भएको छ?', 'Registered in another government body?'),
    field('otherGovernmentBody', 'text', 'अर्को सरकारी निकाय', 'Other government body', { onlyWhen: 'registeredInOtherGovernmentBody' }),
    field('otherGovernmentBodyRegistrationNumber', 'text', 'अर्को निकायको दर्ता नम्बर', 'Registration number in the other government body', { onlyWhen: 'registeredInOtherGovernmentBody' }),
  ],
} satisfies SectionDefinition<'OBJECTIVE_DETAILS'>;

const CONTACT_DETAILS = {
  key: 'CONTACT_DETAILS',
  ...label('CONTACT_DETAILS', 'कम्पनीको सम्पर्क', 'Company contact'),
  schema: contactDetails,
  draft: contactDetailsDraft,
  optional: true,
  keep: keepProof,
  fields: [field('companyEmail', 'provenEmail', 'कम्पनीको आधिकारिक इमेल', 'Official email of the company', { maximum: EMAIL_MAXIMUM })],
} satisfies SectionDefinition<'CONTACT_DETAILS'>;

const REMARK_DETAILS = {
  key: 'REMARK_DETAILS',
  ...label('REMARK_DETAILS', 'कैफियत', 'Remark'),
  schema: remarkDetails,
  draft: remarkDetails,
  optional: true,
  fields: [field('remark', 'textarea', 'कैफियत', 'Remark', { maximum: REMARK_MAXIMUM })],
} satisfies SectionDefinition<'REMARK_DETAILS'>;

const IMAGES_AND_PDF = ['JPG', 'JPEG', 'PNG', 'PDF'] as const;

export const nameReservation = {
  process: 'NAME_RESERVATION',
  name: { ne: 'नाम आरक्षण', en: 'Name reservation' },
  numberPrefix: 'NR',
  sections: [NAME_DETAILS, OBJECTIVE_DETAILS, CONTACT_DETAILS, REMARK_DETAILS],
  documents: [
    { key: 'PARENT_CONSENT_LETTER', name: { ne: 'मुख्य कम्पनीको सहमतिपत्र', en: 'Parent company’s consent letter' }, when: 'GROUP', maximumMegabytes: 5, extensions: IMAGES_AND_PDF },
    { key: 'REGULATOR_LETTER', name: { ne: 'नियमनकारी निकायको पत्र', en: 'Regulator’s letter' }, when: 'CONSENT_WORD', maximumMegabytes: 5, extensions: IMAGES_AND_PDF },
    { key: 'TRADEMARK_PROOF', name: { ne: 'ट्रेडमार्कको प्रमाण', en: 'Trademark proof' }, when: 'NEVER', maximumMegabytes: 5, extensions: IMAGES_AND_PDF },
  ],
  mayStart: FILING_ROLES,
  aspects: ['NAME'],
  blockers: [],
  levels: 1,
  // One level is enough; a doubtful name may go on to the registrar.
  approverChain: [APPROVING_ROLES, ['APPROVER_2']],
  asAWhole: true,
  committee: true,
  operatorMayReject: false,
  autoApprove: false,
  // the fee, where the schedule asks one, is for the name that is given; the letter waits for it
  payTiming: 'AFTER_APPROVAL',
  targetWorkingDays: 2,
  crossIssues: () => [],
} as const satisfies ProcessDefinition;

export type NameReservationSectionKey = (typeof nameReservation)['sections'][number]['key'];
