import type { FilingAction } from '@registrar/domain/transitions';

/** The office's page of a filing that is decided as it was handed in, in the order in which the buttons stand. */
export const wholeReviewActions = [
  'claim',
  'resume',
  'verify',
  'approve',
  'forward',
  'sendToCommittee',
  'returnForReview',
  'release',
  'reject',
  'revoke',
] as const satisfies readonly FilingAction[];

/**
 * The same of a filing that is looked at part by part; what the office itself filed its officer takes back here too.
 */
export const partReviewActions = [
  'claim',
  'resume',
  'verifyAdditionalDocument',
  'verify',
  'approve',
  'sendForCorrection',
  'requestAdditionalDocument',
  'rejectAdditionalDocument',
  'forward',
  'sendToCommittee',
  'returnForReview',
  'release',
  'recall',
  'reject',
  'revoke',
] as const satisfies readonly FilingAction[];

export type OfferedAction = (typeof partReviewActions)[number] | 'parentVerify' | 'parentReject';

export const buttonKind: Readonly<Record<OfferedAction, 'primary' | 'default' | 'danger'>> = {
  claim: 'primary',
  resume: 'primary',
  verify: 'primary',
  approve: 'primary',
  parentVerify: 'primary',
  verifyAdditionalDocument: 'primary',
  sendForCorrection: 'default',
  requestAdditionalDocument: 'default',
  rejectAdditionalDocument: 'danger',
  forward: 'default',
  sendToCommittee: 'default',
  returnForReview: 'default',
  release: 'default',
  recall: 'default',
  parentReject: 'danger',
  reject: 'danger',
  revoke: 'danger',
};

/** These name a ground of the Act beside the remark. */
export const asksReason: ReadonlySet<string> = new Set<OfferedAction>(['reject', 'revoke']);
