import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { ProceedingRow } from './lock-proceeding';
import { notifyOfMoreTime } from './notify-of-more-time';

/** What nobody has decided while the end of the time waited for it counts as refused, and the company reads so. */
export async function refuseUnanswered(unit: UnitOfWork, row: ProceedingRow): Promise<void> {
  const today = dayInNepal(unit.now);
  const refused = await unit.tx
    .updateTable('proceeding_more_time')
    .set({ outcome: 'REFUSED', decision: '', decided_at: unit.now })
    .where('proceeding_id', '=', row.id)
    .where('outcome', 'is', null)
    .where('waits_until', '<', today)
    .returning('id')
    .execute();
  for (const { id } of refused) {
    unit.audit({
      actor: null,
      action: 'PROCEEDING_TIME_UNANSWERED',
      objectType: 'proceeding',
      objectId: row.id,
      objectVersion: row.version,
      before: { outcome: null },
      after: { requestId: id, outcome: 'REFUSED' },
    });
    await notifyOfMoreTime(unit, row, { id, outcome: 'UNANSWERED', reason: null, endsOn: null });
  }
}
