import { processOfDocuments, type ScheduleKey } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

/** How many filings go on with the list of documents that they began with; null: the rule is no list. */
export async function countRunning(db: Kysely<DB>, key: ScheduleKey): Promise<number | null> {
  const process = processOfDocuments(key);
  if (!process) return null;
  const { running } = await db
    .selectFrom('application')
    .select((rows) => rows.fn.countAll<number>().as('running'))
    .where('process_name', '=', process)
    .where('decided_at', 'is', null)
    .where('discarded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(running);
}
