import type { Actor } from '../../../platform/actor';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { firstObjection } from '../../engine/guards';
import { seeApplication } from '../../engine/writable';
import { checklistOf } from '../../facts/checklist/checklist';

/**
 * Marks one check, or removes the mark; only the operator who has the filing may. Repeating it changes nothing. Refuses
 * FLOW-409 when the filing is not under review, PERM-403 when another operator has it, REQ-404 for a check that this
 * filing does not have.
 */
export async function markCheck(
  unit: UnitOfWork,
  actor: Actor,
  applicationId: string,
  key: string,
  checked: boolean,
): Promise<void> {
  const situation = await seeApplication(unit.tx, actor, applicationId, unit.now, { forUpdate: true });
  const { application } = situation;
  const { row } = application;
  if (row.status !== 'IN_PROCESS') refuse('FLOW-409');
  if (await firstObjection(['SAME_OFFICE', 'HOLDS_CLAIM', 'NO_CONFLICT_OF_INTEREST'], situation)) refuse('PERM-403');
  const line = checklistOf(application).find(({ check }) => check.key === key);
  if (line === undefined) refuse('REQ-404');
  if ((line.checked !== null) === checked) return;
  const mark = { application_id: applicationId, round: row.round, check_key: key };
  if (checked)
    await unit.tx
      .insertInto('application_check')
      .values({ ...mark, checked_by: actor.accountId, checked_at: unit.now })
      .execute();
  else
    await unit.tx
      .deleteFrom('application_check')
      .where('application_id', '=', applicationId)
      .where('round', '=', row.round)
      .where('check_key', '=', key)
      .execute();
  unit.audit({
    actor,
    action: checked ? 'application.check' : 'application.uncheck',
    objectType: 'application',
    objectId: applicationId,
    objectVersion: row.version,
    after: { round: row.round, key, text: line.check.text },
  });
}
