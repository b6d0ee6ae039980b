import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { agreementOn, sale } from '@registrar/domain/testing/share-agreement';
import { act, callerOf, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { addVoucher, submitVoucherOf } from '../../../../test/money-kit';
import { attachRequired, readDetail } from '../../../../test/registration-kit';
import { draftAgreement } from '../../../../test/share-agreement-kit';
import { companyOfShares } from '../../../../test/share-filings-kit';
import { HOLDERS } from '../../../../test/share-ledger-kit';
import { dayInNepal } from '../../../platform/clock';
import { paysTax } from '../../../money/used-vouchers';

const [ASHA, , CHET] = HOLDERS;

let gateway: TestGateway;
let puja: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;

/** A sale of a company of its own, of which the tax was paid by this voucher; ready to be handed in. */
async function sold(voucherNo: string): Promise<ApplicationDetail> {
  const today = dayInNepal(gateway.clock.now());
  const taxed = sale(ASHA, [{ from: 51, to: 60 }], { buyer: 'REGISTERED', buyerId: CHET }, today);
  const draft = await draftAgreement(puja, await companyOfShares(gateway, puja), agreementOn(today, 'TRANSFER'), {
    SPSA_TRANSFERS: [{ ...taxed, tax: { ...Object(taxed['tax']), voucherNo } }],
  });
  await attachRequired(puja, draft.id);
  return readDetail(puja, draft.id);
}

const refusalOf = async (draft: ApplicationDetail): Promise<unknown> => (await act(puja, draft, 'submit')).body;
const USED = {
  status: 422,
  errors: [
    {
      path: expect.stringMatching(/^SPSA_TRANSFERS\.[\da-f-]{36}\.tax\.voucherNo$/),
      code: 'VOUCHER_NUMBER_USED',
      message: 'A voucher of this bank with this number has already been submitted',
    },
  ],
};

test('a voucher pays the tax of one filing, however it is written; a draft and a rejected filing hold none', async () => {
  const [first, second] = [await sold('V-77001'), await sold('v ७७००१')];
  await take(first, [[puja, 'submit']]);
  expect(await refusalOf(second)).toMatchObject(USED);
  expect((await readDetail(puja, second.id)).status).toBe('DRAFT');
  await db().updateTable('application').set({ status: 'REJECTED' }).where('id', '=', first.id).execute();
  await take(second, [[puja, 'submit']]);
});

test('a voucher that paid an invoice pays no tax', async () => {
  const draft = await sold('INV-88');
  const voucherId = await addVoucher(gateway, draft.id, puja.userId);
  await db()
    .updateTable('payment_voucher')
    .set({ bank: 'NABIL', voucher_number: 'INV 88', voucher_key: 'INV88' })
    .where('id', '=', voucherId)
    .execute();
  expect(await refusalOf(draft)).toMatchObject(USED);
});

test('a voucher that paid a tax pays no invoice, another one does', async () => {
  const { id } = await take(await sold('T-55'), [[puja, 'submit']]);
  const { invoice_id: invoiceId } = await db()
    .deleteFrom('payment_voucher')
    .where('id', '=', await addVoucher(gateway, id, puja.userId))
    .returning('invoice_id')
    .executeTakeFirstOrThrow();
  await db().updateTable('invoice').set({ status: 'PENDING' }).where('id', '=', invoiceId).execute();
  const invoice = { id: invoiceId, totalPaisa: 950_000 };
  expect((await submitVoucherOf(puja, invoice, { voucherNumber: 't ५५' })).body).toMatchObject({
    status: 422,
    errors: [{ path: 'voucherNumber', code: 'VOUCHER_NUMBER_USED' }],
  });
  expect((await submitVoucherOf(puja, invoice, { voucherNumber: 'T-56' })).status).toBe(200);
});

test('a voucher that paid a tax is known by it, of the filing itself and of a draft it is not', async () => {
  const draft = await sold('T-99');
  const named = { bank: 'NABIL', voucherNumber: 't 99' };
  expect(await paysTax(db(), named)).toBe(false);
  const { id } = await take(draft, [[puja, 'submit']]);
  expect(await paysTax(db(), named)).toBe(true);
  expect(await paysTax(db(), named, id)).toBe(false);
  expect(await paysTax(db(), { ...named, bank: 'NIC_ASIA' })).toBe(false);
});
