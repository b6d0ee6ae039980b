import type { FilingAction } from '@registrar/domain/transitions';

/** What members of the committee perform on the applications before it. */
export const committeeActions = ['committeeReturn', 'committeeReview'] as const satisfies readonly FilingAction[];
export type CommitteeAction = (typeof committeeActions)[number];
