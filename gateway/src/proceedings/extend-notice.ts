import type { UnitOfWork } from '../platform/unit-of-work';
import { scheduleDue } from './due-job';
import { tellFollowers } from './followers/tell-followers';
import type { ProceedingRow } from './lock-proceeding';

export interface NoticeExtension {
  readonly notice: string;
  readonly fromDay: string;
  /** The new last day, later than the former; AD. */
  readonly toDay: string;
  readonly by: string;
  readonly reason: string;
}

/** Gives a notice of a locked proceeding a later last day; the former one stays on record. Returns the new version. */
export async function extendNotice(
  unit: UnitOfWork,
  { id, version }: Pick<ProceedingRow, 'id' | 'version'>,
  { notice, fromDay, toDay, by, reason }: NoticeExtension,
): Promise<number> {
  if (toDay <= fromDay) throw new Error('A notice is extended, never shortened');
  // served several times, it runs until the last of its services ends
  const extended = await unit.tx
    .updateTable('proceeding_notice')
    .set({ ends_on: toDay })
    .where('proceeding_id', '=', id)
    .where('kind', '=', notice)
    .where('ends_on', '=', fromDay)
    .where('returned_on', 'is', null)
    .returning('id')
    .execute();
  if (extended.length === 0) throw new Error(`No notice ${notice} of the proceeding ends on ${fromDay}`);
  for (const { id: noticeId } of extended)
    await unit.tx
      .insertInto('proceeding_notice_extension')
      .values({ id: unit.newId(), notice_id: noticeId, at: unit.now, by, from_day: fromDay, to_day: toDay, reason })
      .execute();
  const [{ id: noticeId } = { id: '' }] = extended;
  tellFollowers(unit, id, { kind: 'TIME_CHANGED', notice, noticeId, endsOn: toDay });
  await unit.tx
    .updateTable('proceeding')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();
  scheduleDue(unit, id, toDay);
  return version + 1;
}
