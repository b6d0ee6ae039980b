import { z } from 'zod';
import type { Deed } from '../../platform/deed';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import { requestIsOpenAgain } from './answer-request';

const EVERY_SECONDS = 15 * 60;
const expireRefundsJob: JobKind<object> = { kind: 'expire-refunds', payload: z.object({}) };

/** A proposal that nobody decided in time lapses; another one may be made. */
export async function expireRefunds(deed: Deed, invoiceId?: string): Promise<void> {
  const lapsed = await deed.tx
    .updateTable('refund')
    .set((of) => ({ status: 'EXPIRED' as const, decided_at: deed.now, version: of('version', '+', 1) }))
    .where('status', '=', 'PROPOSED')
    .where('expires_at', '<=', deed.now)
    .$if(invoiceId !== undefined, (query) => query.where('invoice_id', '=', invoiceId ?? ''))
    .returning(['id', 'version'])
    .execute();
  await requestIsOpenAgain(deed, lapsed.map(({ id }) => id));
  for (const { id, version } of lapsed) deed.audit({ actor: null, action: 'REFUND_EXPIRED', objectType: 'refund', objectId: id, objectVersion: version, after: { status: 'EXPIRED' } });
}

export function watchRefunds({ jobs, runDeed }: Platform): void {
  jobs.every(EVERY_SECONDS, expireRefundsJob, () => runDeed((deed) => expireRefunds(deed)));
}
