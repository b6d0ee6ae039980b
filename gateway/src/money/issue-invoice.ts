import { sql } from 'kysely';
import { addDays, fiscalYearOf } from '@registrar/domain/calendar';
import { officeCode } from '../lookups/known-choices';
import type { ApplicationRow } from '../applications/application';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { readTerm } from '../platform/terms';
import type { InvoiceRow } from './payment-state';
import { notifyApplicant } from './notify-of-money';
import { filingOf } from './invoice-owner';

/**
 * Issues an invoice with agreed amounts: it gets its numbers and can be paid; an invoice of zero is settled at once.
 */
export async function issueInvoice(
  unit: UnitOfWork,
  actor: Actor | null,
  application: ApplicationRow,
  invoice: InvoiceRow,
): Promise<void> {
  if (invoice.total_paisa === 0) return settleWithoutFee(unit, actor, invoice);
  const { number, ebpCode } =
    invoice.number !== null && invoice.ebp_code !== null
      ? { number: invoice.number, ebpCode: invoice.ebp_code }
      : await takeNumbers(unit, application.office_id);
  const version = invoice.version + 1;
  await unit.tx
    .updateTable('invoice')
    .set({ status: 'PENDING', number, ebp_code: ebpCode, issued_at: unit.now, counter_sign_asked_at: null, version })
    .where('id', '=', invoice.id)
    .where('version', '=', invoice.version)
    .executeTakeFirstOrThrow();
  unit.audit({
    actor,
    action: 'INVOICE_ISSUED',
    objectType: 'invoice',
    objectId: invoice.id,
    objectVersion: version,
    after: { applicationId: application.id, number, ebpCode, totalPaisa: invoice.total_paisa },
  });
  // only a filing that waits for its payment ends without it
  const today = dayInNepal(unit.now);
  const dueOn =
    application.status === 'IN_PROCESS' ? addDays(today, (await readTerm(unit.tx, 'PAYMENT_TERM', today)).days) : null;
  await notifyApplicant(unit, application, {
    event: `${invoice.id}:${version}`,
    type: 'PAYABLE_SET',
    title: 'money.payable.title',
    body: dueOn === null ? 'money.payable.body' : 'money.payable.by',
    next: 'money.payable.next',
    action: { label: 'mail.action.pay', link: `/payment/${invoice.id}` },
    sms: dueOn === null ? 'money.payable.sms' : 'money.payable.smsBy',
    amountPaisa: invoice.total_paisa,
    invoice: { id: invoice.id, number, ebp_code: ebpCode },
    payable: true,
    dueOn,
  });
}

/**
 * For a payment after the approval: invoices the amount that the schedule proposed on submission, without a
 * confirmation.
 */
export async function issueProposed(unit: UnitOfWork, actor: Actor | null, application: ApplicationRow): Promise<void> {
  const proposed = await unit.tx
    .selectFrom('invoice')
    .selectAll()
    .where('for_id', '=', application.id)
    .where('status', '=', 'DRAFT')
    .forUpdate()
    .execute();
  for (const invoice of proposed) await issueInvoice(unit, actor, application, invoice);
}

/** Workflow 6.4, point 7: an invoice of zero is settled, with a line that says so. */
export async function settleWithoutFee(
  unit: UnitOfWork,
  actor: Actor | null,
  invoice: Pick<InvoiceRow, 'id' | 'version' | 'for_kind' | 'for_id'>,
): Promise<void> {
  const version = invoice.version + 1;
  await unit.tx
    .updateTable('invoice')
    .set({ status: 'PAID', settled_at: unit.now, counter_sign_asked_at: null, version })
    .where('id', '=', invoice.id)
    .where('version', '=', invoice.version)
    .executeTakeFirstOrThrow();
  unit.audit({
    actor,
    action: 'INVOICE_SETTLED',
    objectType: 'invoice',
    objectId: invoice.id,
    objectVersion: version,
    after: { applicationId: filingOf(invoice), status: 'PAID', totalPaisa: 0 },
  });
}

const SEQUENCE = 'INVOICE';

/** INV-2083/84-KTM-000012 and the code for the bank, both from one count without gaps. */
export async function takeNumbers(unit: UnitOfWork, officeId: number): Promise<{ number: string; ebpCode: string }> {
  const today = dayInNepal(unit.now);
  const fiscalYear = fiscalYearOf(today)?.name;
  if (!fiscalYear) throw new RangeError(`No fiscal year is known for ${today}`);
  const code = await officeCode(unit.tx, officeId);
  const { last_number } = await unit.tx
    .insertInto('application_sequence')
    .values({ process_name: SEQUENCE, fiscal_year: fiscalYear, office_id: officeId, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['process_name', 'fiscal_year', 'office_id'])
        .doUpdateSet({ last_number: sql<number>`application_sequence.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return {
    number: `INV-${fiscalYear}-${code}-${String(last_number).padStart(6, '0')}`,
    ebpCode: ebpCodeOf(fiscalYear, officeId, last_number),
  };
}

/**
 * Fifteen digits: fiscal year, office, count, check digit. No public format of the code is known (domain law 4.10), so
 * it only has to be unique, easy to read out, and invalid when one digit is wrong.
 */
export function ebpCodeOf(fiscalYear: string, officeId: number, count: number): string {
  const body = `${fiscalYear.slice(2, 4)}${String(officeId).padStart(5, '0')}${String(count).padStart(7, '0')}`;
  return `${body}${checkDigit(body)}`;
}

/** ISO/IEC 7812-1, annex B: detects every single wrong digit, and nearly every swap of two digits. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
