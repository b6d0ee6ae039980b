import { jointPaymentSchema, type JointPaymentRequest } from '@registrar/domain/calls/payments';
import type { z } from 'zod';
import { amountParameters, fact } from '../../notifications/facts';
import { notify } from '../../notifications/notify';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { idempotently } from '../../platform/idempotency';
import type { Platform } from '../../platform/platform';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { representativesOf } from '../../register/representation';
import { holdInvoices } from '../card/attempts';
import { actsInAll, seeInvoice } from '../card/payers';
import { invoiceDue } from '../fines/invoice-due';
import { findDue } from '../fines/read-dues';
import { takeNumbers } from '../issue-invoice';
import { invoiceFacts } from '../notify-of-money';
import { requireOpen, requirePayable } from '../payable-invoice';
import type { InvoiceRow } from '../payment-state';
import { takeApart } from './parts';
import { isJoint } from '../invoice-owner';

type Opened = z.infer<typeof jointPaymentSchema>;

/**
 * Opens a joint invoice for several open invoices of one company. Dues without an invoice get one first, each in its
 * own unit of work; an existing invoice is returned again, so that a retry does no more than the first call.
 */
export async function openJoint(
  { runUnitOfWork, database: { db }, clock }: Pick<Platform, 'runUnitOfWork' | 'database' | 'clock'>,
  actor: Actor,
  request: JointPaymentRequest,
  key: string | undefined,
): Promise<Opened> {
  const dueIds = [...new Set(request.dueIds)].sort();
  // checked before anything is written: a mandate for one process pays for that process only
  for (const dueId of dueIds) {
    const { shown } = await findDue(db, actor, dueId, clock.now());
    if (!(await actsInAll(db, actor.accountId, shown.company.id, dayInNepal(clock.now())))) refuse('PERM-403');
  }
  const ofDues: string[] = [];
  for (const dueId of dueIds)
    ofDues.push(await runUnitOfWork((unit) => invoiceDue(unit, actor, dueId, { isPartOfMore: true })));
  return runUnitOfWork((unit) =>
    idempotently(unit, actor, { key, request: ['joint-payment', request], answer: jointPaymentSchema }, async () => ({
      paymentId: await joinInvoices(unit, actor, [...new Set([...request.invoiceIds, ...ofDues])].sort()),
    })),
  );
}

/** Joins the invoices of one company that an officer has asked for; the one itself where it is alone. */
export async function joinIssued(unit: UnitOfWork, actor: Actor, companyId: string, ids: readonly string[]) {
  const invoices = await holdInvoices(unit, [...ids].sort());
  const [first] = invoices;
  if (!first) return null;
  return invoices.length === 1 ? (first.covered_by ?? first.id) : joinHeld(unit, actor, { companyId, invoices });
}

/** A second caller finds the joint invoice of the first; another choice replaces a joint invoice without a payment. */
async function joinInvoices(unit: UnitOfWork, actor: Actor, ids: readonly string[]): Promise<string> {
  for (const id of ids) await seeInvoice(unit.tx, actor, id, unit.now);
  const invoices = await holdInvoices(unit, ids);
  const [first] = invoices;
  if (!first || invoices.length !== ids.length || invoices.some(isJoint)) refuse('REQ-404');
  if (invoices.length === 1) return first.covered_by ?? first.id;
  const [companyId, ...others] = await companiesOf(unit, ids);
  if (companyId == null || others.length > 0 || invoices.some(({ office_id }) => office_id !== first.office_id))
    refuse('FLOW-409', { message: 'money.joint.oneCompany' });
  if (!(await actsInAll(unit.tx, actor.accountId, companyId, dayInNepal(unit.now)))) refuse('PERM-403');
  return joinHeld(unit, actor, { companyId, invoices });
}

async function joinHeld(unit: UnitOfWork, actor: Actor, { companyId, invoices }: Joined): Promise<string> {
  if (await isCoveredExactly(unit, invoices)) return invoices[0]?.covered_by ?? refuse('REQ-404');
  for (const jointId of new Set(
    invoices.flatMap(({ covered_by, status }) => (status === 'PENDING' ? (covered_by ?? []) : [])),
  ))
    await takeApart(unit, actor, jointId);
  const today = dayInNepal(unit.now);
  for (const invoice of invoices)
    if ((await requirePayable(unit.tx, { ...invoice, covered_by: null }, today)) === 'GROWN') refuse('PAY-412');
  return writeJoint(unit, actor, { companyId, invoices });
}

async function companiesOf({ tx }: UnitOfWork, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('invoice')
    .leftJoin('application', 'application.id', 'invoice.for_id')
    .select((of) => of.fn.coalesce('invoice.company_id', 'application.company_id').as('company_id'))
    .distinct()
    .where('invoice.id', 'in', [...ids])
    .execute();
  return rows.map(({ company_id }) => company_id);
}

/** True when one joint invoice covers all of them and no other invoice. */
async function isCoveredExactly({ tx }: UnitOfWork, invoices: readonly InvoiceRow[]): Promise<boolean> {
  const [jointId, ...others] = new Set(invoices.map(({ covered_by }) => covered_by));
  if (jointId == null || others.length > 0) return false;
  return (
    (await tx.selectFrom('invoice').select('id').where('covered_by', '=', jointId).execute()).length === invoices.length
  );
}

interface Joined {
  readonly companyId: string;
  readonly invoices: readonly InvoiceRow[];
}

async function writeJoint(unit: UnitOfWork, actor: Actor, { companyId, invoices }: Joined): Promise<string> {
  const id = unit.newId();
  const officeId = invoices[0]?.office_id ?? refuse('REQ-404');
  const totalPaisa = invoices.reduce((sum, { total_paisa }) => sum + total_paisa, 0);
  // valid until the first of its covered invoices expires
  const validTo = invoices.flatMap(({ valid_to }) => valid_to ?? []).sort()[0] ?? null;
  const { number, ebpCode } = await takeNumbers(unit, officeId);
  const numbered = { id, number, ebp_code: ebpCode };
  await unit.tx
    .insertInto('invoice')
    .values({
      ...numbered,
      company_id: companyId,
      office_id: officeId,
      for_kind: 'JOINT',
      for_id: companyId,
      status: 'PENDING',
      basis: JSON.stringify({}),
      scheduled_on: dayInNepal(unit.now),
      total_paisa: totalPaisa,
      proposed_at: unit.now,
      issued_at: unit.now,
      valid_to: validTo,
    })
    .execute();
  await unit.tx
    .updateTable('invoice')
    .set({ covered_by: id })
    .where(
      'id',
      'in',
      invoices.map((invoice) => invoice.id),
    )
    .execute();
  unit.audit({
    actor,
    action: 'INVOICE_ISSUED',
    objectType: 'invoice',
    objectId: id,
    objectVersion: 1,
    after: { companyId, number, ebpCode, totalPaisa, validTo, covers: invoices.map((invoice) => invoice.id) },
  });
  await notifyOthers(unit, actor, { companyId, invoice: numbered, totalPaisa, validTo });
  return id;
}

interface News {
  readonly companyId: string;
  readonly invoice: Pick<InvoiceRow, 'id' | 'number' | 'ebp_code'>;
  readonly totalPaisa: number;
  readonly validTo: string | null;
}

/**
 * Notifies the other representatives of the company, so that nothing is paid twice. The caller sees the invoice anyway.
 */
async function notifyOthers(
  unit: UnitOfWork,
  actor: Actor,
  { companyId, invoice, totalPaisa, validTo }: News,
): Promise<void> {
  const company = await unit.tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  for (const accountId of await representativesOf(unit.tx, companyId, dayInNepal(unit.now))) {
    if (accountId === actor.accountId) continue;
    await notify(unit, {
      accountId,
      eventKey: `${invoice.id}:1`,
      type: 'PAYABLE_SET',
      title: 'money.joint.title',
      body: 'money.joint.body',
      parameters: {
        number: invoice.number ?? '',
        name: company.name_english,
        nameNepali: company.name_nepali,
        ebpCode: invoice.ebp_code ?? '',
        ...amountParameters(totalPaisa),
      },
      facts: [
        ...fact('fact.company', { ne: company.name_nepali, en: company.name_english }),
        ...invoiceFacts(invoice, totalPaisa, { payable: true, dueOn: validTo }),
      ],
      next: 'money.payable.next',
      action: { label: 'mail.action.pay' },
      link: `/payment/${invoice.id}`,
    });
  }
}

/** Separates a joint invoice, given by its id or by a covered one: each invoice is paid alone again. */
export async function payApart(unit: UnitOfWork, actor: Actor, invoiceId: string): Promise<void> {
  await seeInvoice(unit.tx, actor, invoiceId, unit.now);
  const [invoice] = await holdInvoices(unit, [invoiceId]);
  const jointId = invoice && isJoint(invoice) ? invoice.id : invoice?.covered_by;
  if (invoice === undefined || jointId == null) refuse('FLOW-409', { message: 'money.joint.none' });
  requireOpen(invoice.status);
  if (!(await takeApart(unit, actor, jointId))) refuse('FLOW-409', { message: 'money.notPayable' });
}
