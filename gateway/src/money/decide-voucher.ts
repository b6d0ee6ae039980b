import { guardReasons } from '@registrar/domain/transitions';
import { findApplication } from '../filings/application';
import { readSituation, type Situation } from '../filings/situation';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { Deed } from '../platform/deed';
import { domainLanguage, type WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { VoucherRow } from './read-vouchers';
import { settleInvoice } from './settle-invoice';
import { tellApplicant } from './tell';

export interface VoucherDecision {
  readonly version: number;
  /** Given: it is refused for this. */
  readonly reason?: string;
  readonly language: WireLanguage;
}

/** The revenue officer has held it against the bank's statement: the invoice is paid, or open again. */
export async function decideVoucher(deed: Deed, actor: Actor, voucherId: string, { version, reason, language }: VoucherDecision): Promise<void> {
  const { voucher, situation } = await openVoucher(deed, actor, voucherId, language);
  if (voucher.status !== 'SUBMITTED') refuse('FLOW-409', { message: 'money.voucherDecided' });
  if (voucher.version !== version) refuse('VER-412');
  const status = reason === undefined ? 'APPROVED' : 'REJECTED';
  await deed.tx
    .updateTable('payment_voucher')
    .set({ status, decided_by: actor.accountId, decided_at: deed.now, reason: reason ?? null, version: voucher.version + 1 })
    .where('id', '=', voucherId)
    .execute();
  deed.audit({
    actor, action: reason === undefined ? 'VOUCHER_VERIFIED' : 'VOUCHER_REJECTED', objectType: 'voucher', objectId: voucherId, objectVersion: voucher.version + 1,
    before: { status: voucher.status }, after: { invoiceId: voucher.invoice_id, status }, remark: reason,
  });
  if (reason === undefined) await settleInvoice(deed, actor, await deed.tx.selectFrom('invoice').selectAll().where('id', '=', voucher.invoice_id).forUpdate().executeTakeFirstOrThrow(), { voucher: { voucherId } });
  else await reopen(deed, voucher, situation, reason);
}

/** Vouchers of another office are not there; a person with a part in the filing does not decide on its money. */
async function openVoucher(deed: Deed, actor: Actor, voucherId: string, language: WireLanguage): Promise<{ voucher: VoucherRow; situation: Situation }> {
  const found = await deed.tx.selectFrom('payment_voucher').innerJoin('invoice', 'invoice.id', 'payment_voucher.invoice_id').select('invoice.application_id').where('payment_voucher.id', '=', voucherId).executeTakeFirst();
  const application = found?.application_id && (await findApplication(deed.tx, found.application_id, { forUpdate: true, today: dayInNepal(deed.now) }));
  if (!application || application.row.office_id !== actor.officeId) refuse('REQ-404');
  const situation = await readSituation(deed.tx, application, actor, deed.now);
  if (hasPart(situation)) refuse('PERM-403', { text: guardReasons.NO_CONFLICT_OF_INTEREST[domainLanguage(language)] });
  const voucher = await deed.tx.selectFrom('payment_voucher').selectAll().where('id', '=', voucherId).forUpdate().executeTakeFirstOrThrow();
  return { voucher, situation };
}

export function hasPart({ isOwner, isApplicant, isParentRepresentative }: Pick<Situation, 'isOwner' | 'isApplicant' | 'isParentRepresentative'>): boolean {
  return isOwner || isApplicant || isParentRepresentative;
}

async function reopen(deed: Deed, voucher: VoucherRow, { application: { row } }: Situation, reason: string): Promise<void> {
  await deed.tx.updateTable('invoice').set((of) => ({ status: 'PENDING' as const, version: of('version', '+', 1) })).where('id', '=', voucher.invoice_id).where('status', '=', 'SUBMITTED').execute();
  await tellApplicant(deed, row, { event: `${voucher.id}:refused`, type: 'PAYMENT_REJECTED', title: 'money.refused.title', body: 'money.refused.body', amountPaisa: voucher.amount_paisa, reason });
}
