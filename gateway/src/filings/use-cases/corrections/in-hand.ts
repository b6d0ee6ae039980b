import type { GuardName } from '@registrar/domain/transitions';
import type { ApplicationStatus } from '@registrar/domain/enumerations';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import { firstObjection } from '../../engine/guards';
import type { Situation } from '../../facts/situation';
import { seeApplication } from '../../engine/writable';

/** Who holds a filing in each status, as guards; only the holder may write remarks and verdicts. */
const HOLDERS: Partial<Record<ApplicationStatus, readonly GuardName[]>> = {
  IN_PROCESS: ['SAME_OFFICE', 'HOLDS_CLAIM', 'NO_CONFLICT_OF_INTEREST'],
  ADDITIONAL_DOCUMENT_SUBMITTED: ['SAME_OFFICE', 'HOLDS_CLAIM', 'NO_CONFLICT_OF_INTEREST'],
  VERIFY: ['IN_OWN_QUEUE', 'NO_CONFLICT_OF_INTEREST'],
};

/** Locks the filing for the officer who has it now; refuses others. */
export async function inHand(unit: UnitOfWork, actor: Actor, applicationId: string): Promise<Situation> {
  const situation = await seeApplication(unit.tx, actor, applicationId, unit.now, { forUpdate: true });
  const {
    application: { row, definition },
  } = situation;
  const asked = HOLDERS[row.status];
  if (!asked || definition.office.asAWhole || actor.role === 'OFFICE_ADMINISTRATOR') refuse('FLOW-409');
  if (await firstObjection(asked, situation)) refuse('PERM-403');
  return situation;
}
