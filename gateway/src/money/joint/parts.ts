import type { InvoiceStatus } from '@registrar/domain/calls/money';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { InvoiceRow } from '../payment-state';
import { notifyJointEnded } from './notify-ended';
import { isJoint } from '../invoice-owner';

export interface PartRow extends InvoiceRow {
  /** The year of the filing or the fine, if it has one. */
  readonly fiscal_year: string | null;
  /** Null for a fine without a filing. */
  readonly application_number: string | null;
}

/** The invoices covered by these joint invoices, the oldest fiscal year first. */
export function partsOf(db: Kysely<DB>, jointIds: readonly string[]): Promise<PartRow[]> {
  if (jointIds.length === 0) return Promise.resolve([]);
  const year = sql<
    string | null
  >`case when application.subject_kind = 'FISCAL_YEAR' then application.subject_id else fine_due.fiscal_year end`;
  return db
    .selectFrom('invoice')
    .leftJoin('application', 'application.id', 'invoice.for_id')
    .leftJoin('fine_due', 'fine_due.id', 'invoice.for_id')
    .selectAll('invoice')
    .select([year.as('fiscal_year'), 'application.application_number'])
    .where('invoice.covered_by', 'in', [...jointIds])
    .orderBy(year)
    .orderBy('invoice.issued_at')
    .orderBy('invoice.id')
    .execute();
}

/**
 * The only function that moves an open invoice to "in progress" and back: covered invoices move with their joint
 * invoice, and never alone. Undefined: its status is not the expected one.
 */
export async function moveInvoice(
  unit: UnitOfWork,
  id: string,
  from: InvoiceStatus,
  to: InvoiceStatus,
): Promise<InvoiceRow | undefined> {
  const moved = await unit.tx
    .updateTable('invoice')
    .set((of) => ({ status: to, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', from)
    .where('covered_by', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (moved && isJoint(moved))
    await unit.tx
      .updateTable('invoice')
      .set((of) => ({ status: to, version: of('version', '+', 1) }))
      .where('covered_by', '=', id)
      .execute();
  return moved;
}

/**
 * Separates a joint invoice at the payer's request: its covered invoices are open again. One in progress or paid is
 * unchanged.
 */
export async function takeApart(unit: UnitOfWork, actor: Actor | null, jointId: string): Promise<boolean> {
  return (await freeParts(unit, actor, jointId)) !== null;
}

/** The same for another reason than the payer's request; the payers are notified. */
export async function endJoint(unit: UnitOfWork, actor: Actor | null, jointId: string): Promise<void> {
  const freed = await freeParts(unit, actor, jointId);
  if (freed !== null) await notifyJointEnded(unit, jointId, freed);
}

/** The ids of the covered invoices; null: it is in progress or paid. */
async function freeParts(unit: UnitOfWork, actor: Actor | null, jointId: string): Promise<string[] | null> {
  const joint = await unit.tx
    .updateTable('invoice')
    .set((of) => ({ status: 'REJECTED' as const, withdrawn_at: unit.now, version: of('version', '+', 1) }))
    .where('id', '=', jointId)
    .where('for_kind', '=', 'JOINT')
    .where('status', '=', 'PENDING')
    .returning('version')
    .executeTakeFirst();
  if (!joint) return null;
  const freed = await unit.tx
    .updateTable('invoice')
    .set({ covered_by: null })
    .where('covered_by', '=', jointId)
    .returning('id')
    .execute();
  unit.audit({
    actor,
    action: 'INVOICE_WITHDRAWN',
    objectType: 'invoice',
    objectId: jointId,
    objectVersion: joint.version,
    before: { status: 'PENDING', covers: freed.map(({ id }) => id) },
    after: { status: 'REJECTED' },
  });
  return freed.map(({ id }) => id);
}
