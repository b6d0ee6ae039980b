import { payableSchema, voucherPictureRules, type Payable, type VoucherRequest } from '@registrar/domain/calls/money';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { formatMoney } from '@registrar/domain/money';
import { storeDocument, type StoredDocument } from '../documents/store-document';
import type { Situation } from '../filings/situation';
import { seeApplication } from '../filings/writable';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { Deed } from '../platform/deed';
import { hasErrorCode } from '../platform/error-code';
import { idempotently } from '../platform/idempotency';
import { domainLanguage, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { takeUpload } from '../uploads/given-file';
import type { InvoiceRow } from './payment-state';
import { isEnded, readPayable } from './read-payable';
import { tellOffice } from './tell';

export interface VoucherContext {
  readonly key: string | undefined;
  readonly language: WireLanguage;
}

const UNIQUE_VIOLATION = '23505';

/** The applicant has paid over the counter and shows it; a revenue officer holds it against the bank's statement. */
export async function bringVoucher(platform: Platform, actor: Actor, applicationId: string, request: VoucherRequest, { key, language }: VoucherContext): Promise<Payable> {
  const { database: { db }, clock, runDeed } = platform;
  const once = { key, request: ['voucher', applicationId, request], answer: payableSchema };
  // the picture is taken over once: a second try with the same key must not look for it again
  if (key && (await db.selectFrom('idempotency').select('key').where('user_id', '=', actor.accountId).where('key', '=', key).executeTakeFirst())) {
    return runDeed((deed) => idempotently(deed, actor, once, () => refuse('FLOW-409', { message: 'money.notPayable' })));
  }
  const situation = await seeApplication(db, actor, applicationId, clock.now());
  const invoice = await db.selectFrom('invoice').selectAll().where('id', '=', request.invoiceId).where('application_id', '=', applicationId).executeTakeFirst();
  requirePayable(situation, invoice); // before the picture is taken over
  refuseWrongFacts(request, invoice, dayInNepal(clock.now()), language);
  const picture = await storeDocument(platform, await takeUpload(platform, actor, request.uploadId), voucherPictureRules, language);
  try {
    return await runDeed((deed) =>
      idempotently(deed, actor, once, async () => {
        await writeVoucher(deed, actor, applicationId, request, picture);
        return readPayable(deed.tx, actor, applicationId, deed.now);
      }),
    );
  } catch (error) {
    if (hasErrorCode(error, UNIQUE_VIOLATION)) refuseField('voucherNumber', 'VOUCHER_NUMBER_USED', language);
    throw error;
  }
}

function requirePayable({ isOwner, application }: Situation, invoice: InvoiceRow | undefined): asserts invoice is InvoiceRow {
  if (!isOwner) refuse('PERM-403');
  if (!invoice) refuse('REQ-404');
  if (invoice.status !== 'PENDING' || isEnded(application)) refuse('FLOW-409', { message: 'money.notPayable' });
}

function refuseWrongFacts({ paidOn, amountPaisa }: VoucherRequest, invoice: InvoiceRow, today: string, language: WireLanguage): void {
  if (paidOn > today) refuseField('paidOn', 'VOUCHER_DAY_FUTURE', language);
  if (amountPaisa !== invoice.total_paisa) refuseField('amountPaisa', 'VOUCHER_AMOUNT_DIFFERENT', language, { amount: formatMoney(invoice.total_paisa, domainLanguage(language)) });
}

async function writeVoucher(deed: Deed, actor: Actor, applicationId: string, { invoiceId, bank, voucherNumber, paidOn, amountPaisa }: VoucherRequest, picture: StoredDocument): Promise<void> {
  const situation = await seeApplication(deed.tx, actor, applicationId, deed.now, { forUpdate: true });
  const invoice = await deed.tx.selectFrom('invoice').selectAll().where('id', '=', invoiceId).forUpdate().executeTakeFirst();
  requirePayable(situation, invoice); // whoever was faster may have withdrawn it
  const id = deed.newId();
  await deed.tx
    .insertInto('payment_voucher')
    .values({
      id, invoice_id: invoiceId, bank, voucher_number: voucherNumber, voucher_key: voucherKey(voucherNumber), paid_on: paidOn, amount_paisa: amountPaisa, status: 'SUBMITTED',
      name: picture.name, media_type: picture.mediaType, size: picture.size, sha256: picture.sha256, uploaded_by: actor.accountId, uploaded_at: deed.now,
    })
    .execute();
  await deed.tx.updateTable('invoice').set({ status: 'SUBMITTED', version: invoice.version + 1 }).where('id', '=', invoiceId).execute();
  deed.audit({ actor, action: 'VOUCHER_BROUGHT', objectType: 'voucher', objectId: id, objectVersion: 1, after: { applicationId, invoiceId, bank, voucherNumber, paidOn, amountPaisa, sha256: picture.sha256 } });
  await tellOffice(deed, situation.application.row, { role: 'REVENUE_OFFICER' }, { event: id, type: 'WORK_VOUCHER', title: 'money.voucher.title', body: 'money.voucher.body', amountPaisa }, '/payment-vouchers');
}

/** Spaces, signs and small letters make no other voucher of it. */
export function voucherKey(voucherNumber: string): string {
  return voucherNumber.normalize('NFKC').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

function refuseField(path: string, code: ValidationCode, language: WireLanguage, parameters?: Record<string, string>): never {
  refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, domainLanguage(language), parameters) }] });
}
