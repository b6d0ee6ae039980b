import { z } from 'zod';
import { dayInNepal } from '../../platform/clock';
import { EachAlone } from '../../platform/jobs/each-alone';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import { sentence } from '../../platform/language';
import { lockRequest } from '../move-request';
import { escalate } from './conduct';
import { grievanceHandler, grievanceOf } from './grievance-handler';

const HOUR = 3600;
const job: JobKind<object> = { kind: 'grievances-overdue', payload: z.object({}) };

/** What nobody answered within its days goes to the registrar by itself, once. */
export function escalateOverdue({ jobs, database: { db }, clock, runUnitOfWork, log }: Platform): void {
  jobs.every(HOUR, job, async () => {
    const late = await db
      .selectFrom('request')
      .innerJoin('grievance', 'grievance.request_id', 'request.id')
      .select('request.id')
      .where('request.kind', '=', grievanceHandler.kind.key)
      .where('request.status', 'not in', ['DONE', 'REFUSED'])
      .where('request.due_on', '<', dayInNepal(clock.now()))
      .where('request.reopened_at', 'is', null)
      .where('grievance.escalated_at', 'is', null)
      .orderBy('request.due_on')
      .limit(200)
      .execute();
    const each = new EachAlone(log);
    for (const { id } of late)
      await each.run(id, () =>
        runUnitOfWork(async (unit) => {
          const row = await lockRequest(unit, id);
          if (!row || row.ended_at !== null || (await grievanceOf(unit.tx, id)).escalated_at !== null) return;
          await escalate(unit, null, row, sentence('grievance.overdueReason', 'np'));
        }),
      );
    each.end();
  });
}
