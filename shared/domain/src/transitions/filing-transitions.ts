import { APPROVING_ROLES, FILING_ROLES, REPRESENTING_ROLES } from '../roles';
import type { Transition } from './transition';

const OPERATOR = ['OPERATOR'] as const;
const SYSTEM = ['SYSTEM'] as const;

/** The generic table: every filing moves along these rows and along no other. */
export const filingTransitions: readonly Transition[] = [
  { from: null, action: 'create', by: FILING_ROLES, to: 'DRAFT', guards: ['PROCESS_ALLOWED', 'NO_OPEN_DRAFT'], requires: [], effects: ['TAKE_COMPANY_VERSION'] },
  { from: 'DRAFT', action: 'saveDraft', by: FILING_ROLES, to: 'DRAFT', guards: ['IS_OWNER'], requires: ['VERSION'], effects: ['AUTOSAVE'] },
  { from: 'DRAFT', action: 'takeCompanyVersion', by: FILING_ROLES, to: 'DRAFT', guards: ['IS_OWNER', 'COMPANY_CHANGED'], requires: ['COMPANY_PARTS', 'VERSION'], effects: ['TAKE_COMPANY_VERSION'] },
  { from: 'DRAFT', action: 'discard', by: FILING_ROLES, to: null, guards: ['IS_OWNER', 'NOT_PAID'], requires: ['VERSION'], effects: ['TOMBSTONE', 'RELEASE_HOLDS'] },
  {
    from: 'DRAFT', action: 'submit', by: FILING_ROLES, to: 'SUBMITTED', branch: 'NOT_GROUP',
    guards: ['IS_OWNER', 'NO_BLOCKER', 'COMPANY_VERSION_COMPATIBLE', 'SECTIONS_VALID', 'DOCUMENTS_PRESENT'], requires: ['DECLARATIONS', 'VERSION'],
    effects: ['FREEZE_SNAPSHOT', 'PROPOSE_ASSESSMENT', 'ENTER_OFFICE_QUEUE', 'ASSIGN_NUMBER', 'NOTIFY_APPLICANT', 'NOTIFY_OFFICE'],
  },
  {
    from: 'DRAFT', action: 'submit', by: FILING_ROLES, to: 'UNDER_GROUP_APPROVAL', branch: 'GROUP',
    guards: ['IS_OWNER', 'NO_BLOCKER', 'COMPANY_VERSION_COMPATIBLE', 'SECTIONS_VALID', 'DOCUMENTS_PRESENT'], requires: ['DECLARATIONS', 'VERSION'],
    effects: ['FREEZE_SNAPSHOT', 'ASSIGN_NUMBER', 'NOTIFY_APPLICANT', 'NOTIFY_PARENT'],
  },
  {
    from: 'UNDER_GROUP_APPROVAL', action: 'parentVerify', by: REPRESENTING_ROLES, to: 'SUBMITTED', guards: ['IS_PARENT_REPRESENTATIVE', 'PARENT_COMPANY_STANDS'], requires: ['REMARK', 'VERSION'],
    effects: ['STORE_CONSENT', 'PROPOSE_ASSESSMENT', 'ENTER_OFFICE_QUEUE', 'NOTIFY_APPLICANT', 'NOTIFY_OFFICE'],
  },
  { from: 'UNDER_GROUP_APPROVAL', action: 'parentReject', by: REPRESENTING_ROLES, to: 'REJECTED', guards: ['IS_PARENT_REPRESENTATIVE'], requires: ['REMARK', 'VERSION'], effects: ['RELEASE_HOLDS', 'NOTIFY_APPLICANT'] },
  { from: 'UNDER_GROUP_APPROVAL', action: 'recall', by: FILING_ROLES, to: 'DRAFT', guards: ['IS_OWNER', 'NOT_PAID'], requires: ['OPTIONAL_REMARK', 'VERSION'], effects: ['RELEASE_HOLDS', 'NOTIFY_PARENT'] },
  { from: 'SUBMITTED', action: 'recall', by: FILING_ROLES, to: 'DRAFT', guards: ['IS_OWNER', 'NOT_CLAIMED', 'NOT_PAID'], requires: ['REMARK', 'VERSION'], effects: ['RELEASE_HOLDS', 'LEAVE_QUEUE'] },
  { from: 'SUBMITTED', action: 'claim', by: OPERATOR, to: 'IN_PROCESS', guards: ['SAME_OFFICE', 'NOT_ON_LEAVE', 'NOT_CLAIMED', 'NO_CONFLICT_OF_INTEREST'], requires: ['VERSION'], effects: ['START_LEASE', 'START_CLOCK', 'NOTIFY_APPLICANT'] },
  { from: 'IN_PROCESS', action: 'release', by: ['OPERATOR', 'OFFICE_ADMINISTRATOR', 'SYSTEM'], to: 'SUBMITTED', guards: ['SAME_OFFICE', 'HOLDS_CLAIM'], requires: ['OPTIONAL_REMARK', 'VERSION'], effects: ['DROP_LEASE', 'ENTER_OFFICE_QUEUE'] },
  { from: 'IN_PROCESS', action: 'assess', by: OPERATOR, to: 'IN_PROCESS', guards: ['HOLDS_CLAIM', 'OVERRIDE_JUSTIFIED'], requires: ['ASSESSMENT', 'VERSION'], effects: ['ISSUE_INVOICE', 'NOTIFY_APPLICANT'] },
  {
    from: 'IN_PROCESS', action: 'requestAdditionalDocument', by: OPERATOR, to: 'ADDITIONAL_DOCUMENT_REQUESTED', guards: ['HOLDS_CLAIM'], requires: ['DOCUMENT_TYPE', 'REMARK', 'VERSION'],
    effects: ['ASK_FOR_DOCUMENTS', 'PAUSE_CLOCK', 'SET_DEADLINE', 'NOTIFY_APPLICANT'],
  },
  {
    from: 'ADDITIONAL_DOCUMENT_REQUESTED', action: 'submitAdditionalDocument', by: FILING_ROLES, to: 'ADDITIONAL_DOCUMENT_SUBMITTED', guards: ['IS_OWNER', 'ALL_REQUESTED_ROWS_UPLOADED'], requires: ['VERSION'],
    effects: ['RESUME_CLOCK', 'RETURN_TO_SAME_OPERATOR', 'NOTIFY_OFFICE'],
  },
  { from: 'ADDITIONAL_DOCUMENT_REQUESTED', action: 'expire', by: SYSTEM, to: 'REJECTED', guards: ['DEADLINE_PASSED'], requires: [], effects: ['RELEASE_HOLDS', 'EVALUATE_REFUND', 'NOTIFY_APPLICANT'] },
  { from: 'ADDITIONAL_DOCUMENT_SUBMITTED', action: 'verifyAdditionalDocument', by: OPERATOR, to: 'ADDITIONAL_DOCUMENT_VERIFIED', then: 'RESUME_STATE', guards: ['HOLDS_CLAIM', 'EACH_ROW_VERIFIED'], requires: ['VERSION'], effects: ['START_LEASE'] },
  {
    from: 'ADDITIONAL_DOCUMENT_SUBMITTED', action: 'rejectAdditionalDocument', by: OPERATOR, to: 'ADDITIONAL_DOCUMENT_REJECTED', then: 'ADDITIONAL_DOCUMENT_REQUESTED', guards: ['HOLDS_CLAIM', 'EACH_ROW_HAS_REASON'], requires: ['REMARK', 'VERSION'],
    effects: ['PAUSE_CLOCK', 'SET_DEADLINE', 'NOTIFY_APPLICANT'],
  },
  { from: 'IN_PROCESS', action: 'sendForCorrection', by: OPERATOR, to: 'SEND_FOR_CORRECTION', guards: ['HOLDS_CLAIM', 'REMARKS_PINNED'], requires: ['REMARK', 'VERSION'], effects: ['UNLOCK_PINNED_SECTIONS', 'PAUSE_CLOCK', 'SET_DEADLINE', 'NOTIFY_APPLICANT'] },
  { from: 'VERIFY', action: 'sendForCorrection', by: APPROVING_ROLES, to: 'SEND_FOR_CORRECTION', guards: ['IN_OWN_QUEUE', 'REMARKS_PINNED'], requires: ['REMARK', 'VERSION'], effects: ['UNLOCK_PINNED_SECTIONS', 'PAUSE_CLOCK', 'SET_DEADLINE', 'NOTIFY_APPLICANT'] },
  { from: 'SEND_FOR_CORRECTION', action: 'takeCompanyVersion', by: FILING_ROLES, to: 'SEND_FOR_CORRECTION', guards: ['IS_OWNER', 'COMPANY_CHANGED'], requires: ['COMPANY_PARTS', 'VERSION'], effects: ['TAKE_COMPANY_VERSION'] },
  {
    from: 'SEND_FOR_CORRECTION', action: 'resubmit', by: FILING_ROLES, to: 'SUBMITTED', guards: ['IS_OWNER', 'COMPANY_VERSION_COMPATIBLE', 'PINS_ANSWERED', 'SECTIONS_VALID'], requires: ['DECLARATIONS', 'VERSION'],
    effects: ['FREEZE_SNAPSHOT', 'PROPOSE_ASSESSMENT', 'RETURN_TO_SAME_OPERATOR', 'RESUME_CLOCK', 'NOTIFY_OFFICE'],
  },
  { from: 'SEND_FOR_CORRECTION', action: 'expire', by: SYSTEM, to: 'REJECTED', guards: ['DEADLINE_PASSED'], requires: [], effects: ['RELEASE_HOLDS', 'EVALUATE_REFUND', 'NOTIFY_APPLICANT'] },
  {
    from: 'IN_PROCESS', action: 'verify', by: OPERATOR, to: 'VERIFY', guards: ['HOLDS_CLAIM', 'CHECKLIST_COMPLETE', 'DOCUMENTS_VERIFIED', 'PAYMENT_SETTLED'], requires: ['OPTIONAL_REMARK', 'VERSION'],
    effects: ['DROP_LEASE', 'ENTER_LEVEL_QUEUE', 'NOTIFY_NEXT_ACTOR'],
  },
  // the money that it waits for has not come within its term
  { from: 'IN_PROCESS', action: 'expire', by: SYSTEM, to: 'REJECTED', guards: ['DEADLINE_PASSED'], requires: [], effects: ['DROP_LEASE', 'RELEASE_HOLDS', 'EVALUATE_REFUND', 'NOTIFY_APPLICANT'] },
  { from: 'IN_PROCESS', action: 'reject', by: OPERATOR, to: 'REJECTED', guards: ['HOLDS_CLAIM', 'OPERATOR_MAY_REJECT'], requires: ['REASON_CODE', 'REMARK', 'VERSION'], effects: ['DROP_LEASE', 'RELEASE_HOLDS', 'EVALUATE_REFUND', 'NOTIFY_APPLICANT'] },
  { from: 'VERIFY', action: 'forward', by: APPROVING_ROLES, to: 'VERIFY', guards: ['IN_OWN_QUEUE', 'NEXT_LEVEL_EXISTS'], requires: ['REMARK', 'VERSION'], effects: ['RAISE_LEVEL', 'ENTER_LEVEL_QUEUE', 'NOTIFY_NEXT_ACTOR'] },
  { from: 'VERIFY', action: 'sendToCommittee', by: APPROVING_ROLES, to: 'SENT_FOR_COMMITTEE', guards: ['IN_OWN_QUEUE', 'COMMITTEE_ALLOWED'], requires: ['REMARK', 'VERSION'], effects: ['ADD_TO_AGENDA', 'NOTIFY_NEXT_ACTOR'] },
  { from: 'SENT_FOR_COMMITTEE', action: 'committeeReturn', by: ['COMMITTEE'], to: 'VERIFY', guards: ['INVITED_TO_COMMITTEE', 'MEETING_BEGUN', 'NO_CONFLICT_OF_INTEREST'], requires: ['MINUTES', 'REMARK', 'VERSION'], effects: ['RECORD_MINUTES', 'RETURN_TO_SENDER', 'NOTIFY_NEXT_ACTOR'] },
  { from: 'SENT_FOR_COMMITTEE', action: 'committeeReview', by: ['COMMITTEE'], to: 'BACK_FOR_REVIEW', guards: ['INVITED_TO_COMMITTEE', 'MEETING_BEGUN', 'NO_CONFLICT_OF_INTEREST'], requires: ['MINUTES', 'REMARK', 'VERSION'], effects: ['RECORD_MINUTES', 'RETURN_TO_SAME_OPERATOR', 'NOTIFY_NEXT_ACTOR'] },
  { from: 'VERIFY', action: 'returnForReview', by: APPROVING_ROLES, to: 'BACK_FOR_REVIEW', guards: ['IN_OWN_QUEUE'], requires: ['REMARK', 'VERSION'], effects: ['RETURN_TO_SAME_OPERATOR', 'NOTIFY_NEXT_ACTOR'] },
  { from: 'BACK_FOR_REVIEW', action: 'resume', by: OPERATOR, to: 'IN_PROCESS', guards: ['SAME_OFFICE', 'NOT_ON_LEAVE', 'NO_CONFLICT_OF_INTEREST'], requires: ['VERSION'], effects: ['START_LEASE'] },
  {
    from: 'VERIFY', action: 'approve', by: APPROVING_ROLES, to: 'APPROVED',
    guards: ['IN_OWN_QUEUE', 'LAST_LEVEL_REACHED', 'NOT_THE_VERIFIER', 'NO_CONFLICT_OF_INTEREST', 'NO_BLOCKER', 'PAYMENT_SETTLED', 'COMPANY_VERSION_COMPATIBLE', 'FITS_TODAYS_FORM'], requires: ['OPTIONAL_REMARK', 'VERSION'],
    effects: ['RUN_PROCESS_EFFECT', 'ISSUE_DOCUMENTS', 'NOTIFY_APPLICANT'],
  },
  { from: 'VERIFY', action: 'reject', by: APPROVING_ROLES, to: 'REJECTED', guards: ['IN_OWN_QUEUE', 'NO_CONFLICT_OF_INTEREST'], requires: ['REASON_CODE', 'REMARK', 'VERSION'], effects: ['RELEASE_HOLDS', 'EVALUATE_REFUND', 'NOTIFY_APPLICANT'] },
  { from: 'APPROVED', action: 'revoke', by: ['APPROVER_2'], to: 'REJECTED', guards: ['MAY_BE_REVOKED', 'NO_CONFLICT_OF_INTEREST'], requires: ['REASON_CODE', 'REMARK', 'VERSION'], effects: ['COMPENSATE', 'NOTIFY_APPLICANT'] },
  { from: 'SUCCESS', action: 'revoke', by: ['APPROVER_2'], to: 'REJECTED', guards: ['MAY_BE_REVOKED', 'NO_CONFLICT_OF_INTEREST'], requires: ['REASON_CODE', 'REMARK', 'VERSION'], effects: ['COMPENSATE', 'NOTIFY_APPLICANT'] },
  { from: 'SUBMITTED', action: 'autoApprove', by: SYSTEM, to: 'SUCCESS', guards: ['AUTO_APPROVAL_ALLOWED', 'NO_BLOCKER', 'PAYMENT_SETTLED', 'FITS_TODAYS_FORM'], requires: [], effects: ['LEAVE_QUEUE', 'RUN_PROCESS_EFFECT', 'ISSUE_DOCUMENTS', 'NOTIFY_APPLICANT'] },
  { from: 'APPROVED', action: 'requestCorrection', by: FILING_ROLES, to: 'CORRECTION_REQUESTED', guards: ['IS_OWNER', 'CLERICAL_ERROR'], requires: ['REMARK', 'VERSION'], effects: ['OPEN_CORRECTION', 'NOTIFY_OFFICE'] },
  { from: 'SUCCESS', action: 'requestCorrection', by: FILING_ROLES, to: 'CORRECTION_REQUESTED', guards: ['IS_OWNER', 'CLERICAL_ERROR'], requires: ['REMARK', 'VERSION'], effects: ['OPEN_CORRECTION', 'NOTIFY_OFFICE'] },
  { from: 'CORRECTION_REQUESTED', action: 'correctionDecided', by: APPROVING_ROLES, to: 'APPROVED', guards: ['CORRECTION_DECIDED'], requires: ['VERSION'], effects: ['CLOSE_CORRECTION', 'NOTIFY_APPLICANT'] },
];
