import type { Actor } from '../platform/actor';
import { isAnotherPerson } from '../platform/two-person';

/** A proposal, as the question who may decide it looks at it. */
export interface ChangeParties {
  readonly account_id: string;
  readonly proposed_by: string;
  readonly office_before: number;
  readonly office_after: number;
}

/**
 * Whose business it is: the two offices', and everywhere the system administrator's. To anybody else it is not there.
 */
export function concernsOffice(actor: Actor, { office_before, office_after }: ChangeParties): boolean {
  return actor.role === 'SYSTEM_ADMINISTRATOR' || actor.officeId === office_before || actor.officeId === office_after;
}

/** Neither who proposed it nor whom it is about. */
export function isSecondPerson(actor: Actor, change: ChangeParties): boolean {
  return isAnotherPerson(actor, change) && actor.accountId !== change.account_id;
}

export function mayWithdraw(actor: Actor, change: ChangeParties): boolean {
  return (
    actor.role === 'OFFICE_ADMINISTRATOR' &&
    actor.officeId === change.office_before &&
    actor.accountId !== change.account_id
  );
}
