import { guardReasons } from '@registrar/domain/transitions';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { domainLanguage, type WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import { holdInvoice } from './card/attempts';
import { hasPartIn } from './card/payers';
import { moveInvoice } from './joint/parts';
import { readClosed } from './payable-invoice';
import type { InvoiceRow } from './payment-state';
import type { VoucherRow } from './read-vouchers';
import { settleInvoice } from './settle-invoice';
import { notifyVoucherRefused, notifyVoucherVerified } from './notify-of-voucher';
import { withdrawInvoice } from './withdraw-invoice';

export interface VoucherDecision {
  readonly version: number;
  /** Given: the voucher is refused for this reason. */
  readonly reason?: string;
  readonly language: WireLanguage;
}

interface Held {
  readonly voucher: VoucherRow;
  readonly invoice: InvoiceRow;
}

/** The revenue officer has compared the voucher with the bank statement: the invoice is paid, or open again. */
export async function decideVoucher(
  unit: UnitOfWork,
  actor: Actor,
  voucherId: string,
  { version, reason, language }: VoucherDecision,
): Promise<void> {
  const { voucher, invoice } = await holdVoucher(unit, actor, voucherId, language);
  if (voucher.status !== 'SUBMITTED') refuse('FLOW-409', { message: 'money.voucherDecided' });
  if (voucher.version !== version) refuse('VER-412');
  const status = reason === undefined ? 'APPROVED' : 'REJECTED';
  await unit.tx
    .updateTable('payment_voucher')
    .set({
      status,
      decided_by: actor.accountId,
      decided_at: unit.now,
      reason: reason ?? null,
      version: voucher.version + 1,
    })
    .where('id', '=', voucherId)
    .execute();
  unit.audit({
    actor,
    action: reason === undefined ? 'VOUCHER_VERIFIED' : 'VOUCHER_REJECTED',
    objectType: 'voucher',
    objectId: voucherId,
    objectVersion: voucher.version + 1,
    before: { status: voucher.status },
    after: { invoiceId: invoice.id, status },
    remark: reason,
  });
  if (reason !== undefined) return reopen(unit, { voucher, invoice }, reason);
  await settleInvoice(unit, actor, invoice, { voucher: { voucherId } });
  await notifyVoucherVerified(unit, invoice, voucher);
}

/**
 * A voucher of another office does not exist (REQ-404); an officer related to the filing or the company may not decide.
 */
async function holdVoucher(unit: UnitOfWork, actor: Actor, voucherId: string, language: WireLanguage): Promise<Held> {
  const found = await unit.tx
    .selectFrom('payment_voucher')
    .innerJoin('invoice', 'invoice.id', 'payment_voucher.invoice_id')
    .select(['invoice.id', 'invoice.office_id'])
    .where('payment_voucher.id', '=', voucherId)
    .executeTakeFirst();
  const invoice = found?.office_id === actor.officeId ? await holdInvoice(unit, found.id) : undefined;
  if (!invoice) refuse('REQ-404');
  if (await hasPartIn(unit.tx, actor.accountId, invoice, dayInNepal(unit.now)))
    refuse('PERM-403', { text: guardReasons.NO_CONFLICT_OF_INTEREST[domainLanguage(language)] });
  const voucher = await unit.tx
    .selectFrom('payment_voucher')
    .selectAll()
    .where('id', '=', voucherId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { voucher, invoice };
}

/** The invoice is open again for another voucher or the card; if its filing ended meanwhile, it is withdrawn. */
async function reopen(unit: UnitOfWork, { voucher, invoice }: Held, reason: string): Promise<void> {
  const open = await moveInvoice(unit, invoice.id, 'SUBMITTED', 'PENDING');
  const isOver =
    open !== undefined && (await readClosed(unit.tx, [open], dayInNepal(unit.now))).get(open.id) === 'ENDED';
  if (isOver) await withdrawInvoice(unit, null, open);
  await notifyVoucherRefused(unit, invoice, voucher, { reason, isOver });
}
