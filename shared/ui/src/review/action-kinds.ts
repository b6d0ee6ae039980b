/** What these pages can carry out, in the order in which the buttons stand; other actions need more than a remark. */
export const offeredActions = [
  'claim', 'resume', 'verifyAdditionalDocument', 'verify', 'approve', 'parentVerify', 'sendForCorrection', 'requestAdditionalDocument', 'rejectAdditionalDocument', 'forward', 'returnForReview', 'release', 'recall', 'parentReject', 'reject', 'revoke',
] as const;
export type OfferedAction = (typeof offeredActions)[number];

export const isOffered = (action: string): action is OfferedAction => offeredActions.some((offered) => offered === action);

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
  returnForReview: 'default',
  release: 'default',
  recall: 'default',
  parentReject: 'danger',
  reject: 'danger',
  revoke: 'danger',
};

/** These name a ground of the Act beside the remark. */
export const asksReason: ReadonlySet<string> = new Set<OfferedAction>(['reject', 'revoke']);
