import type { WorkingStep } from '@registrar/domain/calls/money';
import type { Paisa } from '@registrar/domain/money';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';

/** What two officers have taken off each of these dues. */
export async function waivedOfDues(db: Kysely<DB>, dueIds: readonly string[]): Promise<ReadonlyMap<string, Paisa>> {
  if (dueIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('fine_waiver')
    .select(['due_id', 'amount_paisa'])
    .where('due_id', 'in', [...dueIds])
    .execute();
  const waived = new Map<string, Paisa>();
  for (const { due_id, amount_paisa } of rows) waived.set(due_id, (waived.get(due_id) ?? 0) + amount_paisa);
  return waived;
}

/** Its line in the working of an invoice. */
export const waivedStep = (waivedPaisa: Paisa = 0): WorkingStep[] =>
  waivedPaisa > 0 ? [{ kind: 'WAIVED', paisa: waivedPaisa }] : [];
