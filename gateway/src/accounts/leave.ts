import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { referenceData } from '../platform/reference-data';

const leaves = referenceData((db) =>
  db.selectFrom('staff_leave').select(['account_id', 'from_day', 'to_day']).where('cancelled_at', 'is', null).execute(),
);

/** Whether a person of the office is away on a day of Nepal (AD, yyyy-MM-dd). */
export async function isOnLeave(db: Kysely<DB>, accountId: string, day: string): Promise<boolean> {
  return (await leaves(db)).some(
    ({ account_id, from_day, to_day }) => account_id === accountId && from_day <= day && to_day >= day,
  );
}
