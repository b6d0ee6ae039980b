import type { UnitOfWork } from '../platform/unit-of-work';
import { actByClock } from '../filings/engine/act-by-clock';

/**
 * What somebody has claimed goes back to its old place in the queue, because they cannot go on with it. The lease is
 * ended first: the gateway may take a claim back when its time is over, and it is over with the person's access.
 * Returns how many there were.
 */
export async function giveBackClaims(unit: UnitOfWork, accountId: string): Promise<number> {
  const held = await unit.tx
    .selectFrom('application')
    .select(['id', 'version'])
    .where('assignee_id', '=', accountId)
    .where('status', '=', 'IN_PROCESS')
    .where('discarded_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, version } of held) {
    await unit.tx.updateTable('application').set({ lease_until: unit.now }).where('id', '=', id).execute();
    await actByClock(unit, { id, version }, 'release');
  }
  return held.length;
}
