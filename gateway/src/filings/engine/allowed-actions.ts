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
import { filingBlockers } from '../processes/allowed-processes';
import type { Situation } from '../facts/situation';
import { openTransitions, roleOf } from './transition-choice';

/**
 * An action of the applicant's side, or of the parent company's, is not shown to the other side at all. Who is both may
 * do both.
 */
function isTheirs({ guards }: Transition, { isOwner, isParentRepresentative }: Situation): boolean {
  if (guards.includes('IS_PARENT_REPRESENTATIVE')) return isParentRepresentative;
  return !guards.includes('IS_OWNER') || isOwner || !isParentRepresentative;
}

/** What this person's role knows to do with the application now, and for what may not be done: why not. */
export async function allowedActions(
  situation: Situation,
  language: Language,
): Promise<(AllowedAction & { action: FilingAction })[]> {
  const { application, actor } = situation;
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

/** What blocks a company says itself why. */
async function reasonOf(objection: GuardName, situation: Situation): Promise<Bilingual> {
  const [first] = objection === 'NO_BLOCKER' ? await filingBlockers(situation) : [];
  return first ? first.message : guardReasons[objection];
}
