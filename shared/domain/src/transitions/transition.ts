import type { ApplicationStatus } from '../enumerations/application-status';
import type { Role } from '../roles';
import type { FilingAction } from './actions';
import type { GuardName, NotifyEffect, Requirement, TransitionEffect } from './guards';

/** The portal itself acts for time limits and automatic approvals. */
export type TransitionActor = Role | 'SYSTEM';

/** One row of the table: this pair of status and action, by these, leads there. */
export interface Transition {
  /** null: the application does not exist yet. */
  readonly from: ApplicationStatus | null;
  readonly action: FilingAction;
  readonly by: readonly TransitionActor[];
  /** null: the application is gone, a tombstone stays. */
  readonly to: ApplicationStatus | null;
  /** A status that is passed through at once: RESUME_STATE is the status the document was asked for in. */
  readonly then?: ApplicationStatus | 'RESUME_STATE';
  /** Tells apart two rows of one pair; only the row of the filing's own branch counts. */
  readonly branch?: 'GROUP' | 'NOT_GROUP';
  readonly guards: readonly GuardName[];
  readonly requires: readonly Requirement[];
  readonly effects: readonly TransitionEffect[];
  /** The notification matrix says of what (workflow 6.16). */
  readonly notifies: readonly NotifyEffect[];
}
