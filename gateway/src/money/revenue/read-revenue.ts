import { REVENUE_DAYS, type Revenue, type RevenueQuery, type RevenueRow } from '@registrar/domain/calls/revenue';
import { addDays, daysBetween } from '@registrar/domain/calendar';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import { startOfDayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { domainLanguage, type WireLanguage } from '../../platform/language';
import { refuse } from '../../platform/refusal';

/** Nepal has been 5:45 ahead of UTC since 1986. */
const IN_NEPAL = sql`interval '5 hours 45 minutes'`;

/** Daily totals by revenue head: payments by the day of receipt, refunds by the day of approval. */
export async function readRevenue(
  db: Kysely<DB>,
  actor: Actor,
  query: RevenueQuery,
  language: WireLanguage,
): Promise<Revenue> {
  refusePeriod(query, language);
  const officeId = may(actor.role, 'READ_EVERYTHING') ? query.officeId : (actor.officeId ?? -1);
  const rows = merge(await readPaid(db, query, officeId), await readRefunded(db, query, officeId));
  const office =
    officeId === undefined
      ? undefined
      : await db
          .selectFrom('office')
          .select(['id', 'name_english', 'name_nepali'])
          .where('id', '=', officeId)
          .executeTakeFirst();
  return {
    from: query.from,
    to: query.to,
    rows,
    office: office ? { id: office.id, nameEnglish: office.name_english, nameNepali: office.name_nepali } : null,
    totals: {
      payments: await countPayments(db, query, officeId),
      cardPaisa: sumOf(rows, 'cardPaisa'),
      voucherPaisa: sumOf(rows, 'voucherPaisa'),
      refundedPaisa: sumOf(rows, 'refundedPaisa'),
      netPaisa: sumOf(rows, 'netPaisa'),
    },
  };
}

function refusePeriod({ from, to }: RevenueQuery, language: WireLanguage): void {
  const fail = (code: ValidationCode, parameters?: Record<string, string>): never =>
    refuse('VAL-422', {
      errors: [{ path: 'to', code, message: validationMessage(code, domainLanguage(language), parameters) }],
    });
  if (to < from) fail('PERIOD_REVERSED');
  if (daysBetween(from, to) >= REVENUE_DAYS) fail('PERIOD_TOO_LONG', { maximum: String(REVENUE_DAYS) });
}

const sumOf = (rows: readonly RevenueRow[], key: 'cardPaisa' | 'voucherPaisa' | 'refundedPaisa' | 'netPaisa'): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

interface Within {
  readonly from: string;
  readonly to: string;
}

const begin = ({ from }: Within) => startOfDayInNepal(from);
const end = ({ to }: Within) => startOfDayInNepal(addDays(to, 1));

function paidInvoices(db: Kysely<DB>, within: Within, officeId: number | undefined) {
  return db
    .selectFrom('invoice')
    .where('invoice.status', 'in', ['COMPLETED', 'APPROVED'])
    .where('invoice.settled_at', '>=', begin(within))
    .where('invoice.settled_at', '<', end(within))
    .$if(officeId !== undefined, (query) => query.where('invoice.office_id', '=', officeId ?? -1));
}

/** A joint payment counts as one payment. */
async function countPayments(db: Kysely<DB>, within: Within, officeId: number | undefined): Promise<number> {
  const { payments } = await paidInvoices(db, within, officeId)
    .where('invoice.total_paisa', '>', 0)
    .where('invoice.covered_by', 'is', null)
    .select(sql<number>`count(*)`.as('payments'))
    .executeTakeFirstOrThrow();
  return Number(payments);
}

async function readPaid(db: Kysely<DB>, within: Within, officeId: number | undefined): Promise<RevenueRow[]> {
  // a discount is a line of its own and negative
  const amount = sql`case when invoice_line.kind = 'DISCOUNT' then -invoice_line.amount_paisa else invoice_line.amount_paisa end`;
  const day = sql<string>`to_char(invoice.settled_at at time zone 'UTC' + ${IN_NEPAL}, 'YYYY-MM-DD')`;
  const rows = await paidInvoices(db, within, officeId)
    .innerJoin('invoice_line', 'invoice_line.invoice_id', 'invoice.id')
    .where('invoice_line.amount_paisa', '>', 0)
    .select([
      day.as('day'),
      'invoice_line.revenue_head as head',
      sql<number>`count(distinct coalesce(invoice.covered_by, invoice.id))`.as('payments'),
      sql<number>`coalesce(sum(${amount}) filter (where invoice.status = 'COMPLETED'), 0)`.as('card'),
      sql<number>`coalesce(sum(${amount}) filter (where invoice.status = 'APPROVED'), 0)`.as('voucher'),
    ])
    .groupBy([day, 'invoice_line.revenue_head'])
    .execute();
  return rows.map((row) => {
    const [cardPaisa, voucherPaisa] = [Number(row.card), Number(row.voucher)];
    return {
      day: row.day,
      head: row.head,
      payments: Number(row.payments),
      cardPaisa,
      voucherPaisa,
      refundedPaisa: 0,
      netPaisa: cardPaisa + voucherPaisa,
    };
  });
}

async function readRefunded(db: Kysely<DB>, within: Within, officeId: number | undefined): Promise<RevenueRow[]> {
  const day = sql<string>`to_char(refund.decided_at at time zone 'UTC' + ${IN_NEPAL}, 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom('refund')
    .innerJoin('refund_line', 'refund_line.refund_id', 'refund.id')
    .innerJoin('invoice_line', 'invoice_line.id', 'refund_line.invoice_line_id')
    .where('refund.status', '=', 'APPROVED')
    .where('refund.decided_at', '>=', begin(within))
    .where('refund.decided_at', '<', end(within))
    .$if(officeId !== undefined, (query) => query.where('refund.office_id', '=', officeId ?? -1))
    .select([
      day.as('day'),
      'invoice_line.revenue_head as head',
      sql<number>`sum(refund_line.amount_paisa)`.as('refunded'),
    ])
    .groupBy([day, 'invoice_line.revenue_head'])
    .execute();
  return rows.map((row) => ({
    day: row.day,
    head: row.head,
    payments: 0,
    cardPaisa: 0,
    voucherPaisa: 0,
    refundedPaisa: Number(row.refunded),
    netPaisa: -Number(row.refunded),
  }));
}

function merge(paid: readonly RevenueRow[], refunded: readonly RevenueRow[]): RevenueRow[] {
  const rows = new Map(paid.map((row) => [`${row.day} ${row.head}`, row]));
  for (const row of refunded) {
    const same = rows.get(`${row.day} ${row.head}`);
    rows.set(
      `${row.day} ${row.head}`,
      same ? { ...same, refundedPaisa: row.refundedPaisa, netPaisa: same.netPaisa - row.refundedPaisa } : row,
    );
  }
  return [...rows.values()].sort((a, b) => (a.day === b.day ? (a.head < b.head ? -1 : 1) : a.day < b.day ? -1 : 1));
}
