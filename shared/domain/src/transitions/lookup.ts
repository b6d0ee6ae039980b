import type { ApplicationStatus } from '../enumerations/application-status';
import { FILING_ROLES, type Role } from '../roles';
import type { FilingAction } from './actions';
import { filingTransitions } from './filing-transitions';
import type { Transition, TransitionActor } from './transition';

/** Every row that leaves a status. */
export function transitionsFrom(status: ApplicationStatus | null): readonly Transition[] {
  return filingTransitions.filter((row) => row.from === status);
}

/** The row of a pair for a filing of this branch, or undefined: then the pair is not allowed. */
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
 * Where a row is open to those who file, it is in each process to those who may begin it: officers where it is the
 * office's own. `mayStart` of the process.
 */
export function mayAct(
  transition: Transition,
  actor: TransitionActor,
  mayStart: readonly Role[] = FILING_ROLES,
): boolean {
  if (transition.by !== FILING_ROLES) return transition.by.includes(actor);
  return actor !== 'SYSTEM' && mayStart.includes(actor);
}
