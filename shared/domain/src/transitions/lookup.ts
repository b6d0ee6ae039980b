import type { ApplicationStatus } from '../enumerations/application-status';
import type { FilingAction } from './actions';
import { filingTransitions } from './filing-transitions';
import type { Transition, TransitionActor } from './transition';

/** Every row that leaves a status. */
export function transitionsFrom(status: ApplicationStatus | null): readonly Transition[] {
  return filingTransitions.filter((row) => row.from === status);
}

/** The row of a pair for a filing of this branch, or undefined: then the pair is not allowed. */
export function findTransition(status: ApplicationStatus | null, action: FilingAction, isGroup: boolean): Transition | undefined {
  const branch = isGroup ? 'GROUP' : 'NOT_GROUP';
  return filingTransitions.find((row) => row.from === status && row.action === action && (row.branch === undefined || row.branch === branch));
}

export function mayAct(transition: Transition, actor: TransitionActor): boolean {
  return transition.by.includes(actor);
}

/** The actions a role could take on a status, before any guard is asked. */
export function actionsOf(status: ApplicationStatus | null, actor: TransitionActor): readonly FilingAction[] {
  return [...new Set(transitionsFrom(status).filter((row) => mayAct(row, actor)).map((row) => row.action))];
}
