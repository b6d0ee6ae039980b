import { daysBetween } from '@registrar/domain/calendar';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';

/** How many days a filing was stopped since a moment; nobody's time runs in them. */
export async function stoppedDays(db: Kysely<DB>, applicationId: string, since: Date, now: Date): Promise<number> {
  const stops = await db
    .selectFrom('filing_stop')
    .select(['stopped_at', 'ended_at'])
    .where('application_id', '=', applicationId)
    .where('stopped_at', '>=', since)
    .execute();
  return stops.reduce(
    (sum, { stopped_at, ended_at }) => sum + daysBetween(dayInNepal(stopped_at), dayInNepal(ended_at ?? now)),
    0,
  );
}
