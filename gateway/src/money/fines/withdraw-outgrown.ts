import { addDays } from '@registrar/domain/calendar';
import { z } from 'zod';
import { readTerm } from '../../lookups/configuration';
import { dayInNepal } from '../../platform/clock';
import type { Deed } from '../../platform/deed';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import { PAYMENT_TERM } from '../payment-term';
import { withdrawInvoice } from '../withdraw-invoice';

const EVERY_SECONDS = 3600;
const AT_ONCE = 200;
const withdrawOutgrownJob: JobKind<object> = { kind: 'withdraw-outgrown-fines', payload: z.object({}) };

/** The day of an invoice has passed and nobody has paid by it: what is owed now is more, and is asked anew when somebody comes to pay. */
export function watchOutgrownFines({ jobs, runDeed }: Platform): void {
  jobs.every(EVERY_SECONDS, withdrawOutgrownJob, async () => {
    while ((await runDeed(withdrawOutgrown)) === AT_ONCE);
  });
}

/** Money that is on its way was sent in time, and the voucher of a payment over the counter comes some days later: their invoices stay. */
export async function withdrawOutgrown(deed: Deed): Promise<number> {
  const today = dayInNepal(deed.now);
  const { expiredInvoiceKeptDays } = await readTerm(deed.tx, PAYMENT_TERM, today);
  const outgrown = await deed.tx
    .selectFrom('invoice').selectAll()
    .where('fine_due_id', 'is not', null).where('status', '=', 'PENDING').where('valid_to', '<', addDays(today, -expiredInvoiceKeptDays))
    .orderBy('id').limit(AT_ONCE).forUpdate().skipLocked()
    .execute();
  for (const invoice of outgrown) await withdrawInvoice(deed, null, invoice);
  return outgrown.length;
}
