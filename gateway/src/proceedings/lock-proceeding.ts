import type { Selectable } from 'kysely';
import type { Actor } from '../platform/actor';
import type { ProceedingTable } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { holdCompany } from '../register/open-company';

export type ProceedingRow = Selectable<ProceedingTable>;

/** Locks the company and then the proceeding, as an approval does, until the unit of work ends; undefined: none. */
export async function lockWithCompany(unit: UnitOfWork, id: string): Promise<ProceedingRow | undefined> {
  const found = await unit.tx.selectFrom('proceeding').select('company_id').where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  await holdCompany(unit, found.company_id);
  return unit.tx.selectFrom('proceeding').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What an officer has in front of them: the proceeding, at the version that they read. */
export interface Conducted {
  readonly id: string;
  readonly version: number;
}

/**
 * Locks an open proceeding as its office saw it, and raises its version. For another office it does not exist.
 *
 * @throws REQ-404, VER-412 for another version, FLOW-409 once it has ended
 */
export async function conduct(unit: UnitOfWork, actor: Actor, seen: Conducted): Promise<ProceedingRow> {
  const row = await conductEvenEnded(unit, actor, seen);
  if (row.ended_at !== null) refuse('FLOW-409', { message: 'proceeding.ended' });
  return row;
}

/** The same for an act that may follow the end; the caller says which does. */
export async function conductEvenEnded(unit: UnitOfWork, actor: Actor, seen: Conducted): Promise<ProceedingRow> {
  const row = await holdSeen(unit, actor, seen);
  const version = row.version + 1;
  await unit.tx.updateTable('proceeding').set({ version }).where('id', '=', row.id).execute();
  return { ...row, version };
}

/** The same without an act: the version stays, and it may have ended. */
export async function holdSeen(unit: UnitOfWork, actor: Actor, { id, version }: Conducted): Promise<ProceedingRow> {
  const row = await lockWithCompany(unit, id);
  if (!row || row.office_id !== actor.officeId) refuse('REQ-404');
  if (row.version !== version) refuse('VER-412');
  return row;
}
