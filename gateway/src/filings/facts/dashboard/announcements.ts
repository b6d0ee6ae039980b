import type { NotificationType } from '@registrar/domain/enumerations/notification-types';
import type { Transition } from '@registrar/domain/transitions';
import type { Notice } from '../../../notifications/notice';
import type { Audience } from '../../../applications/audiences';
import type { MessageKey } from '../../../platform/language';

export interface Announcement extends Pick<Notice, 'title' | 'body' | 'next' | 'action'> {
  readonly type: NotificationType;
  /** Also by SMS: messages that must not be missed (the stars of the notification matrix). */
  readonly sms: MessageKey | false;
  readonly mail: boolean;
}

/** Messages with a title and a text of their own. */
type Told = TitledIn<MessageKey>;
type TitledIn<Key> = Key extends `${infer Of}.title` ? (`${Of}.body` extends MessageKey ? Of : never) : never;
const say = <Of extends Told>(
  type: NotificationType,
  of: Of,
  more: Pick<Announcement, 'next' | 'action'> = {},
): Announcement => ({ type, title: `${of}.title`, body: `${of}.body`, sms: false, mail: true, ...more });
const starred = (announcement: Announcement, sms: MessageKey): Announcement => ({ ...announcement, sms });
/**
 * The cell "office queue count" of the matrix: a notification in the portal and a refreshed desk, but no mail for each
 * arrival.
 */
const inPortalOnly = (announcement: Announcement): Announcement => ({ ...announcement, mail: false });

type Row = Partial<Record<Audience, Announcement>>;

const OPEN = { action: { label: 'mail.action.application' } } as const;
const submitted = say('APPLICATION_SUBMITTED', 'filing.submit.applicant', {
  next: 'filing.submit.applicant.next',
  ...OPEN,
});
const consented = say('GROUP_CONSENT_GIVEN', 'filing.parentVerify.applicant', {
  next: 'filing.submit.applicant.next',
  ...OPEN,
});
const refusedByParent = say('GROUP_CONSENT_REFUSED', 'filing.parentReject.applicant', {
  next: 'filing.parentReject.applicant.next',
  ...OPEN,
});
const arrived = inPortalOnly(say('WORK_ARRIVED', 'filing.submit.office'));
const approved = say('APPLICATION_APPROVED', 'filing.approve.applicant', OPEN);
const rejected = say('APPLICATION_REJECTED', 'filing.reject.applicant', {
  next: 'filing.reject.applicant.next',
  ...OPEN,
});
const revoked = say('APPROVAL_REVOKED', 'filing.revoke.applicant', { next: 'filing.revoke.applicant.next', ...OPEN });
const forCommittee = say('WORK_FOR_COMMITTEE', 'filing.sendToCommittee.next', OPEN);
const returned = say('WORK_RETURNED', 'filing.returnForReview.next', OPEN);

const correctionAsked = say('CORRECTION_ASKED', 'filing.sendForCorrection.applicant', {
  next: 'filing.sendForCorrection.applicant.next',
  action: { label: 'mail.action.correct' },
});
const documentAsked = say('DOCUMENT_ASKED', 'filing.requestDocument.applicant', {
  next: 'filing.requestDocument.applicant.next',
  action: { label: 'mail.action.document' },
});
const documentRefused = say('DOCUMENT_ASKED', 'filing.rejectDocument.applicant', {
  next: 'filing.requestDocument.applicant.next',
  action: { label: 'mail.action.document' },
});
const timedOut = say('APPLICATION_REJECTED', 'filing.expire.applicant', {
  next: 'filing.expire.applicant.next',
  ...OPEN,
});
const endedWithCompany = say('APPLICATION_REJECTED', 'filing.endWithCompany.applicant', {
  next: 'filing.endWithCompany.applicant.next',
  ...OPEN,
});

const APPROVED: Row = {
  APPLICANT: starred(approved, 'filing.approve.applicant.sms'),
  REPRESENTATIVES: approved,
  PARENT: say('APPLICATION_APPROVED', 'filing.approve.parent', OPEN),
};

/**
 * The matrix of workflow 6.16, one row per event of an application. An audience that is not in a row is not notified.
 */
const MATRIX = {
  submitted: {
    APPLICANT: starred(submitted, 'filing.submit.applicant.sms'),
    // the representatives are told with the company's other people, each with a link to report it
    OFFICE: arrived,
  },
  groupRequest: {
    APPLICANT: say('APPLICATION_SUBMITTED', 'filing.groupRequest.applicant', OPEN),
    PARENT: starred(
      say('GROUP_CONSENT_REQUESTED', 'filing.submit.parent', {
        next: 'filing.submit.parent.next',
        action: { label: 'mail.action.consent' },
      }),
      'filing.submit.parent.sms',
    ),
  },
  /** With the consent the application is submitted to the office. */
  consented: {
    APPLICANT: starred(consented, 'filing.parentVerify.applicant.sms'),
    REPRESENTATIVES: consented,
    OFFICE: arrived,
  },
  /** The refusal of the parent company ends the application like a rejection. */
  refusedByParent: {
    APPLICANT: starred(refusedByParent, 'filing.parentReject.applicant.sms'),
    REPRESENTATIVES: refusedByParent,
  },
  groupRequestWithdrawn: { PARENT: say('GROUP_REQUEST_WITHDRAWN', 'filing.recall.parent', OPEN) },
  claimed: {
    APPLICANT: say('APPLICATION_CLAIMED', 'filing.claim.applicant', { next: 'filing.claim.applicant.next', ...OPEN }),
  },
  correctionAsked: {
    APPLICANT: starred(correctionAsked, 'filing.sendForCorrection.applicant.sms'),
    REPRESENTATIVES: correctionAsked,
  },
  documentAsked: {
    APPLICANT: starred(documentAsked, 'filing.requestDocument.applicant.sms'),
    REPRESENTATIVES: documentAsked,
  },
  documentRefused: {
    APPLICANT: starred(documentRefused, 'filing.rejectDocument.applicant.sms'),
    REPRESENTATIVES: documentRefused,
  },
  documentUploaded: { OFFICE: say('WORK_RESUBMITTED', 'filing.documentUploaded.office', OPEN) },
  timedOut: { APPLICANT: starred(timedOut, 'filing.expire.applicant.sms'), REPRESENTATIVES: timedOut },
  endedWithCompany: {
    APPLICANT: starred(endedWithCompany, 'filing.endWithCompany.applicant.sms'),
    REPRESENTATIVES: endedWithCompany,
  },
  resubmitted: { OFFICE: say('WORK_RESUBMITTED', 'filing.resubmit.office', OPEN) },
  verified: { NEXT_ACTOR: say('WORK_FORWARDED', 'filing.verify.next', OPEN) },
  forwarded: { NEXT_ACTOR: say('WORK_FORWARDED', 'filing.forward.next', OPEN) },
  backForReview: { NEXT_ACTOR: returned },
  sentToCommittee: { NEXT_ACTOR: forCommittee },
  backFromCommittee: { NEXT_ACTOR: say('WORK_FORWARDED', 'filing.committeeReturn.next', OPEN) },
  approved: APPROVED,
  rejected: {
    APPLICANT: starred(rejected, 'filing.reject.applicant.sms'),
    REPRESENTATIVES: rejected,
    PARENT: say('APPLICATION_REJECTED', 'filing.reject.parent', OPEN),
  },
  revoked: {
    APPLICANT: starred(revoked, 'filing.revoke.applicant.sms'),
    REPRESENTATIVES: revoked,
    PARENT: say('APPROVAL_REVOKED', 'filing.revoke.parent', OPEN),
  },
} as const satisfies Record<string, Row>;

export type FilingEvent = keyof typeof MATRIX;

/** The event of the matrix for a transition; undefined: no notification. */
export function eventOf(transition: Pick<Transition, 'action' | 'from' | 'to'>): FilingEvent | undefined {
  switch (transition.action) {
    case 'submit':
      return transition.to === 'UNDER_GROUP_APPROVAL' ? 'groupRequest' : 'submitted';
    case 'parentVerify':
      return 'consented';
    case 'parentReject':
      return 'refusedByParent';
    case 'recall':
      return transition.from === 'UNDER_GROUP_APPROVAL' ? 'groupRequestWithdrawn' : undefined;
    case 'claim':
      return 'claimed';
    case 'resubmit':
      return 'resubmitted';
    case 'sendForCorrection':
      return 'correctionAsked';
    case 'requestAdditionalDocument':
      return 'documentAsked';
    case 'rejectAdditionalDocument':
      return 'documentRefused';
    case 'submitAdditionalDocument':
      return 'documentUploaded';
    case 'expire':
      return 'timedOut';
    case 'endWithCompany':
      return 'endedWithCompany';
    case 'verify':
      return 'verified';
    case 'forward':
      return 'forwarded';
    case 'returnForReview':
    case 'committeeReview':
      return 'backForReview';
    case 'sendToCommittee':
      return 'sentToCommittee';
    case 'committeeReturn':
      return 'backFromCommittee';
    case 'approve':
    case 'autoApprove':
      return 'approved';
    case 'reject':
    case 'rejectReported':
      return 'rejected';
    case 'revoke':
      return 'revoked';
    default:
      return undefined;
  }
}

export function announcementsOf(event: FilingEvent): Row {
  return MATRIX[event];
}
