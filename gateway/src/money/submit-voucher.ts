import { voucherPictureRules, voucherRequestFrom, type VoucherRequest } from '@registrar/domain/calls/money';
import { paymentSchema, type Payment } from '@registrar/domain/calls/payments';
import { fieldIssues, validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { formatMoney } from '@registrar/domain/money';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { storeDocument, type StoredDocument } from '../documents/store-document';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { hasErrorCode } from '../platform/error-code';
import { idempotently } from '../platform/idempotency';
import { domainLanguage, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { takeUpload } from '../uploads/given-file';
import { holdInvoice } from './card/attempts';
import { seeInvoice } from './card/payers';
import { readPayment } from './card/read-payments';
import { moveInvoice } from './joint/parts';
import { lastDayForVoucher, readFirstDay, requirePayable } from './payable-invoice';
import type { InvoiceRow } from './payment-state';
import { notifyRevenueOfVoucher } from './notify-of-voucher';
import { lockVoucher, paysInvoice, paysTax, voucherKey } from './used-vouchers';
import { filingOf } from './invoice-owner';

export interface VoucherContext {
  readonly key: string | undefined;
  readonly language: WireLanguage;
}

/** Who brings a voucher: what they see of the invoice, and what they are answered. */
interface Bringing<Answer> {
  /** REQ-404 where the invoice is not theirs to pay. */
  readonly see: (db: Kysely<DB>) => Promise<InvoiceRow>;
  readonly answer: z.ZodType<Answer>;
  readonly read: (unit: UnitOfWork) => Promise<Answer>;
}

const UNIQUE_VIOLATION = '23505';

/** Submits the voucher of a payment over the counter; a revenue officer compares it with the bank statement. */
export function submitVoucher(
  platform: Platform,
  actor: Actor,
  invoiceId: string,
  request: VoucherRequest,
  context: VoucherContext,
): Promise<Payment> {
  const { clock } = platform;
  return bringVoucher(platform, actor, request, context, {
    see: (db) => seeInvoice(db, actor, invoiceId, clock.now()),
    answer: paymentSchema,
    read: (unit) => readPayment(unit.tx, actor, invoiceId, unit.now),
  });
}

/** The same for somebody else who may bring it. */
export async function bringVoucher<Answer>(
  platform: Platform,
  actor: Actor,
  request: VoucherRequest,
  { key, language }: VoucherContext,
  bringing: Bringing<Answer>,
): Promise<Answer> {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  const invoice = await bringing.see(db);
  const once = { key, request: ['voucher', invoice.id, request], answer: bringing.answer };
  // the upload is consumed once: a retry with the same key must not look for it again
  if (
    key &&
    (await db
      .selectFrom('idempotency')
      .select('key')
      .where('user_id', '=', actor.accountId)
      .where('key', '=', key)
      .executeTakeFirst())
  ) {
    return runUnitOfWork((unit) =>
      idempotently(unit, actor, once, () => refuse('FLOW-409', { message: 'money.notPayable' })),
    );
  }
  // done before the upload is consumed
  await requireFitting(db, invoice, request, dayInNepal(clock.now()), language);
  const picture = await storeDocument(
    platform,
    await takeUpload(platform, actor, request.uploadId),
    voucherPictureRules,
    language,
  );
  try {
    return await runUnitOfWork((unit) =>
      idempotently(unit, actor, once, async () => {
        const { id } = await bringing.see(unit.tx);
        await writeVoucher(unit, actor, id, request, picture, language);
        return bringing.read(unit);
      }),
    );
  } catch (error) {
    if (hasErrorCode(error, UNIQUE_VIOLATION)) refuseField('voucherNumber', 'VOUCHER_NUMBER_USED', language);
    throw error;
  }
}

/**
 * An outdated amount is accepted for some days if it was paid by its last day: the day of the payment counts, not that
 * of the voucher.
 */
async function requireFitting(
  db: Kysely<DB>,
  invoice: InvoiceRow,
  request: VoucherRequest,
  today: string,
  language: WireLanguage,
): Promise<void> {
  const { bank, voucherNumber, paidOn, amountPaisa } = request;
  const closed = await requirePayable(db, invoice, today);
  if (paidOn > today) refuseField('paidOn', 'VOUCHER_DAY_FUTURE', language);
  const fitting = voucherRequestFrom(await readFirstDay(db, invoice)).safeParse(request);
  if (!fitting.success) refuse('VAL-422', { errors: fieldIssues(fitting.error, domainLanguage(language)) });
  if (
    closed === 'GROWN' &&
    invoice.valid_to !== null &&
    (paidOn > invoice.valid_to || (await lastDayForVoucher(db, invoice.valid_to, today)) < today)
  )
    refuse('PAY-412', { message: 'money.grown' });
  if (amountPaisa !== invoice.total_paisa)
    refuseField('amountPaisa', 'VOUCHER_AMOUNT_DIFFERENT', language, {
      amount: formatMoney(invoice.total_paisa, domainLanguage(language)),
    });
  // the unique index decides in the end; with this check the upload is kept for the corrected number
  const named = { bank, voucherNumber };
  if ((await paysInvoice(db, named)) || (await paysTax(db, named)))
    refuseField('voucherNumber', 'VOUCHER_NUMBER_USED', language);
}

async function writeVoucher(
  unit: UnitOfWork,
  actor: Actor,
  invoiceId: string,
  request: VoucherRequest,
  picture: StoredDocument,
  language: WireLanguage,
): Promise<void> {
  const invoice = (await holdInvoice(unit, invoiceId)) ?? refuse('REQ-404');
  // after the rows, as a filing that is handed in does
  await lockVoucher(unit, request);
  // it may have been withdrawn, or be in payment by card, meanwhile
  await requireFitting(unit.tx, invoice, request, dayInNepal(unit.now), language);
  const { bank, voucherNumber, paidOn, amountPaisa } = request;
  const id = unit.newId();
  await unit.tx
    .insertInto('payment_voucher')
    .values({
      id,
      invoice_id: invoiceId,
      bank,
      voucher_number: voucherNumber,
      voucher_key: voucherKey(voucherNumber),
      paid_on: paidOn,
      amount_paisa: amountPaisa,
      status: 'SUBMITTED',
      name: picture.name,
      media_type: picture.mediaType,
      size: picture.size,
      sha256: picture.sha256,
      uploaded_by: actor.accountId,
      uploaded_at: unit.now,
    })
    .execute();
  await moveInvoice(unit, invoiceId, 'PENDING', 'SUBMITTED');
  unit.audit({
    actor,
    action: 'VOUCHER_BROUGHT',
    objectType: 'voucher',
    objectId: id,
    objectVersion: 1,
    after: {
      applicationId: filingOf(invoice),
      companyId: invoice.company_id,
      invoiceId,
      bank,
      voucherNumber,
      paidOn,
      amountPaisa,
      sha256: picture.sha256,
    },
  });
  await notifyRevenueOfVoucher(unit, invoice, id);
}

function refuseField(
  path: string,
  code: ValidationCode,
  language: WireLanguage,
  parameters?: Record<string, string>,
): never {
  refuse('VAL-422', {
    errors: [{ path, code, message: validationMessage(code, domainLanguage(language), parameters) }],
  });
}
