import type { ApplicationStatus } from '../enumerations/application-status';
import type { Role } from '../roles';
import type { FilingAction } from './actions';
import type { GuardName, NotifyEffect, Requirement, TransitionEffect } from './guards';

/** SYSTEM is the portal itself: time limits and automatic approvals. */
export type TransitionActor = Role | 'SYSTEM';

/** One row of the table: from this status, this action by these actors leads to that status. */
export interface Transition {
  /** null: the application does not exist yet. */
  readonly from: ApplicationStatus | null;
  readonly action: FilingAction;
  readonly by: readonly TransitionActor[];
  /** null: the application is discarded; its row is kept. */
  readonly to: ApplicationStatus | null;
  /**
   * The status after an intermediate one. RESUME_STATE is the status in which the document or the correction was
   * requested.
   */
  readonly then?: ApplicationStatus | 'RESUME_STATE';
  /** Distinguishes two rows with the same status and action; only the row of the filing's own branch applies. */
  readonly branch?: 'GROUP' | 'NOT_GROUP';
  readonly guards: readonly GuardName[];
  readonly requires: readonly Requirement[];
  readonly effects: readonly TransitionEffect[];
  /** The notification matrix has the content (workflow 6.16). */
  readonly notifies: readonly NotifyEffect[];
}
