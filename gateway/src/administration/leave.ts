import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

/** Whether a person of the office is away on a day of Nepal (AD, yyyy-MM-dd). */
export async function isOnLeave(db: Kysely<DB>, accountId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_leave')
    .select('id')
    .where('account_id', '=', accountId)
    .where('cancelled_at', 'is', null)
    .where('from_day', '<=', day)
    .where('to_day', '>=', day)
    .executeTakeFirst();
  return row !== undefined;
}
