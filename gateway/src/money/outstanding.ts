import { ANNUAL_RETURN, INITIAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import type { CompanyType } from '@registrar/domain/enumerations';
import { SETTLED_INVOICES } from '@registrar/domain/calls/money';
import type { Paisa } from '@registrar/domain/money';
import { addDays } from '@registrar/domain/calendar';
import { sql, type Kysely } from 'kysely';
import type { LateObligation } from '../obligations/obligations-of';
import { readTerm } from '../platform/terms';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { askedForDues, paidAndRest } from './fines/asked-for-dues';
import { payableOn } from './fines/assess-fine';
import { findFineEvent } from './fines/fine-events';
import { readFineRows, termsOf } from './fines/read-terms';
import { waivedOfDues } from './fines/waive-fine';
import { isOfEnded } from './payable-invoice';

/** The overdue payments of a company. */
export interface Outstanding {
  readonly totalPaisa: Paisa;
  /** The single invoice for all of it, if there is one; otherwise the amount is among the company's fines. */
  readonly invoiceId: string | null;
}

export interface Debtor {
  readonly companyId: string;
  readonly companyType: CompanyType;
  /** Its late and missing filings. */
  readonly late: readonly LateObligation[];
  /** It has requested the invoice of a fine before. */
  readonly wasFined: boolean;
}

/**
 * Overdue invoices, and fines whose invoice the company requested and did not pay: such an invoice is withdrawn some
 * days after the fine has grown, and the fine is still owed. A fine that was never invoiced is asked with the late
 * filing; until then it is the filing that is missing.
 */
export async function readOutstanding(db: Kysely<DB>, debtor: Debtor, today: string): Promise<Outstanding | null> {
  const overdue = await overdueInvoices(db, debtor.companyId, today);
  const others = overdue.filter(({ for_kind }) => for_kind !== 'FINE_DUE');
  const fines = debtor.wasFined
    ? await finesOwed(
        db,
        debtor,
        overdue.map(({ id }) => id),
        today,
      )
    : 0;
  const totalPaisa = others.reduce((sum, { total_paisa }) => sum + total_paisa, fines);
  const [single, ...more] = others;
  return totalPaisa === 0
    ? null
    : { totalPaisa, invoiceId: fines === 0 && more.length === 0 ? (single?.id ?? null) : null };
}

/** Overdue unpaid invoices of the company and of its filings; those of ended filings are left out. */
async function overdueInvoices(db: Kysely<DB>, companyId: string, today: string) {
  const pending = await db
    .selectFrom('invoice')
    .select(['id', 'total_paisa', 'for_kind', 'issued_at', 'valid_to'])
    .where('status', '=', 'PENDING')
    .where('total_paisa', '>', 0)
    .where('for_kind', '<>', 'JOINT') // counted with the invoices it covers
    // two paths, each with its own index
    .where(
      sql<boolean>`invoice.id in (
      select of_company.id from invoice of_company where of_company.company_id = ${companyId} and of_company.status = 'PENDING'
      union all
      select of_filing.id from application filed join invoice of_filing on of_filing.for_id = filed.id
       where filed.company_id = ${companyId} and filed.discarded_at is null and of_filing.status = 'PENDING')`,
    )
    .where(sql<boolean>`not ${isOfEnded(today)}`)
    .orderBy('issued_at')
    .execute();
  if (pending.length === 0) return [];
  const { days } = await readTerm(db, 'PAYMENT_TERM', today);
  return pending.filter(({ valid_to, issued_at }) => {
    const lastDay = valid_to ?? (issued_at === null ? null : addDays(dayInNepal(issued_at), days));
    return lastDay !== null && lastDay < today;
  });
}

/**
 * The rest of each invoiced fine, by today's working. A fine whose invoice is still valid or in progress can be paid in
 * time and is left out.
 */
async function finesOwed(
  db: Kysely<DB>,
  { companyId, companyType, late }: Debtor,
  overdue: readonly string[],
  today: string,
): Promise<Paisa> {
  const asked = await db.selectFrom('fine_due').selectAll().where('company_id', '=', companyId).execute();
  const dueIds = asked.map(({ id }) => id);
  const asking = await askedForDues(db, dueIds);
  const waived = await waivedOfDues(db, dueIds);
  const rows = await readFineRows(db);
  return asked.reduce((sum, due) => {
    const event = findFineEvent(due.event_id);
    const kind = due.event_id === 'REGISTERED_ADDRESS' ? INITIAL_RETURN : ANNUAL_RETURN;
    const obligation = late.find((one) => one.kind === kind && one.fiscalYear === due.fiscal_year);
    const own = asking.filter(({ dueId }) => dueId === due.id);
    // a line on the invoice of its filing is counted with that invoice
    const inTime = own.some(
      ({ invoice: { id, status, for_kind } }) =>
        !SETTLED_INVOICES.includes(status) && (for_kind === 'FILING' || !overdue.includes(id)),
    );
    if (!event || !obligation || inTime) return sum;
    const filedOn = obligation.filedOn ?? today;
    const terms = termsOf(rows, event, due.due_on, filedOn);
    const fine = terms
      ? payableOn({ event, companyType, paidUpPaisa: due.paid_up_paisa, dueOn: due.due_on, filedOn }, terms, filedOn)
      : 0;
    return sum + paidAndRest(fine, own, waived.get(due.id) ?? 0).restPaisa;
  }, 0);
}
