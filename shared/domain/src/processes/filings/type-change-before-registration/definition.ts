import type { z } from 'zod';
import { APPROVING_ROLES } from '../../../roles';
import { check } from '../../definition/checklist';
import { registrationVersions } from '../../definition/registration-versions';
import type { ProcessDefinition } from '../../definition/process-definition';
import type { SectionDefinition } from '../../definition/section-definition';
import { answers, chosen, numberText, text } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { REASON_MAXIMUM } from '../../../reasons';

const KEY = 'TYPE_CHANGE';

/** The reserved name, by the number of its application, and the right company type. */
const typeChangeAnswers = answers({
  reservationNumber: numberText('RESERVATION_NUMBER_REQUIRED', 60),
  companyTypeId: chosen('COMPANY_TYPE_REQUIRED'),
  reason: text('REASON_REQUIRED', REASON_MAXIMUM),
});
export const typeChange = typeChangeAnswers.complete;
export const typeChangeDraft = typeChangeAnswers.draft;
export type TypeChange = z.output<typeof typeChange>;

const TYPE_CHANGE = {
  key: KEY,
  label: { ne: 'किसिम परिवर्तन', en: 'Change of type' },
  schema: typeChange,
  draft: typeChangeDraft,
  optional: false,
  fields: [
    ask('reservationNumber', 'text', 'नाम आरक्षणको निवेदन नम्बर', 'Application number of the name reservation', {
      required: always,
      maximum: 60,
    }),
    ask('companyTypeId', 'companyType', 'नयाँ किसिम', 'New company type', { required: always }),
    ask('reason', 'textarea', 'कारण', 'Reason', { required: always, maximum: REASON_MAXIMUM }),
  ],
} satisfies SectionDefinition<typeof KEY>;

/**
 * An officer changes the company type of a reserved name together with the draft of its registration; another officer
 * verifies it and an approver decides. Once the registration is submitted, the applicant must recall it first.
 */
export const typeChangeBeforeRegistration = {
  process: 'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION',
  version: registrationVersions.MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION,
  name: { ne: 'दर्ताअघि कम्पनीको किसिम परिवर्तन', en: 'Company type change before registration' },
  numberPrefix: 'MT',
  sections: [TYPE_CHANGE],
  // an officer enters the applicant's written request
  declarations: [],
  documents: [
    {
      key: 'APPLICANT_LETTER',
      name: { ne: 'निवेदकको पत्र', en: 'Letter of the applicant' },
      when: 'NEVER',
      maximumMegabytes: 5,
      extensions: ['JPG', 'JPEG', 'PNG', 'PDF'],
    },
  ],
  office: {
    checklist: [
      check('APPLICANT_ASKED', 'किसिम परिवर्तन निवेदकले नै माग गरेको हो', 'The applicant asked for the change of type'),
    ],
    levels: 1,
    approverChain: [APPROVING_ROLES, ['APPROVER_2']],
    committee: false,
    operatorMayReject: false,
    autoApprove: false,
  },
  origin: {
    mayStart: ['OPERATOR'],
  },
  register: {
    aspects: [],
  },
  money: {
    payTiming: 'NONE',
  },
} as const satisfies ProcessDefinition;
