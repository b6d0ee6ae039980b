import type { ApplicationStatus } from '@registrar/domain/enumerations';
import type { FilingAction, Transition } from '@registrar/domain/transitions';
import type { Actor } from '../platform/actor';
import type { Deed } from '../platform/deed';
import { refuse } from '../platform/refusal';
import { announce } from './announce';
import { findApplication, toRow, type Application } from './application';
import { effectHandlers } from './carry-out';
import type { EffectContext } from './effects/process-effects';
import { permit, type PerformInput } from './permit';
import { readSituation, roleOf } from './situation';

const DECIDED: ReadonlySet<ApplicationStatus> = new Set(['APPROVED', 'REJECTED', 'SUCCESS']);

/**
 * The only function that changes the status of an application. It looks the pair of status and action up in the
 * transition table, asks the guards, and writes status, history, audit and outbox in the deed it is given.
 */
export async function performAction(deed: Deed, actor: Actor | null, applicationId: string, action: FilingAction, input: PerformInput): Promise<void> {
  const application = await findApplication(deed.tx, applicationId, { forUpdate: true });
  if (!application) refuse('REQ-404');
  const situation = await readSituation(deed.tx, application, actor, deed.now);
  const transition = permit(situation, action, input);

  const remark = input.remark || null;
  let changed: Application = application;
  for (const effect of transition.effects) {
    const context: EffectContext = { deed, application: changed, actor, remark, assessment: input.assessment, language: input.language };
    const changes = await effectHandlers[effect]?.(context);
    changed = { ...changed, row: { ...changed.row, ...changes } };
  }
  const after = await writeStatus(deed, { before: application, changed, transition, actor });
  await deed.tx
    .insertInto('application_history')
    .values({
      application_id: applicationId, at: deed.now, action, from_status: application.row.status, to_status: after.row.status, level: after.row.level,
      actor_id: actor?.accountId ?? null, actor_role: roleOf(actor), remark, reason_code: input.reasonCode ?? null,
    })
    .execute();
  deed.audit({
    actor, action: `application.${action}`, objectType: 'application', objectId: applicationId, objectVersion: after.row.version,
    before: application.row, after: after.row, remark: remark ?? undefined,
  });
  await announce({ deed, application: after, actor, remark, language: input.language }, transition);
}

async function writeStatus(deed: Deed, step: { before: Application; changed: Application; transition: Transition; actor: Actor | null }): Promise<Application> {
  const { before, changed: { row, definition, sections }, transition, actor } = step;
  const status = transition.to ?? before.row.status; // a discarded draft keeps its status under the tombstone
  const written = await deed.tx
    .updateTable('application')
    .set({
      status,
      level: row.level, application_number: row.application_number, snapshot_hash: row.snapshot_hash, queued_at: row.queued_at, submitted_at: row.submitted_at,
      assignee_id: row.assignee_id, lease_until: row.lease_until, parent_company_id: row.parent_company_id, discarded_at: row.discarded_at,
      verified_by: transition.action === 'verify' ? (actor?.accountId ?? null) : before.row.verified_by,
      decided_at: DECIDED.has(status) ? deed.now : null,
      updated_at: deed.now,
      version: before.row.version + 1,
    })
    .where('id', '=', before.row.id)
    .where('version', '=', before.row.version)
    .returningAll()
    .executeTakeFirst();
  if (!written) refuse('VER-412');
  return { row: toRow(written), definition, sections };
}
