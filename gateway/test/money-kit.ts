import { randomUUID } from 'node:crypto';
import type { VoucherRequest } from '@registrar/domain/calls/money';
import type { TestGateway } from './harness';

/** What a voucher says; by itself of no invoice and with no picture. */
export function voucherBody(more: Partial<VoucherRequest> = {}): VoucherRequest {
  return { invoiceId: randomUUID(), bank: 'NABIL', voucherNumber: 'A-1001', paidOn: '2026-01-15', amountPaisa: 950_000, uploadId: randomUUID(), ...more };
}

/** An invoice with a voucher that waits, written beside the application whatever its process costs; gives the voucher's id. */
export async function addVoucher({ platform: { database: { db } }, clock }: TestGateway, applicationId: string, accountId: string): Promise<string> {
  const [invoiceId, id] = [randomUUID(), randomUUID()];
  const now = clock.now();
  await db
    .insertInto('invoice')
    .values({ id: invoiceId, application_id: applicationId, status: 'SUBMITTED', number: `INV-TEST-${id}`, ebp_code: id, basis: '{}', scheduled_on: '2026-01-01', total_paisa: 950_000, proposed_at: now, issued_at: now })
    .execute();
  await db
    .insertInto('payment_voucher')
    .values({
      id, invoice_id: invoiceId, bank: 'NABIL', voucher_number: id, voucher_key: id, paid_on: '2026-01-15', amount_paisa: 950_000, status: 'SUBMITTED',
      name: 'voucher.png', media_type: 'image/png', size: 10, sha256: '0'.repeat(64), uploaded_by: accountId, uploaded_at: now,
    })
    .execute();
  return id;
}
