import { GRANTED } from '@registrar/domain/enumerations/application-status';
import { addDays } from '@registrar/domain/calendar';
import { SETTLED_INVOICES } from '@registrar/domain/calls/money';
import type { PaymentClosed } from '@registrar/domain/calls/payments';
import { everyDefinition } from '@registrar/domain/processes/tables/definitions';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { readTerm } from '../platform/terms';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { InvoiceRow } from './payment-state';
import { isJoint } from './invoice-owner';

const paidAfterwards = (): readonly string[] =>
  everyDefinition()
    .filter(({ money: { payTiming } }) => payTiming === 'AFTER_APPROVAL')
    .map(({ process }) => process);

/**
 * A condition on `invoice`: on that day in Nepal its filing has ended, or the reservation of its name has expired; a
 * joint invoice when this is so for a covered one. A reservation ends without any action (decision 9), so the day is
 * checked too. Fines that an approval has settled (section 136ka) are paid after it.
 */
export function isOfEnded(today: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from (select invoice.for_id as id union all select part.for_id from invoice part where part.covered_by = invoice.id) asked
      join application ended on ended.id = asked.id left join name_reservation reserved on reserved.application_id = ended.id
     where (ended.discarded_at is not null or ended.status = 'REJECTED'
         or (ended.status in (${sql.join(GRANTED)}) and ended.process_name not in (${sql.join(paidAfterwards())})
           and not exists (select 1 from invoice_line line where line.invoice_id = invoice.id and line.closes_due))
         or reserved.revoked_on is not null or (reserved.consumed_on is null and reserved.expires_on < ${today})))`;
}

type Asked = Pick<InvoiceRow, 'id' | 'status' | 'valid_to'>;

/**
 * The invoices among these that are open only by their status, with the reason. One with a payment in progress was paid
 * in time and is left out.
 */
export async function readClosed(
  db: Kysely<DB>,
  invoices: readonly Asked[],
  today: string,
): Promise<ReadonlyMap<string, PaymentClosed>> {
  const open = invoices.filter(({ status }) => status === 'PENDING');
  if (open.length === 0) return new Map();
  const ended = await db
    .selectFrom('invoice')
    .select('id')
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .where(isOfEnded(today))
    .execute();
  return new Map([
    ...open.flatMap(({ id, valid_to }): [string, PaymentClosed][] =>
      valid_to !== null && valid_to < today ? [[id, 'GROWN']] : [],
    ),
    ...ended.map(({ id }): [string, PaymentClosed] => [id, 'ENDED']),
  ]);
}

/** The single rule for what can be paid now, by any means. GROWN: the amount was valid until a past day. */
export async function requirePayable(
  db: Kysely<DB>,
  invoice: Asked & Pick<InvoiceRow, 'covered_by'>,
  today: string,
): Promise<'GROWN' | null> {
  requireOpen(invoice.status);
  if (invoice.covered_by !== null) {
    const joint = await db
      .selectFrom('invoice')
      .select('number')
      .where('id', '=', invoice.covered_by)
      .executeTakeFirstOrThrow();
    refuse('FLOW-409', { message: 'money.joint.covered', parameters: { number: joint.number ?? '' } });
  }
  const closed = (await readClosed(db, [invoice], today)).get(invoice.id) ?? null;
  if (closed === 'ENDED') refuse('FLOW-409', { message: 'money.ended' });
  return closed;
}

/** The invoice is open, and no payment is in progress. */
export function requireOpen(status: InvoiceRow['status']): void {
  if (SETTLED_INVOICES.includes(status)) refuse('PAY-409');
  if (status === 'INITIATED') refuse('FLOW-409', { message: 'money.underWay' });
  if (status === 'SUBMITTED') refuse('FLOW-409', { message: 'money.voucherWaits' });
  if (status === 'REJECTED') refuse('FLOW-409', { message: 'money.withdrawn' });
  if (status !== 'PENDING') refuse('FLOW-409', { message: 'money.notPayable' });
}

/** The last day for the voucher of an invoice that was paid in time. */
export async function lastDayForVoucher(db: Kysely<DB>, validTo: string, today: string): Promise<string> {
  return addDays(validTo, (await readTerm(db, 'PAYMENT_TERM', today)).expiredInvoiceKeptDays);
}

type Named = Pick<InvoiceRow, 'id' | 'for_kind' | 'for_id'>;

/**
 * The earliest possible day of a payment in Nepal: the day of the first invoice for the same filing or the same fine.
 * An invoice that replaces another, or asks for the rest, may have been paid since then.
 */
export async function readFirstDay(db: Kysely<DB>, invoice: Named): Promise<string | null> {
  const { first } = await db
    .selectFrom('invoice')
    .select(({ fn }) => fn.min<Date | null>(sql`least(proposed_at, issued_at)`).as('first'))
    .where((is) =>
      is.or([
        is('id', '=', invoice.id),
        // the other joint invoices of the company ask for other things
        ...(isJoint(invoice) ? [] : [is('for_id', '=', invoice.for_id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return first === null ? null : dayInNepal(first);
}
