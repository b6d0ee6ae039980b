import { isStaff, may } from '@registrar/domain/permissions';
import { contentDisposition } from '../documents/document-name';
import type { DocumentContent } from '../documents/read-content';
import { isOnlyParent } from '../filings/visibility';
import { seeApplication } from '../filings/writable';
import type { Actor } from '../platform/actor';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';

/** The picture of a voucher: for the revenue officers of the office, and for whoever may see the filing. That somebody of the office has looked is written down. */
export async function readVoucherPicture({ database: { db }, storage, clock, runDeed }: Platform, actor: Actor, voucherId: string): Promise<DocumentContent> {
  const row = await db
    .selectFrom('payment_voucher')
    .innerJoin('invoice', 'invoice.id', 'payment_voucher.invoice_id')
    .innerJoin('application', 'application.id', 'invoice.application_id')
    .selectAll('payment_voucher').select(['application.office_id', 'application.id as application_id'])
    .where('payment_voucher.id', '=', voucherId)
    .executeTakeFirst();
  if (!row) refuse('REQ-404');
  const isRevenue = may(actor.role, 'VERIFY_VOUCHER') && actor.officeId === row.office_id;
  if (!isRevenue && isOnlyParent(await seeApplication(db, actor, row.application_id, clock.now()))) refuse('REQ-404');
  if (!(await storage.stat(row.sha256))) refuse('REQ-404');
  if (isStaff(actor.role)) {
    await runDeed(async (deed) => deed.audit({ actor, action: 'VOUCHER_READ', objectType: 'voucher', objectId: row.id, objectVersion: row.version, after: { invoiceId: row.invoice_id, sha256: row.sha256 } }));
  }
  return { content: await storage.get(row.sha256), mediaType: row.media_type, disposition: contentDisposition('inline', row.name), size: row.size };
}
