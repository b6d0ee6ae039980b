import type { GuardName } from '@registrar/domain/transitions';
import type { Situation } from '../facts/situation';
import { accessGuards } from './access/guards';
import { committeeGuards } from './committee/guards';
import { companyGuards } from './company/guards';
import { correctedGuards } from './corrected/guards';
import { correctionGuards } from './corrections/guards';
import { decisionGuards } from './decision/guards';
import { groupGuards } from './group/guards';
import type { Guards } from './handlers/guard';
import { moneyGuards } from './money/guards';
import { queueGuards } from './queue/guards';
import { submissionGuards } from './submission/guards';

/** The implementation of each guard of the transition table. */
const guards: Guards<GuardName> = {
  ...accessGuards,
  ...groupGuards,
  ...submissionGuards,
  ...companyGuards,
  ...queueGuards,
  ...moneyGuards,
  ...correctionGuards,
  ...correctedGuards,
  ...committeeGuards,
  ...decisionGuards,
};

/** Guards whose refusal concerns the caller (PERM-403), not the state of the application (FLOW-409). */
const PERSONAL: ReadonlySet<GuardName> = new Set([
  'IS_OWNER',
  'IS_PARENT_REPRESENTATIVE',
  'SAME_OFFICE',
  'NO_CONFLICT_OF_INTEREST',
  'NOT_THE_VERIFIER',
  'IN_OWN_QUEUE',
  'INVITED_TO_COMMITTEE',
]);

export function isPersonal(guard: GuardName): boolean {
  return PERSONAL.has(guard);
}

/** The first guard that refuses the action; later guards are not evaluated. */
export async function firstObjection(
  names: readonly GuardName[],
  situation: Situation,
): Promise<GuardName | undefined> {
  for (const name of names) if (!(await guards[name](situation))) return name;
  return undefined;
}
