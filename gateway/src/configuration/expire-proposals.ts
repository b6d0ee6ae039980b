import { schedules, type ScheduleKey } from '@registrar/domain/schedules';
import { z } from 'zod';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import { notifyOfSchedule } from './notify-of-schedule';

const EVERY_SECONDS = 15 * 60;
const expireProposalsJob: JobKind<object> = { kind: 'expire-schedule-proposals', payload: z.object({}) };

/** A proposal that nobody decided in time lapses, and whoever made it is told. */
export async function expireScheduleProposals(unit: UnitOfWork, about?: ScheduleKey): Promise<void> {
  const lapsed = await unit.tx
    .updateTable('schedule_proposal')
    .set({ status: 'EXPIRED', decided_at: unit.now })
    .where('status', '=', 'PROPOSED')
    .where('expires_at', '<=', unit.now)
    .$if(about !== undefined, (query) => query.where('key', '=', about ?? ''))
    .returning(['id', 'key', 'valid_from', 'proposed_by'])
    .execute();
  for (const { id, key, valid_from, proposed_by } of lapsed) {
    unit.audit({
      actor: null,
      action: 'SCHEDULE_EXPIRED',
      objectType: 'schedule',
      objectId: id,
      after: { status: 'EXPIRED' },
    });
    await notifyOfSchedule(unit, {
      to: proposed_by,
      message: 'expired',
      proposalId: id,
      key: schedules.schema.parse(key),
      validFrom: valid_from,
    });
  }
}

export function watchScheduleProposals({ jobs, runUnitOfWork }: Platform): void {
  jobs.every(EVERY_SECONDS, expireProposalsJob, () => runUnitOfWork((unit) => expireScheduleProposals(unit)));
}
