import { z } from 'zod';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import type { RefundFollower } from './refund-follower';

const EVERY_SECONDS = 15 * 60;
const expireRefundsJob: JobKind<object> = { kind: 'expire-refunds', payload: z.object({}) };

/** Ends proposals that were not decided in time; another one may be made. */
export async function expireRefunds(unit: UnitOfWork, follower: RefundFollower, invoiceId?: string): Promise<void> {
  const lapsed = await unit.tx
    .updateTable('refund')
    .set((of) => ({ status: 'EXPIRED' as const, decided_at: unit.now, version: of('version', '+', 1) }))
    .where('status', '=', 'PROPOSED')
    .where('expires_at', '<=', unit.now)
    .$if(invoiceId !== undefined, (query) => query.where('invoice_id', '=', invoiceId ?? ''))
    .returning(['id', 'version'])
    .execute();
  await follower.released(
    unit,
    null,
    lapsed.map(({ id }) => id),
  );
  for (const { id, version } of lapsed)
    unit.audit({
      actor: null,
      action: 'REFUND_EXPIRED',
      objectType: 'refund',
      objectId: id,
      objectVersion: version,
      after: { status: 'EXPIRED' },
    });
}

export function watchRefunds({ jobs, runUnitOfWork }: Platform, follower: RefundFollower): void {
  jobs.every(EVERY_SECONDS, expireRefundsJob, () => runUnitOfWork((unit) => expireRefunds(unit, follower)));
}
