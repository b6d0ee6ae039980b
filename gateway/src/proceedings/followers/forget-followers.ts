import type { Kysely } from 'kysely';
import { z } from 'zod';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import { readTerm } from '../../platform/terms';
import { oldestWaiting } from './follower-page';

const HOUR = 3600;
const sweepJob: JobKind<object> = { kind: 'notice-followers', payload: z.object({}) };

export function forgetFollowers({ jobs, database: { db }, clock }: Platform): void {
  jobs.every(HOUR, sweepJob, () => sweepFollowers(db, clock.now()));
}

/** Who did not confirm in time is forgotten, and everybody so many days after the proceeding has ended. */
export async function sweepFollowers(db: Kysely<DB>, now: Date): Promise<void> {
  const { followerKeptDays } = await readTerm(db, 'HEARING_TERMS', dayInNepal(now));
  const oldest = new Date(now.getTime() - followerKeptDays * 24 * HOUR * 1000);
  await db
    .deleteFrom('notice_follower')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', await oldestWaiting(db, now))
    .execute();
  await db
    .deleteFrom('notice_follower')
    .where('proceeding_id', 'in', (of) => of.selectFrom('proceeding').select('id').where('ended_at', '<', oldest))
    .execute();
}
