import { z } from 'zod';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import { accountName } from './staff-names';
import { STAFF_CHANGES_PAGE, notifyStaff } from './notify-staff';

const EVERY_SECONDS = 15 * 60;
const expireChangesJob: JobKind<object> = { kind: 'expire-staff-changes', payload: z.object({}) };

/** A proposal that nobody decided in time lapses, and whoever made it is told. */
export async function expireChanges(unit: UnitOfWork, accountId?: string): Promise<void> {
  const lapsed = await unit.tx
    .updateTable('staff_change')
    .set({ status: 'EXPIRED', decided_at: unit.now })
    .where('status', '=', 'PROPOSED')
    .where('expires_at', '<=', unit.now)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .returning(['id', 'account_id', 'proposed_by'])
    .execute();
  for (const { id, account_id, proposed_by } of lapsed) {
    unit.audit({
      actor: null,
      action: 'STAFF_CHANGE_EXPIRED',
      objectType: 'staff-change',
      objectId: id,
      after: { status: 'EXPIRED' },
    });
    await notifyStaff(unit, {
      to: proposed_by,
      message: 'expired.proposer',
      event: id,
      words: { person: await accountName(unit, account_id) },
      link: STAFF_CHANGES_PAGE,
    });
  }
}

export function watchStaffChanges({ jobs, runUnitOfWork }: Platform): void {
  jobs.every(EVERY_SECONDS, expireChangesJob, () => runUnitOfWork((unit) => expireChanges(unit)));
}
