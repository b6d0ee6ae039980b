import { processTypes } from '@registrar/domain/enumerations';
import { processDefinition } from '@registrar/domain/processes';
import { findTransition, mayAct } from '@registrar/domain/transitions';
import { MAIN_OFFICE_ID } from '../lookups/seed/offices';
import type { Actor } from '../platform/actor';
import type { Deed } from '../platform/deed';
import { refuse } from '../platform/refusal';

/** Opens a draft at the office that the person chose when signing up. */
export async function createApplication(deed: Deed, actor: Actor, processName: string): Promise<string> {
  const definition = processTypes.has(processName) ? processDefinition(processName) : undefined;
  if (!definition) refuse('REQ-404');
  const transition = findTransition(null, 'create', false);
  if (!transition || !mayAct(transition, actor.role) || !definition.mayStart.includes(actor.role)) refuse('PERM-403');

  const id = deed.newId();
  await deed.tx
    .insertInto('application')
    .values({
      id, process_name: definition.process, status: 'DRAFT', office_id: actor.officeId ?? MAIN_OFFICE_ID, applicant_id: actor.accountId, applicant_role: actor.role,
      created_at: deed.now, updated_at: deed.now,
    })
    .execute();
  await deed.tx
    .insertInto('application_history')
    .values({ application_id: id, at: deed.now, action: 'create', from_status: null, to_status: 'DRAFT', level: 0, actor_id: actor.accountId, actor_role: actor.role })
    .execute();
  deed.audit({ actor, action: 'application.create', objectType: 'application', objectId: id, objectVersion: 1, after: { process: definition.process, status: 'DRAFT' } });
  return id;
}
