import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { oldPaymentPageSchema } from '@registrar/domain/calls/receipts';
import { callerOf, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { importOldSystem } from './import-old-system';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
});
afterAll(() => gateway?.close());

const HEAD = 'kind,old_id,owner,company,name_english,name_nepali,office,amount,paid_on,paid_on_bs,receipt_number';
const load = (...lines: string[]) => {
  const reasons: string[] = [];
  return importOldSystem(gateway.platform, {
    open: () => Readable.from([[HEAD, ...lines].join('\n')]),
    onRefused: ({ reason }) => reasons.push(reason),
  }).then(({ payments }) => ({ payments, reasons }));
};

test('a payment is taken in once, mended by a later file, and refused with the reason', async () => {
  const line = (amount: string, more = ',,2071-05-03') => `payment,T-1,U-1011,,Copy,प्रतिलिपि,KTM,${amount}${more},R-9`;
  expect(await load(line('"1,250.50"'))).toMatchObject({ payments: { added: 1 }, reasons: [] });
  expect(await load(line('"1,250.50"'))).toMatchObject({ payments: { added: 0, unchanged: 1 } });
  expect(await load(line('300'))).toMatchObject({ payments: { changed: 1 } });
  expect(
    await gateway.platform.database.db
      .selectFrom('old_system_payment')
      .select(['amount_paisa', 'paid_on', 'receipt_number'])
      .where('old_id', '=', 'T-1')
      .executeTakeFirst(),
  ).toEqual({ amount_paisa: 30_000, paid_on: '2014-08-19', receipt_number: 'R-9' });
  expect(
    (
      await load(
        'payment,T-2,,,Copy,प्रतिलिपि,KTM,5,,,',
        'payment,T-3,NOBODY,,Copy,प्रतिलिपि,KTM,5,,,',
        'payment,T-4,U-1011,,Copy,प्रतिलिपि,KTM,-5,,,',
      )
    ).reasons,
  ).toEqual([
    expect.stringContaining('company: is missing'),
    'owner: there is no old user NOBODY',
    expect.stringContaining('amount'),
  ]);
});

test('whoever has come over sees what they and their companies paid; nobody else does', async () => {
  const read = async (by: Caller) =>
    oldPaymentPageSchema.parse((await by.call('GET', 'external/api/payment-history/old')).body.data).items;
  const madan = await callerOf(gateway, 'madan.migrated');
  const mine = await read(madan);
  expect(
    await gateway.platform.database.db
      .selectFrom('access_log')
      .select(['part', 'ground'])
      .where('account_id', '=', madan.userId)
      .execute(),
  ).toEqual([{ part: 'PAYMENTS', ground: 'REPRESENTATIVE' }]);
  expect(mine).toContainEqual(
    expect.objectContaining({
      purposeEnglish: 'Company registration',
      amountPaisa: 950_000,
      paidOn: '2014-08-19',
      company: expect.objectContaining({ nameEnglish: expect.any(String) }),
    }),
  );
  expect(mine).toContainEqual(expect.objectContaining({ purposeEnglish: 'Certified copy', company: null }));
  expect(await read(await callerOf(gateway, 'ram.applicant'))).toEqual([]);
});
