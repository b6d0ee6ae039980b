import { sql } from 'kysely';
import { z } from 'zod';
import { dayInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { JobKind } from '../../../platform/jobs/job-kind';
import type { Platform } from '../../../platform/platform';
import { isStoppedNow } from '../../../applications/stopped';
import { actByClock } from '../../engine/act-by-clock';

const EVERY_SECONDS = 60;
const AT_ONCE = 50;
const lapsedClaimsJob: JobKind<object> = { kind: 'return-lapsed-claims', payload: z.object({}) };

/** Returns applications with an expired claim to their former place in the queue. */
export async function returnLapsedClaims(unit: UnitOfWork, officeId?: number): Promise<number> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from application
     where status = 'IN_PROCESS' and discarded_at is null and lease_until <= ${unit.now} and not ${isStoppedNow}
       ${officeId === undefined ? sql`` : sql`and office_id = ${officeId}`}
     order by queued_at, id limit ${AT_ONCE} for update skip locked`.execute(unit.tx);
  for (const claim of rows) await actByClock(unit, claim, 'release');
  await freeWhatIsKept(unit);
  return rows.length;
}

/** Releases applications reserved for an officer who is on leave or has left; they wait for all operators again. */
async function freeWhatIsKept(unit: UnitOfWork): Promise<void> {
  const today = dayInNepal(unit.now);
  const { rows } = await sql<{ id: string; version: number; assignee_id: string }>`
    select application.id, application.version, application.assignee_id
      from application join account on account.id = application.assignee_id
     where application.status = 'SUBMITTED' and application.lease_until is null and application.discarded_at is null
       and (account.status <> 'ACTIVE' or account.role <> 'OPERATOR' or account.office_id <> application.office_id
            or exists (select 1 from staff_leave leave where leave.account_id = account.id and leave.cancelled_at is null
                        and leave.from_day <= ${today}::date and leave.to_day >= ${today}::date))
     limit ${AT_ONCE} for update of application skip locked`.execute(unit.tx);
  for (const { id, version, assignee_id } of rows) {
    await unit.tx
      .updateTable('application')
      .set({ assignee_id: null, version: version + 1, updated_at: unit.now })
      .where('id', '=', id)
      .execute();
    unit.audit({
      actor: null,
      action: 'application.unassign',
      objectType: 'application',
      objectId: id,
      objectVersion: version + 1,
      before: { assignee_id },
      after: { assignee_id: null },
    });
  }
}

export function watchClaims({ jobs, runUnitOfWork }: Platform): void {
  jobs.every(
    EVERY_SECONDS,
    lapsedClaimsJob,
    async () => void (await runUnitOfWork((unit) => returnLapsedClaims(unit))),
  );
}
