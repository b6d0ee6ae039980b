import type { ApplicationStatus } from '../enumerations/application-status';
import { FILING_ROLES, type Role } from '../roles';
import type { FilingAction } from './actions';
import { filingTransitions } from './filing-transitions';
import type { Transition, TransitionActor } from './transition';

/** All transitions from a status. */
export function transitionsFrom(status: ApplicationStatus | null): readonly Transition[] {
  return filingTransitions.filter((row) => row.from === status);
}

/** The transition for a status and an action on this branch, or undefined when there is none. */
export function findTransition(
  status: ApplicationStatus | null,
  action: FilingAction,
  isGroup: boolean,
): Transition | undefined {
  const branch = isGroup ? 'GROUP' : 'NOT_GROUP';
  return filingTransitions.find(
    (row) => row.from === status && row.action === action && (row.branch === undefined || row.branch === branch),
  );
}

/**
 * A transition open to filing roles is open to the process's `mayStart` roles instead; for a process of the office
 * these are officers.
 */
export function mayAct(
  transition: Transition,
  actor: TransitionActor,
  mayStart: readonly Role[] = FILING_ROLES,
): boolean {
  if (transition.by !== FILING_ROLES) return transition.by.includes(actor);
  return actor !== 'SYSTEM' && mayStart.includes(actor);
}
