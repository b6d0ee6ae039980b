import { sql } from 'kysely';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { notifyInstitution } from './notify-of-ask';

export const LAPSED_AT_ONCE = 50;

/** Notifies institutions of asks that no company answered in time, once each; returns how many. */
export async function notifyOfLapsed(unit: UnitOfWork): Promise<number> {
  const rows = await unit.tx
    .selectFrom('document_ask')
    .select('id')
    .where('lapse_notified_at', 'is', null)
    .where(sql<boolean>`num_nonnulls(share_id, refused_at, withdrawn_at) = 0`)
    .where('lapses_at', '<=', unit.now)
    .orderBy('lapses_at')
    .limit(LAPSED_AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id } of rows) {
    await unit.tx.updateTable('document_ask').set({ lapse_notified_at: unit.now }).where('id', '=', id).execute();
    await notifyInstitution(unit, id, 'lapsed');
  }
  return rows.length;
}
