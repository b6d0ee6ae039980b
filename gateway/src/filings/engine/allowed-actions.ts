import type { AllowedAction } from '@registrar/domain/calls/filings';
import type { Bilingual, Language } from '@registrar/domain/bilingual';
import {
  guardReasons,
  mayAct,
  type FilingAction,
  type GuardName,
  type Transition,
} from '@registrar/domain/transitions';
import { firstObjection, isPersonal } from './guards';
import { remarkOf } from './requirements';
import { roleOf, type Situation } from './situation';
import { openTransitions } from './transition-choice';

/**
 * An action of the applicant's side, or of the parent company's, is not shown to the other side at all. Who is both may
 * do both.
 */
function isTheirs({ guards }: Transition, { isOwner, isParentRepresentative }: Situation): boolean {
  if (guards.includes('IS_PARENT_REPRESENTATIVE')) return isParentRepresentative;
  return !guards.includes('IS_OWNER') || isOwner || !isParentRepresentative;
}

/** What this person's role knows to do with the application now, and for what may not be done: why not. */
export function allowedActions(situation: Situation, language: Language): (AllowedAction & { action: FilingAction })[] {
  return openTransitions(situation.application)
    .filter(
      (row) =>
        mayAct(row, roleOf(situation.actor), situation.application.definition.mayStart) && isTheirs(row, situation),
    )
    .map((row) => {
      const objection = firstObjection(row.guards, situation);
      const base = { action: row.action, allowed: objection === undefined, remark: remarkOf(row) };
      return objection === undefined
        ? base
        : {
            ...base,
            reason: {
              code: isPersonal(objection) ? 'PERM-403' : objection,
              message: saidOf(objection, situation)[language],
            },
          };
    });
}

/** What blocks a company says itself why. */
function saidOf(objection: GuardName, { blockers: [first] }: Situation): Bilingual {
  return objection === 'NO_BLOCKER' && first ? first.message : guardReasons[objection];
}
