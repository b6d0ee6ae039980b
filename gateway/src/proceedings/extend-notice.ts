import type { UnitOfWork } from '../platform/unit-of-work';
import type { ProceedingRow } from './lock-proceeding';

export interface NoticeExtension {
  readonly notice: string;
  readonly fromDay: string;
  /** The new last day; AD. */
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
  const extended = await unit.tx
    .updateTable('proceeding_notice')
    .set({ ends_on: toDay })
    .where('proceeding_id', '=', id)
    .where('kind', '=', notice)
    .returning('id')
    .executeTakeFirstOrThrow();
  await unit.tx
    .insertInto('proceeding_notice_extension')
    .values({
      id: unit.newId(),
      notice_id: extended.id,
      at: unit.now,
      by,
      from_day: fromDay,
      to_day: toDay,
      reason,
    })
    .execute();
  await unit.tx
    .updateTable('proceeding')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();
  return version + 1;
}
