import { addDays } from '@registrar/domain/calendar';
import { z } from 'zod';
import { readTerm } from '../../platform/terms';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import { withdrawInvoice } from '../withdraw-invoice';

const EVERY_SECONDS = 3600;
const AT_ONCE = 200;
const withdrawOutgrownJob: JobKind<object> = { kind: 'withdraw-outgrown-fines', payload: z.object({}) };

/**
 * Withdraws unpaid invoices after their last day: the fine has grown, and a new invoice is issued when the payer asks
 * for it.
 */
export function watchOutgrownFines({ jobs, runUnitOfWork }: Platform): void {
  jobs.every(EVERY_SECONDS, withdrawOutgrownJob, async () => {
    while ((await runUnitOfWork(withdrawOutgrown)) === AT_ONCE);
  });
}

/**
 * A joint invoice is withdrawn first, and its covered invoices in the next round. Invoices with a payment in progress
 * stay, because it was sent in time; so do those whose voucher may come some days later.
 */
export async function withdrawOutgrown(unit: UnitOfWork): Promise<number> {
  const today = dayInNepal(unit.now);
  const { expiredInvoiceKeptDays } = await readTerm(unit.tx, 'PAYMENT_TERM', today);
  const outgrown = await unit.tx
    .selectFrom('invoice')
    .selectAll()
    .where('for_kind', 'in', ['FINE_DUE', 'JOINT'])
    .where('covered_by', 'is', null)
    .where('status', '=', 'PENDING')
    .where('valid_to', '<', addDays(today, -expiredInvoiceKeptDays))
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const invoice of outgrown) await withdrawInvoice(unit, null, invoice);
  return outgrown.length;
}
