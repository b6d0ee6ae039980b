import type { Assessment } from '@registrar/domain/calls/money';
import { validationMessage } from '@registrar/domain/messages';
import type { Language } from '@registrar/domain/bilingual';
import type { Paisa } from '@registrar/domain/money';
import type { TermOf } from '@registrar/domain/schedules';
import type { Application } from '../applications/application';
import { readTerm } from '../platform/terms';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';
import { issueInvoice } from './issue-invoice';
import type { InvoiceRow } from './payment-state';
import { readLines, type LineRow } from './read-lines';
import { notifyOffice } from './notify-of-money';
import { withdrawInvoice } from './withdraw-invoice';

export type CounterSignLimits = Pick<TermOf<'COUNTER_SIGN_LIMITS'>, 'differencePaisa' | 'differencePercent'>;

/** Whether an amount differs so much from the proposed one that a second officer must agree (workflow 6.4, point 2). */
export function needsCounterSign(
  proposed: Paisa,
  amount: Paisa,
  { differencePaisa, differencePercent }: CounterSignLimits,
): boolean {
  const difference = Math.abs(amount - proposed);
  return difference > differencePaisa || difference * 100 > proposed * differencePercent;
}

interface Decided {
  readonly line: LineRow;
  readonly amount: Paisa;
  readonly reason: string | null;
}

/**
 * The officer confirms the proposed amounts, or changes lines with a reason. Within the limits the invoice is issued at
 * once; beyond them it waits for an approver, and the applicant is not notified yet.
 */
export async function assess(
  unit: UnitOfWork,
  actor: Actor,
  { row }: Application,
  { overrides }: Assessment,
  language: Language,
): Promise<'WAITING' | 'SETTLED'> {
  const invoice = await openInvoice(unit, row.id);
  const lines = await readLines(unit.tx, [invoice.id]);
  const decided = decide(lines, overrides, language);
  const isChanged = decided.some(({ line, amount }) => amount !== line.amount_paisa);
  if (invoice.status === 'PENDING' && !isChanged) refuse('FLOW-409', { message: 'money.alreadyIssued' });

  // an issued invoice is never changed: another amount is another invoice
  const target = invoice.status === 'PENDING' ? await replaceInvoice(unit, actor, invoice, lines) : { invoice, lines };
  const settled = decided.map((entry, position) => ({ ...entry, line: target.lines[position] ?? entry.line }));
  for (const { line, amount, reason } of settled) {
    await unit.tx
      .updateTable('invoice_line')
      .set({ amount_paisa: amount, override_reason: reason })
      .where('id', '=', line.id)
      .execute();
  }
  const limits = await readTerm(unit.tx, 'COUNTER_SIGN_LIMITS', dayInNepal(unit.now));
  const waits = settled.some(({ line, amount }) => needsCounterSign(line.proposed_paisa, amount, limits));
  const total = settled.reduce((sum, { amount }) => sum + amount, 0);
  const assessed = await unit.tx
    .updateTable('invoice')
    .set({
      total_paisa: total,
      assessed_by: actor.accountId,
      assessed_at: unit.now,
      counter_sign_asked_at: waits ? unit.now : null,
      version: target.invoice.version + 1,
    })
    .where('id', '=', target.invoice.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (settled.some(({ reason }) => reason !== null)) {
    unit.audit({
      actor,
      action: 'INVOICE_OVERRIDDEN',
      objectType: 'invoice',
      objectId: assessed.id,
      objectVersion: assessed.version,
      before: { lines: settled.map(({ line }) => [line.code, line.proposed_paisa]) },
      after: {
        applicationId: row.id,
        lines: settled.map(({ line, amount, reason }) => [line.code, amount, reason]),
        counterSign: waits,
      },
    });
  }
  if (!waits) {
    await issueInvoice(unit, actor, row, assessed);
    return total === 0 ? 'SETTLED' : 'WAITING';
  }
  await notifyOffice(
    unit,
    row,
    { role: 'APPROVER_1' },
    {
      event: `${assessed.id}:${assessed.version}`,
      type: 'WORK_COUNTER_SIGN',
      title: 'money.counterSign.title',
      body: 'money.counterSign.body',
      amountPaisa: total,
    },
  );
  return 'WAITING';
}

/**
 * A proposal takes precedence over an issued invoice; one that waits for a counter-signature cannot be changed by the
 * operator.
 */
async function openInvoice(unit: UnitOfWork, applicationId: string): Promise<InvoiceRow> {
  const open = await unit.tx
    .selectFrom('invoice')
    .selectAll()
    .where('for_id', '=', applicationId)
    .where('status', 'in', ['DRAFT', 'PENDING'])
    .where('counter_sign_asked_at', 'is', null)
    .orderBy('proposed_at', 'desc')
    .forUpdate()
    .execute();
  return (
    open.find(({ status }) => status === 'DRAFT') ?? open[0] ?? refuse('FLOW-409', { message: 'money.nothingToAssess' })
  );
}

function decide(lines: readonly LineRow[], overrides: Assessment['overrides'], language: Language): Decided[] {
  // two amounts for one line are ambiguous
  const unknown = overrides.findIndex(
    ({ lineId }, at) =>
      !lines.some(({ id }) => id === lineId) || overrides.findIndex((other) => other.lineId === lineId) !== at,
  );
  if (unknown >= 0)
    refuse('VAL-422', {
      errors: [
        {
          path: `assessment.overrides.${unknown}.lineId`,
          code: 'INVALID',
          message: validationMessage('INVALID', language),
        },
      ],
    });
  return lines.map((line) => {
    const override = overrides.find(({ lineId }) => lineId === line.id);
    if (!override) return { line, amount: line.amount_paisa, reason: line.override_reason };
    return {
      line,
      amount: override.amountPaisa,
      reason: override.amountPaisa === line.proposed_paisa ? null : override.reason,
    };
  });
}

async function replaceInvoice(
  unit: UnitOfWork,
  actor: Actor,
  invoice: InvoiceRow,
  lines: readonly LineRow[],
): Promise<{ invoice: InvoiceRow; lines: LineRow[] }> {
  await withdrawInvoice(unit, actor, invoice);
  const copy = await unit.tx
    .insertInto('invoice')
    .values({
      id: unit.newId(),
      for_kind: invoice.for_kind,
      for_id: invoice.for_id,
      office_id: invoice.office_id,
      status: 'DRAFT',
      basis: JSON.stringify(invoice.basis),
      scheduled_on: invoice.scheduled_on,
      total_paisa: invoice.total_paisa,
      proposed_at: unit.now,
      supplements: invoice.supplements,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const copies = await unit.tx
    .insertInto('invoice_line')
    .values(
      lines.map((line) => ({
        ...line,
        id: unit.newId(),
        invoice_id: copy.id,
        basis: JSON.stringify(line.basis),
        working: JSON.stringify(line.working),
      })),
    )
    .returningAll()
    .execute();
  return { invoice: copy, lines: copies.sort((a, b) => a.position - b.position) };
}
