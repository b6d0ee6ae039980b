import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { endJoint } from './joint/parts';
import type { InvoiceRow } from './payment-state';
import { filingOf, isJoint } from './invoice-owner';

/**
 * Withdraws an invoice; it stays in the record with its numbers. Invoices of the same joint invoice are open again on
 * their own.
 */
export async function withdrawInvoice(
  unit: UnitOfWork,
  actor: Actor | null,
  invoice: Pick<InvoiceRow, 'id' | 'version' | 'status' | 'for_kind' | 'for_id' | 'covered_by'>,
): Promise<void> {
  if (isJoint(invoice)) return endJoint(unit, actor, invoice.id);
  if (invoice.covered_by !== null) await endJoint(unit, actor, invoice.covered_by);
  const version = invoice.version + 1;
  await unit.tx
    .updateTable('invoice')
    .set({ status: 'REJECTED', withdrawn_at: unit.now, counter_sign_asked_at: null, version })
    .where('id', '=', invoice.id)
    .where('version', '=', invoice.version)
    .executeTakeFirstOrThrow();
  unit.audit({
    actor,
    action: 'INVOICE_WITHDRAWN',
    objectType: 'invoice',
    objectId: invoice.id,
    objectVersion: version,
    before: { status: invoice.status },
    after: { applicationId: filingOf(invoice), status: 'REJECTED' },
  });
}

/**
 * Withdraws the unpaid invoices of a filing that has ended or was recalled. Payments stay revenue; a refund is a
 * separate decision.
 */
export async function withdrawUnpaid(unit: UnitOfWork, actor: Actor | null, applicationId: string): Promise<void> {
  const unpaid = await unit.tx
    .selectFrom('invoice')
    .selectAll()
    .where('for_id', '=', applicationId)
    .where('status', 'in', ['DRAFT', 'PENDING'])
    .forUpdate()
    .execute();
  for (const invoice of unpaid) await withdrawInvoice(unit, actor, invoice);
}
