import type { UnitOfWork } from '../platform/unit-of-work';
import { dayInNepal } from '../platform/clock';
import { sameKeys, type ProposedName } from './same-keys';

/**
 * Takes a name in both scripts for an application. The key is unique in the database, so of two units of work at the
 * same moment the second waits for the first and then finds the name taken. A hold that has run out gives way.
 */
export async function holdName(unit: UnitOfWork, name: ProposedName, applicationId: string): Promise<'HELD' | 'TAKEN'> {
  const keys = sameKeys(name);
  const rows = [
    { script: 'DEVANAGARI' as const, same_key: keys.nepali },
    { script: 'LATIN' as const, same_key: keys.english },
  ];
  const held = await unit.tx
    .insertInto('name_hold')
    .values(rows.map((row) => ({ ...row, application_id: applicationId, held_until: null })))
    .onConflict((conflict) =>
      conflict
        .columns(['script', 'same_key'])
        .doUpdateSet({ application_id: applicationId, held_until: null })
        .where((where) =>
          where.or([
            where('name_hold.held_until', '<', dayInNepal(unit.now)),
            where('name_hold.application_id', '=', applicationId),
          ]),
        ),
    )
    .returning('script')
    .execute();
  return held.length === rows.length ? 'HELD' : 'TAKEN';
}

export async function holdNameUntil(unit: UnitOfWork, applicationId: string, lastDay: string): Promise<void> {
  await unit.tx
    .updateTable('name_hold')
    .set({ held_until: lastDay })
    .where('application_id', '=', applicationId)
    .execute();
}

export async function releaseName(unit: UnitOfWork, applicationId: string): Promise<void> {
  await unit.tx.deleteFrom('name_hold').where('application_id', '=', applicationId).execute();
}
