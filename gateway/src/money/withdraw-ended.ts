import { sql } from 'kysely';
import { z } from 'zod';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { EachAlone } from '../platform/jobs/each-alone';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import { holdInvoice } from './card/attempts';
import { isOfEnded, readClosed } from './payable-invoice';
import { withdrawInvoice } from './withdraw-invoice';

const EVERY_SECONDS = 3600;
const AT_ONCE = 200;
const withdrawEndedJob: JobKind<object> = { kind: 'withdraw-ended-invoices', payload: z.object({}) };

/**
 * Withdraws invoices of ended filings that no action withdraws: a reservation expires by the day alone, and a card
 * payment or voucher can fail after its filing has ended. Payments are refused from that moment on; this job only
 * updates the rows.
 */
export function watchEnded(platform: Platform): void {
  platform.jobs.every(EVERY_SECONDS, withdrawEndedJob, () => withdrawEnded(platform));
}

export async function withdrawEnded({ database: { db }, clock, runUnitOfWork, log }: Platform): Promise<void> {
  const today = dayInNepal(clock.now());
  const each = new EachAlone(log);
  for (let after: string | null = null; ;) {
    const found: string[] = (
      await db
        .selectFrom('invoice')
        .select('id')
        .where('status', '=', 'PENDING')
        .where(isOfEnded(today))
        .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
        .orderBy(sql`invoice.id`)
        .limit(AT_ONCE)
        .execute()
    ).map(({ id }) => id);
    for (const id of found) await each.run(id, () => runUnitOfWork((unit) => withdrawIfEnded(unit, id)));
    after = found.at(-1) ?? null;
    if (found.length < AT_ONCE) return each.end();
  }
}

async function withdrawIfEnded(unit: UnitOfWork, id: string): Promise<void> {
  const invoice = await holdInvoice(unit, id);
  if (invoice && (await readClosed(unit.tx, [invoice], dayInNepal(unit.now))).get(id) === 'ENDED')
    await withdrawInvoice(unit, null, invoice);
}
