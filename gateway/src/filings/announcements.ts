import type { NotificationType } from '@registrar/domain/enumerations/notification-types';
import type { EffectName, Transition } from '@registrar/domain/transitions';
import type { MessageKey } from '../platform/language';

/** Who is told of what happened to an application. Somebody who is more than one of them is told once, as the first. */
export const audiences = ['APPLICANT', 'PARENT', 'REPRESENTATIVES', 'OFFICE', 'NEXT_ACTOR'] as const;
export type Audience = (typeof audiences)[number];

/** The effects of the transition table that tell somebody. */
export const announcements: Partial<Record<EffectName, Audience>> = {
  NOTIFY_APPLICANT: 'APPLICANT',
  NOTIFY_OFFICE: 'OFFICE',
  NOTIFY_PARENT: 'PARENT',
  NOTIFY_NEXT_ACTOR: 'NEXT_ACTOR',
};

export interface Announcement {
  readonly type: NotificationType;
  readonly title: MessageKey;
  readonly body: MessageKey;
  /** Also by SMS: what a person should not miss (the stars of the notification matrix). */
  readonly sms: boolean;
  readonly mail: boolean;
}

const say = (type: NotificationType, title: MessageKey, body: MessageKey): Announcement => ({ type, title, body, sms: false, mail: true });
const starred = (announcement: Announcement): Announcement => ({ ...announcement, sms: true });
/** The cell "office queue count" of the matrix: the bell rings and the desk is drawn anew; nobody gets a mail for each arrival. */
const inPortalOnly = (announcement: Announcement): Announcement => ({ ...announcement, mail: false });

type Row = Partial<Record<Audience, Announcement>>;

const submitted = say('APPLICATION_SUBMITTED', 'filing.submit.applicant.title', 'filing.submit.applicant.body');
const consented = say('GROUP_CONSENT_GIVEN', 'filing.parentVerify.applicant.title', 'filing.parentVerify.applicant.body');
const refusedByParent = say('GROUP_CONSENT_REFUSED', 'filing.parentReject.applicant.title', 'filing.parentReject.applicant.body');
const arrived = inPortalOnly(say('WORK_ARRIVED', 'filing.submit.office.title', 'filing.submit.office.body'));
const approved = say('APPLICATION_APPROVED', 'filing.approve.applicant.title', 'filing.approve.applicant.body');
const rejected = say('APPLICATION_REJECTED', 'filing.reject.applicant.title', 'filing.reject.applicant.body');
const revoked = say('APPROVAL_REVOKED', 'filing.revoke.applicant.title', 'filing.revoke.applicant.body');
const forCommittee = say('WORK_FOR_COMMITTEE', 'filing.sendToCommittee.next.title', 'filing.sendToCommittee.next.body');
const returned = say('WORK_RETURNED', 'filing.returnForReview.next.title', 'filing.returnForReview.next.body');

const correctionAsked = say('CORRECTION_ASKED', 'filing.sendForCorrection.applicant.title', 'filing.sendForCorrection.applicant.body');
const documentAsked = say('DOCUMENT_ASKED', 'filing.requestDocument.applicant.title', 'filing.requestDocument.applicant.body');
const documentRefused = say('DOCUMENT_ASKED', 'filing.rejectDocument.applicant.title', 'filing.rejectDocument.applicant.body');
const timedOut = say('APPLICATION_REJECTED', 'filing.expire.applicant.title', 'filing.expire.applicant.body');

const APPROVED: Row = {
  APPLICANT: starred(approved),
  REPRESENTATIVES: approved,
  PARENT: say('APPLICATION_APPROVED', 'filing.approve.parent.title', 'filing.approve.parent.body'),
};

/** The matrix of workflow 6.16, a row for each event of an application. Who is not in a row is not told. */
const MATRIX = {
  submitted: { APPLICANT: starred(submitted), REPRESENTATIVES: submitted, OFFICE: arrived },
  groupRequest: {
    APPLICANT: say('APPLICATION_SUBMITTED', 'filing.groupRequest.applicant.title', 'filing.groupRequest.applicant.body'),
    PARENT: starred(say('GROUP_CONSENT_REQUESTED', 'filing.submit.parent.title', 'filing.submit.parent.body')),
  },
  /** With the consent the application is submitted to the office. */
  consented: { APPLICANT: starred(consented), REPRESENTATIVES: consented, OFFICE: arrived },
  /** The refusal of the parent company ends the application as a rejection does. */
  refusedByParent: { APPLICANT: starred(refusedByParent), REPRESENTATIVES: refusedByParent },
  groupRequestWithdrawn: { PARENT: say('GROUP_REQUEST_WITHDRAWN', 'filing.recall.parent.title', 'filing.recall.parent.body') },
  claimed: { APPLICANT: say('APPLICATION_CLAIMED', 'filing.claim.applicant.title', 'filing.claim.applicant.body') },
  correctionAsked: { APPLICANT: starred(correctionAsked), REPRESENTATIVES: correctionAsked },
  documentAsked: { APPLICANT: starred(documentAsked), REPRESENTATIVES: documentAsked },
  documentRefused: { APPLICANT: starred(documentRefused), REPRESENTATIVES: documentRefused },
  documentUploaded: { OFFICE: say('WORK_RESUBMITTED', 'filing.documentUploaded.office.title', 'filing.documentUploaded.office.body') },
  timedOut: { APPLICANT: starred(timedOut), REPRESENTATIVES: timedOut },
  resubmitted: { OFFICE: say('WORK_RESUBMITTED', 'filing.resubmit.office.title', 'filing.resubmit.office.body') },
  verified: { NEXT_ACTOR: say('WORK_FORWARDED', 'filing.verify.next.title', 'filing.verify.next.body') },
  forwarded: { NEXT_ACTOR: say('WORK_FORWARDED', 'filing.forward.next.title', 'filing.forward.next.body') },
  backForReview: { NEXT_ACTOR: returned },
  sentToCommittee: { NEXT_ACTOR: forCommittee },
  backFromCommittee: { NEXT_ACTOR: say('WORK_FORWARDED', 'filing.committeeReturn.next.title', 'filing.committeeReturn.next.body') },
  approved: APPROVED,
  rejected: {
    APPLICANT: starred(rejected),
    REPRESENTATIVES: rejected,
    PARENT: say('APPLICATION_REJECTED', 'filing.reject.parent.title', 'filing.reject.parent.body'),
  },
  revoked: {
    APPLICANT: starred(revoked),
    REPRESENTATIVES: revoked,
    PARENT: say('APPROVAL_REVOKED', 'filing.revoke.parent.title', 'filing.revoke.parent.body'),
  },
} as const satisfies Record<string, Row>;

export type FilingEvent = keyof typeof MATRIX;

/** What a transition is in the words of the matrix; undefined: nobody is told. */
export function eventOf(transition: Pick<Transition, 'action' | 'from' | 'to'>): FilingEvent | undefined {
  switch (transition.action) {
    case 'submit': return transition.to === 'UNDER_GROUP_APPROVAL' ? 'groupRequest' : 'submitted';
    case 'parentVerify': return 'consented';
    case 'parentReject': return 'refusedByParent';
    case 'recall': return transition.from === 'UNDER_GROUP_APPROVAL' ? 'groupRequestWithdrawn' : undefined;
    case 'claim': return 'claimed';
    case 'resubmit': return 'resubmitted';
    case 'sendForCorrection': return 'correctionAsked';
    case 'requestAdditionalDocument': return 'documentAsked';
    case 'rejectAdditionalDocument': return 'documentRefused';
    case 'submitAdditionalDocument': return 'documentUploaded';
    case 'expire': return 'timedOut';
    case 'verify': return 'verified';
    case 'forward': return 'forwarded';
    case 'returnForReview':
    case 'committeeReview': return 'backForReview';
    case 'sendToCommittee': return 'sentToCommittee';
    case 'committeeReturn': return 'backFromCommittee';
    case 'approve':
    case 'autoApprove': return 'approved';
    case 'reject': return 'rejected';
    case 'revoke': return 'revoked';
    default: return undefined;
  }
}

export function announcementsOf(event: FilingEvent): Row {
  return MATRIX[event];
}
