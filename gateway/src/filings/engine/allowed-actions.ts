import type { AllowedAction } from '@registrar/domain/calls/filings';
import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { isStaff } from '@registrar/domain/permissions';
import {
  guardReasons,
  mayAct,
  type FilingAction,
  type GuardName,
  type Transition,
} from '@registrar/domain/transitions';
import { isOpenedByOffice } from '../../applications/sight';
import { firstObjection, isPersonal } from './guards';
import { remarkOf } from './requirements';
import { filingBlockers } from '../processes/allowed-processes';
import type { Situation } from '../facts/situation';
import { openTransitions, roleOf } from './transition-choice';

/**
 * False for an action of the other side: the applicant does not see actions of the parent company, nor the reverse. A
 * user who represents both sees both.
 */
function isTheirs(
  { guards }: Transition,
  { application: { row }, isOwner, ground, actor, isParentRepresentative }: Situation,
): boolean {
  if (guards.includes('IS_PARENT_REPRESENTATIVE')) return isParentRepresentative;
  if (!guards.includes('IS_OWNER') || isOwner) return true;
  // what an officer began is that officer's alone, and what a company began is no officer's
  if (isOpenedByOffice(row) || (ground === null && actor !== null && isStaff(actor.role))) return false;
  return !isParentRepresentative;
}

/**
 * The actions that this user's role has in the application's status, each with the reason when it is not allowed now.
 */
export async function allowedActions(
  situation: Situation,
  language: Language,
): Promise<(AllowedAction & { action: FilingAction })[]> {
  const { application, actor } = situation;
  if (application.definition.removed) return [];
  const offered = openTransitions(application).filter(
    (row) => mayAct(row, roleOf(actor), application.definition.origin.mayStart) && isTheirs(row, situation),
  );
  const actions: (AllowedAction & { action: FilingAction })[] = [];
  for (const row of offered) {
    const objection = await firstObjection(row.guards, situation);
    const base = { action: row.action, allowed: objection === undefined, remark: remarkOf(row) };
    actions.push(
      objection === undefined
        ? base
        : {
            ...base,
            reason: {
              code: isPersonal(objection) ? 'PERM-403' : objection,
              message: (await reasonOf(objection, situation))[language],
            },
          },
    );
  }
  return actions;
}

/** A blocked company has its own reason, so the reason of the blocker is returned instead of the guard's. */
async function reasonOf(objection: GuardName, situation: Situation): Promise<Bilingual> {
  const [first] = objection === 'NO_BLOCKER' ? await filingBlockers(situation) : [];
  return first ? first.message : guardReasons[objection];
}
