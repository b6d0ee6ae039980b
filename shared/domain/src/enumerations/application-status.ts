import type { Bilingual } from '../bilingual';
import { enumeration, type KeyOf } from './enumeration';

/** The status of an application as a whole. VERIFY means "verified, sent for further processing". */
export const applicationStatuses = enumeration([
  ['DRAFT', 'मस्यौदा', 'Draft'],
  ['UNDER_GROUP_APPROVAL', 'मुख्य कम्पनीको सहमतिमा', 'Awaiting the parent company’s consent'],
  ['SUBMITTED', 'पेश भएको', 'Submitted'],
  ['IN_PROCESS', 'जाँच हुँदै', 'Under review'],
  ['VERIFY', 'रुजु भई निर्णयका लागि पठाइएको', 'Verified, sent for decision'],
  ['SENT_FOR_COMMITTEE', 'समितिमा पठाइएको', 'Sent to committee'],
  ['BACK_FOR_REVIEW', 'पुनरावलोकनका लागि फिर्ता', 'Back for review'],
  ['SEND_FOR_CORRECTION', 'सच्याउन फिर्ता पठाइएको', 'Sent for correction'],
  ['ADDITIONAL_DOCUMENT_REQUESTED', 'थप कागजात माग गरिएको', 'Additional document requested'],
  ['ADDITIONAL_DOCUMENT_SUBMITTED', 'थप कागजात पेश भएको', 'Additional document submitted'],
  ['ADDITIONAL_DOCUMENT_VERIFIED', 'थप कागजात रुजु भएको', 'Additional document verified'],
  ['ADDITIONAL_DOCUMENT_REJECTED', 'थप कागजात अस्वीकृत', 'Additional document rejected'],
  ['APPROVED', 'स्वीकृत', 'Approved'],
  ['REJECTED', 'अस्वीकृत', 'Rejected'],
  ['SUCCESS', 'सम्पन्न', 'Completed'],
  ['CORRECTION_REQUESTED', 'त्रुटि सच्याउन निवेदन दिइएको', 'Correction requested'],
  ['DOCUMENT_REQUESTED', 'कागजात माग गरिएको', 'Document requested'],
]);
export type ApplicationStatus = KeyOf<typeof applicationStatuses>;

/** What is said of a rejected one that had been approved, instead of its status. */
export const REVOKED_APPROVAL: Bilingual = { ne: 'स्वीकृति रद्द भएको', en: 'Approval revoked' };

/**
 * It was granted, by an officer or by the portal itself, and what it brought about holds, also while the office looks
 * at a correction of it.
 */
export const GRANTED = ['APPROVED', 'SUCCESS', 'CORRECTION_REQUESTED'] as const satisfies readonly ApplicationStatus[];

export function isGranted(status: string): boolean {
  return GRANTED.some((one) => one === status);
}

export type BadgeColour = 'draft' | 'primary' | 'danger' | 'success' | 'info' | 'warning';

const BADGE_COLOURS: Readonly<Record<ApplicationStatus, BadgeColour>> = {
  DRAFT: 'draft',
  UNDER_GROUP_APPROVAL: 'info',
  SUBMITTED: 'primary',
  IN_PROCESS: 'draft',
  VERIFY: 'info',
  SENT_FOR_COMMITTEE: 'info',
  BACK_FOR_REVIEW: 'draft',
  SEND_FOR_CORRECTION: 'warning',
  ADDITIONAL_DOCUMENT_REQUESTED: 'warning',
  ADDITIONAL_DOCUMENT_SUBMITTED: 'primary',
  ADDITIONAL_DOCUMENT_VERIFIED: 'success',
  ADDITIONAL_DOCUMENT_REJECTED: 'danger',
  APPROVED: 'success',
  REJECTED: 'danger',
  SUCCESS: 'success',
  CORRECTION_REQUESTED: 'warning',
  DOCUMENT_REQUESTED: 'info',
};

export function badgeColour(status: ApplicationStatus): BadgeColour {
  return BADGE_COLOURS[status];
}

export const turns = enumeration([
  ['APPLICANT', 'निवेदकको पालो', 'Applicant’s turn'],
  ['PARENT', 'मुख्य कम्पनीको पालो', 'Parent company’s turn'],
  ['OPERATOR', 'जाँच गर्ने कर्मचारीको पालो', 'Operator’s turn'],
  ['APPROVER', 'स्वीकृत गर्ने अधिकारीको पालो', 'Approver’s turn'],
  ['COMMITTEE', 'समितिको पालो', 'Committee’s turn'],
  ['NOBODY', 'निर्णय भइसकेको', 'Decided'],
]);
export type Turn = KeyOf<typeof turns>;

/** The applicant's turn, said to the applicant. */
export const ownTurn = { ne: 'तपाईंको पालो', en: 'Your turn' };

const WHOSE_TURN: Readonly<Record<ApplicationStatus, Turn>> = {
  DRAFT: 'APPLICANT',
  UNDER_GROUP_APPROVAL: 'PARENT',
  SUBMITTED: 'OPERATOR',
  IN_PROCESS: 'OPERATOR',
  VERIFY: 'APPROVER',
  SENT_FOR_COMMITTEE: 'COMMITTEE',
  BACK_FOR_REVIEW: 'OPERATOR',
  SEND_FOR_CORRECTION: 'APPLICANT',
  ADDITIONAL_DOCUMENT_REQUESTED: 'APPLICANT',
  ADDITIONAL_DOCUMENT_SUBMITTED: 'OPERATOR',
  ADDITIONAL_DOCUMENT_VERIFIED: 'OPERATOR',
  ADDITIONAL_DOCUMENT_REJECTED: 'APPLICANT',
  APPROVED: 'NOBODY',
  REJECTED: 'NOBODY',
  SUCCESS: 'NOBODY',
  // it is decided; what the office has is its correction
  CORRECTION_REQUESTED: 'NOBODY',
  DOCUMENT_REQUESTED: 'OPERATOR',
};

/**
 * Shown on every list: who has to act before this application moves. Where an invoice of it waits to be paid, that is
 * the applicant.
 */
export function whoseTurn(status: ApplicationStatus, isToPay = false): Turn {
  return isToPay ? 'APPLICANT' : WHOSE_TURN[status];
}
