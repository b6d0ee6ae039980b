import { isStaff, may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { DocumentContent } from '../documents/send-document';
import { isOnlyParent, seeFiling } from '../applications/sight';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { notesReadings } from '../register/access-log/note-access';
import { notePayment } from './note-payments';
import { isPayers } from './card/payers';

interface Pictured {
  readonly invoice_id: string;
  readonly application_id: string | null;
  readonly office_id: number;
}

/** The picture of a voucher. A read by the office is logged. */
export async function readVoucherPicture(
  platform: Platform,
  actor: Actor,
  voucherId: string,
): Promise<DocumentContent> {
  const {
    database: { db },
    storage,
    clock,
    runUnitOfWork,
  } = platform;
  const row = await db
    .selectFrom('payment_voucher')
    .innerJoin('invoice', 'invoice.id', 'payment_voucher.invoice_id')
    .leftJoin('application', 'application.id', 'invoice.for_id')
    .selectAll('payment_voucher')
    .select((of) => [
      'invoice.office_id',
      'application.id as application_id',
      of.fn.coalesce('invoice.company_id', 'application.company_id').as('company_id'),
    ])
    .where('payment_voucher.id', '=', voucherId)
    .executeTakeFirst();
  if (!row) refuse('REQ-404');
  await requireSight(db, actor, row, clock.now());
  if (!(await storage.stat(row.sha256))) refuse('REQ-404');
  await notePayment(
    db,
    actor,
    { now: clock.now(), note: notesReadings(platform) },
    { companyId: row.company_id, officeId: row.office_id },
  );
  if (isStaff(actor.role)) {
    await runUnitOfWork(async (unit) =>
      unit.audit({
        actor,
        action: 'VOUCHER_READ',
        objectType: 'voucher',
        objectId: row.id,
        objectVersion: row.version,
        after: { invoiceId: row.invoice_id, sha256: row.sha256 },
      }),
    );
  }
  return { key: row.sha256, name: row.name, mediaType: row.media_type, shown: 'inline', size: row.size };
}

/**
 * For revenue officers of the office; for a filing also users who may see it, for a company users who may pay for it.
 */
async function requireSight(
  db: Kysely<DB>,
  actor: Actor,
  { invoice_id, application_id, office_id }: Pictured,
  now: Date,
): Promise<void> {
  if (may(actor.role, 'VERIFY_VOUCHER') && actor.officeId === office_id) return;
  if (application_id !== null) {
    if (isOnlyParent(await seeFiling(db, actor, application_id, now))) refuse('REQ-404');
    return;
  }
  if (may(actor.role, 'READ_EVERYTHING')) return;
  if (!(await isPayers(db, actor.accountId, invoice_id, dayInNepal(now)))) refuse('REQ-404');
}
