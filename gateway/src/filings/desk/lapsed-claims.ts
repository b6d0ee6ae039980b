import { sql } from 'kysely';
import { z } from 'zod';
import type { Deed } from '../../platform/deed';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import { performAction } from '../perform-action';

const EVERY_SECONDS = 60;
const AT_ONCE = 50;
const lapsedClaimsJob: JobKind<object> = { kind: 'return-lapsed-claims', payload: z.object({}) };

/** An application that was claimed and then left lying goes back to its old place in the queue. */
export async function returnLapsedClaims(deed: Deed, officeId?: number): Promise<number> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from application
     where status = 'IN_PROCESS' and discarded_at is null and lease_until <= ${deed.now}
       ${officeId === undefined ? sql`` : sql`and office_id = ${officeId}`}
     order by queued_at, id limit ${AT_ONCE} for update skip locked`.execute(deed.tx);
  for (const { id, version } of rows) await performAction(deed, null, id, 'release', { version, language: 'ne' });
  return rows.length;
}

export function watchClaims({ jobs, runDeed }: Platform): void {
  jobs.every(EVERY_SECONDS, lapsedClaimsJob, async () => void (await runDeed((deed) => returnLapsedClaims(deed))));
}
