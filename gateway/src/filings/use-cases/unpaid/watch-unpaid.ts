import { addDays, daysBetween } from '@registrar/domain/calendar';
import { sql } from 'kysely';
import { z } from 'zod';
import { findApplication } from '../../../applications/application';
import { stoppedDays } from '../../facts/reports/stops';
import { actByClock } from '../../engine/act-by-clock';
import { readTerm } from '../../../platform/terms';
import { dayInNepal, morningInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { EachAlone } from '../../../platform/jobs/each-alone';
import type { JobKind } from '../../../platform/jobs/job-kind';
import type { Platform } from '../../../platform/platform';
import type { InvoiceRow } from '../../../money/payment-state';
import { notifyUnpaid } from '../../facts/unpaid/notify-unpaid';
import { filingOf } from '../../../money/invoice-owner';

const EVERY_SECONDS = 3600;
const AT_ONCE = 100;
const unpaidJob: JobKind<object> = { kind: 'watch-unpaid-invoices', payload: z.object({}) };

/**
 * Reminds applicants of unpaid invoices and, after the term, ends the filing and withdraws them. A payment in progress
 * or a voucher under review does not count as unpaid.
 */
export function watchUnpaid({ jobs, database: { db }, clock, runUnitOfWork, log }: Platform): void {
  jobs.every(EVERY_SECONDS, unpaidJob, async () => {
    const now = clock.now();
    const today = dayInNepal(now);
    if (now < morningInNepal(today)) return; // reminders are sent when the applicant can act on them
    const each = new EachAlone(log);
    for (let after: string | null = null; ;) {
      const found: string[] = await unpaidInvoices(db, after);
      for (const id of found) await each.run(id, () => runUnitOfWork((unit) => lookAt(unit, id)));
      after = found.at(-1) ?? null;
      if (found.length < AT_ONCE) return each.end();
    }
  });
}

async function unpaidInvoices(db: Platform['database']['db'], after: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('application', 'application.id', 'invoice.for_id')
    .select('invoice.id')
    .where('invoice.status', '=', 'PENDING')
    .where('application.status', '=', 'IN_PROCESS')
    .where('application.discarded_at', 'is', null)
    .$if(after !== null, (query) => query.where('invoice.id', '>', after ?? ''))
    .orderBy('invoice.id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Handles one unpaid invoice: sends the reminder that is due, or ends the filing. Each happens once, however often this
 * runs.
 */
export async function lookAt(unit: UnitOfWork, invoiceId: string): Promise<void> {
  const today = dayInNepal(unit.now);
  const found = await unit.tx
    .selectFrom('invoice')
    .select(['for_kind', 'for_id'])
    .where('id', '=', invoiceId)
    .executeTakeFirst();
  // locks the application first, in the same order as every action on a filing
  const filing = found && filingOf(found);
  const application = filing ? await findApplication(unit.tx, filing, { forUpdate: true, today }) : undefined;
  const invoice = await unit.tx
    .selectFrom('invoice')
    .selectAll()
    .where('id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst();
  if (application?.row.status !== 'IN_PROCESS' || invoice?.status !== 'PENDING' || invoice.issued_at === null) return;
  if (application.records.isStopped) return;
  const { days, reminderDaysBefore } = await readTerm(unit.tx, 'PAYMENT_TERM', today);
  const stopped = await stoppedDays(unit.tx, application.row.id, invoice.issued_at, unit.now);
  const lastDay = addDays(dayInNepal(invoice.issued_at), days + stopped);
  const daysLeft = daysBetween(today, lastDay);
  if (daysLeft < 0) {
    await unit.tx.updateTable('application').set({ due_on: lastDay }).where('id', '=', application.row.id).execute();
    await actByClock(unit, application.row, 'expire');
    return;
  }
  // a late reminder is replaced by the next one
  const level = Math.min(...reminderDaysBefore.filter((before) => daysLeft <= before));
  if (Number.isFinite(level) && daysLeft > 0 && (await isFirst(unit, invoice, level)))
    await notifyUnpaid(unit, application.row, invoice, { days: daysLeft, lastDay });
}

async function isFirst(unit: UnitOfWork, invoice: Pick<InvoiceRow, 'id'>, daysLeft: number): Promise<boolean> {
  const row = await unit.tx
    .insertInto('invoice_reminder')
    .values({ invoice_id: invoice.id, days_left: daysLeft, at: unit.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<number>`1`.as('written'))
    .executeTakeFirst();
  return row !== undefined;
}
