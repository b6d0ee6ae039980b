import type { Application } from '../applications/application';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';
import { insertLines } from './insert-lines';
import { issueInvoice, settleWithoutFee } from './issue-invoice';
import type { InvoiceRow } from './payment-state';
import type { DueOfLine, LineOfFiling } from './fines/fines-of-year';
import { proposeLines, sameBases } from './propose-lines';
import { describeLine, readLines } from './read-lines';
import { readRefunded } from './refunds/refunded';
import { notifyOffice } from './notify-of-money';
import { withdrawInvoice } from './withdraw-invoice';

/**
 * Proposes the cost of a filing on submission (workflow 6.4). Submitted again with the same facts, confirmed and paid
 * amounts stay. With other facts an unpaid invoice is withdrawn, and beside a paid one only the rest is invoiced.
 */
export async function proposeAssessment(
  unit: UnitOfWork,
  actor: Actor | null,
  application: Application,
): Promise<void> {
  const today = dayInNepal(unit.now);
  const proposed = await proposeLines(unit.tx, application, today);
  // for an imported company the register may not have the capital that its fee depends on
  if (!proposed) refuse('FLOW-409', { message: 'money.feeUnknown' });
  const before = await unit.tx
    .selectFrom('invoice')
    .selectAll()
    .where('for_id', '=', application.row.id)
    .where('status', '<>', 'REJECTED')
    .orderBy('proposed_at', 'desc')
    .forUpdate()
    .execute();
  const [newest] = before;
  const refunds = await readRefunded(unit.tx, application.row.id);
  // a refund reduces the paid amount: even with the facts of the first submission something may be due again
  const givenBackSince = newest !== undefined && refunds.some(({ at }) => at > newest.proposed_at);
  if (newest && !givenBackSince && sameBases((await readLines(unit.tx, [newest.id])).map(describeLine), proposed))
    return;

  for (const invoice of before)
    if (invoice.status === 'DRAFT' || invoice.status === 'PENDING') await withdrawInvoice(unit, actor, invoice);
  const kept = before.filter(({ status }) => status !== 'DRAFT' && status !== 'PENDING');
  const asked =
    kept.reduce((sum, invoice) => sum + invoice.total_paisa, 0) - refunds.reduce((sum, { paisa }) => sum + paisa, 0);
  const lines = afterWhatWasAsked(proposed, asked);
  const total = lines.reduce((sum, line) => sum + line.proposedPaisa, 0);
  const due = proposed.reduce((sum, line) => sum + line.proposedPaisa, 0);
  if (asked > due)
    await notifyOffice(
      unit,
      application.row,
      { role: 'REVENUE_OFFICER' },
      {
        event: `${application.row.id}:${application.row.version}:overpaid`,
        type: 'WORK_REFUND',
        title: 'money.overpaid.title',
        body: 'money.overpaid.body',
        amountPaisa: asked - due,
      },
      '/refunds',
    );
  if (total === 0 && asked > 0) return;
  await writeProposal(unit, actor, application, {
    lines,
    today,
    supplements: asked > 0 ? (kept.find((invoice) => invoice.total_paisa > 0)?.id ?? null) : null,
  });
}

/** Deducts the earlier invoices from the lines in their order, once. */
function afterWhatWasAsked(lines: readonly LineOfFiling[], asked: number): LineOfFiling[] {
  let left = asked;
  return lines.map((line) => {
    if (left === 0) return line;
    const paisa = Math.min(left, line.proposedPaisa);
    left -= paisa;
    const rest = line.proposedPaisa - paisa;
    return {
      ...line,
      working: [...line.working, { kind: 'ALREADY_ASKED', paisa }],
      ratePaisa: rest,
      proposedPaisa: rest,
    };
  });
}

interface Proposal {
  readonly lines: readonly LineOfFiling[];
  readonly today: string;
  /** The paid invoice that this one supplements with the rest. */
  readonly supplements: string | null;
}

/** Invoices these lines of a filing at once, in addition to the filing's own cost; returns the id of the invoice. */
export async function askForLines(
  unit: UnitOfWork,
  actor: Actor | null,
  application: Application,
  lines: readonly LineOfFiling[],
): Promise<string> {
  const invoice = await writeProposal(unit, actor, application, {
    lines,
    today: dayInNepal(unit.now),
    supplements: null,
  });
  await issueInvoice(unit, actor, application.row, invoice);
  return invoice.id;
}

async function writeProposal(
  unit: UnitOfWork,
  actor: Actor | null,
  { row }: Application,
  { lines, today, supplements }: Proposal,
): Promise<InvoiceRow> {
  const id = unit.newId();
  const total = lines.reduce((sum, line) => sum + line.proposedPaisa, 0);
  const invoice: InvoiceRow = await unit.tx
    .insertInto('invoice')
    .values({
      id,
      for_kind: 'FILING',
      for_id: row.id,
      office_id: row.office_id,
      status: 'DRAFT',
      basis: JSON.stringify(lines[0]?.basis ?? {}),
      scheduled_on: today,
      total_paisa: total,
      proposed_at: unit.now,
      supplements,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const { due } of lines) if (due) await takeOverDue(unit, actor, due);
  await insertLines(unit, id, lines);
  unit.audit({
    actor,
    action: 'INVOICE_PROPOSED',
    objectType: 'invoice',
    objectId: id,
    objectVersion: 1,
    after: { applicationId: row.id, bases: lines.map(({ basis }) => basis), totalPaisa: total },
  });
  if (total === 0) await settleWithoutFee(unit, null, invoice);
  return invoice;
}

/**
 * From now on the due is invoiced with its filing, by the filing's day; an own invoice without a payment is withdrawn.
 */
async function takeOverDue(
  unit: UnitOfWork,
  actor: Actor | null,
  { id, companyId, eventId, fiscalYear, dueOn, paidUpPaisa }: DueOfLine,
): Promise<void> {
  await unit.tx
    .insertInto('fine_due')
    .values({
      id,
      company_id: companyId,
      event_id: eventId,
      fiscal_year: fiscalYear,
      due_on: dueOn,
      paid_up_paisa: paidUpPaisa,
      created_at: unit.now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ due_on: dueOn, paid_up_paisa: paidUpPaisa }))
    .execute();
  const asked = await unit.tx
    .selectFrom('invoice')
    .selectAll()
    .where('for_id', '=', id)
    .where('status', '=', 'PENDING')
    .forUpdate()
    .execute();
  for (const invoice of asked) await withdrawInvoice(unit, actor, invoice);
}
