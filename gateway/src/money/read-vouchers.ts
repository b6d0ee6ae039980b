import { voucherSchema, type Voucher } from '@registrar/domain/calls/money';
import type { Kysely, Selectable } from 'kysely';
import type { DB, PaymentVoucherTable } from '../platform/database/schema.generated';

export type VoucherRow = Selectable<PaymentVoucherTable>;

/** The vouchers of these invoices, the newest first. */
export async function readVouchers(db: Kysely<DB>, invoiceIds: readonly string[]): Promise<VoucherRow[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .selectFrom('payment_voucher')
    .selectAll()
    .where('invoice_id', 'in', [...invoiceIds])
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function describeVoucher(row: VoucherRow): Voucher {
  return voucherSchema.parse({
    id: row.id,
    bank: row.bank,
    voucherNumber: row.voucher_number,
    paidOn: row.paid_on,
    amountPaisa: row.amount_paisa,
    status: row.status,
    picture: { name: row.name, mediaType: row.media_type, size: row.size },
    uploadedAt: row.uploaded_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    version: row.version,
  });
}
