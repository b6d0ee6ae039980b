import type { EffectName, FilingAction } from '@registrar/domain/transitions';
import type { MessageKey } from '../platform/language';

/** Who is told by an effect of the transition table. */
export type Audience = 'APPLICANT' | 'OFFICE' | 'PARENT' | 'NEXT_ACTOR';

export const announcements: Partial<Record<EffectName, Audience>> = {
  NOTIFY_APPLICANT: 'APPLICANT',
  NOTIFY_OFFICE: 'OFFICE',
  NOTIFY_PARENT: 'PARENT',
  NOTIFY_NEXT_ACTOR: 'NEXT_ACTOR',
};

export interface Announcement {
  readonly title: MessageKey;
  readonly body: MessageKey;
  /** Also by SMS: what a person should not miss (the stars of the notification matrix). */
  readonly sms: boolean;
}

const say = (title: MessageKey, body: MessageKey, options: { sms?: boolean } = {}): Announcement => ({ title, body, sms: options.sms ?? false });

/** What is said after an action, to whom. A pair that is not here is silent. */
const TEXTS: Partial<Record<FilingAction, Partial<Record<Audience, Announcement>>>> = {
  submit: {
    APPLICANT: say('filing.submit.applicant.title', 'filing.submit.applicant.body', { sms: true }),
    OFFICE: say('filing.submit.office.title', 'filing.submit.office.body'),
    PARENT: say('filing.submit.parent.title', 'filing.submit.parent.body', { sms: true }),
  },
  parentVerify: {
    APPLICANT: say('filing.parentVerify.applicant.title', 'filing.parentVerify.applicant.body'),
    OFFICE: say('filing.submit.office.title', 'filing.submit.office.body'),
  },
  parentReject: { APPLICANT: say('filing.parentReject.applicant.title', 'filing.parentReject.applicant.body', { sms: true }) },
  recall: { PARENT: say('filing.recall.parent.title', 'filing.recall.parent.body') },
  claim: { APPLICANT: say('filing.claim.applicant.title', 'filing.claim.applicant.body') },
  verify: { NEXT_ACTOR: say('filing.verify.next.title', 'filing.verify.next.body') },
  forward: { NEXT_ACTOR: say('filing.forward.next.title', 'filing.forward.next.body') },
  returnForReview: { NEXT_ACTOR: say('filing.returnForReview.next.title', 'filing.returnForReview.next.body') },
  approve: { APPLICANT: say('filing.approve.applicant.title', 'filing.approve.applicant.body', { sms: true }), PARENT: say('filing.approve.parent.title', 'filing.approve.parent.body') },
  reject: { APPLICANT: say('filing.reject.applicant.title', 'filing.reject.applicant.body', { sms: true }), PARENT: say('filing.reject.parent.title', 'filing.reject.parent.body') },
  revoke: { APPLICANT: say('filing.revoke.applicant.title', 'filing.revoke.applicant.body', { sms: true }), PARENT: say('filing.revoke.parent.title', 'filing.revoke.parent.body') },
};

export function announcementFor(action: FilingAction, audience: Audience): Announcement | undefined {
  return TEXTS[action]?.[audience];
}
