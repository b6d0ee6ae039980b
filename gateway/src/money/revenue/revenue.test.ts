import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { revenueSchema, type Revenue } from '@registrar/domain/calls/revenue';
import { callerOf, filledDraft, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { addReceipt, addRefund } from '../../../test/money-kit';
import { revenueCsv } from './revenue-csv';

let gateway: TestGateway;
let rita: Caller;
let auditor: Caller;
let applicationId: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  rita = await callerOf(gateway, 'rita.revenue');
  await gateway.addAccount({ username: 'some.auditor', role: 'AUDITOR' });
  auditor = await callerOf(gateway, 'some.auditor');
  const ram = await callerOf(gateway, 'ram.applicant');
  ({ id: applicationId } = await take(await filledDraft(ram), [[ram, 'submit']]));
});
afterAll(() => gateway?.close());

/** A payment at an instant, as stored in the database. */
async function paidAt(instant: string, paisa: number, { head = '14251', voucher = false } = {}) {
  const { db } = gateway.platform.database;
  const paid = await addReceipt(gateway, applicationId, paisa);
  await db
    .updateTable('invoice')
    .set({ settled_at: new Date(instant), status: voucher ? 'APPROVED' : 'COMPLETED' })
    .where('id', '=', paid.invoiceId)
    .execute();
  await db.updateTable('invoice_line').set({ revenue_head: head }).where('id', '=', paid.lineId).execute();
  return paid;
}
const revenueOf = async (by: Caller, from: string, to: string): Promise<Revenue> =>
  revenueSchema.parse((await by.call('GET', `external/api/revenue?from=${from}&to=${to}`)).body.data);

test('a day is a day in Nepal; means, heads and refunds are separate and add up to the paisa', async () => {
  await paidAt('2025-07-15T18:14:59.999Z', 100_01); // the last moment of 31 Ashar 2082 in Nepal
  await paidAt('2025-07-15T18:15:00.000Z', 200_02);
  await paidAt('2025-07-16T03:00:00.000Z', 300_03, { voucher: true });
  const paid = await paidAt('2025-07-16T04:00:00.000Z', 400_04, { head: '14227' });
  const refund = await addRefund(gateway, paid, rita.userId);
  await gateway.platform.database.db
    .updateTable('refund')
    .set({
      status: 'APPROVED',
      number: `CRN-${randomUUID()}`,
      decided_by: auditor.userId,
      decided_at: new Date('2025-07-17T04:00:00Z'),
    })
    .where('id', '=', refund)
    .execute();

  const revenue = await revenueOf(rita, '2025-07-15', '2025-07-17');
  expect(revenue.rows).toEqual([
    {
      day: '2025-07-15',
      head: '14251',
      payments: 1,
      cardPaisa: 100_01,
      voucherPaisa: 0,
      refundedPaisa: 0,
      netPaisa: 100_01,
    },
    {
      day: '2025-07-16',
      head: '14227',
      payments: 1,
      cardPaisa: 400_04,
      voucherPaisa: 0,
      refundedPaisa: 0,
      netPaisa: 400_04,
    },
    {
      day: '2025-07-16',
      head: '14251',
      payments: 2,
      cardPaisa: 200_02,
      voucherPaisa: 300_03,
      refundedPaisa: 0,
      netPaisa: 500_05,
    },
    {
      day: '2025-07-17',
      head: '14227',
      payments: 0,
      cardPaisa: 0,
      voucherPaisa: 0,
      refundedPaisa: 100,
      netPaisa: -100,
    },
  ]);
  expect(revenue.totals).toEqual({
    payments: 4,
    cardPaisa: 700_07,
    voucherPaisa: 300_03,
    refundedPaisa: 100,
    netPaisa: 1_000_10 - 100,
  });
  expect((await revenueOf(rita, '2025-07-16', '2025-07-16')).totals.netPaisa).toBe(900_09);
});

test('an office sees its own revenue; a role that reads everything sees all offices, or one', async () => {
  await gateway.addAccount({ username: 'far.revenue', role: 'REVENUE_OFFICER' });
  expect((await revenueOf(await callerOf(gateway, 'far.revenue'), '2025-07-15', '2025-07-17')).rows).toEqual([]);
  expect((await revenueOf(auditor, '2025-07-15', '2025-07-17')).rows).toHaveLength(4);
  expect(
    (await rita.call('GET', 'external/api/revenue?from=2025-07-15&to=2025-07-17&officeId=1')).body.data,
  ).toMatchObject({ office: expect.anything(), rows: expect.arrayContaining([expect.anything()]) });
  expect(
    (await (await callerOf(gateway, 'ram.applicant')).call('GET', 'external/api/revenue?from=2025-07-15&to=2025-07-17'))
      .body.code,
  ).toBe('PERM-403');
});

test('a period must go forwards and be no longer than just over a year', async () => {
  const ask = (from: string, to: string) => rita.call('GET', `external/api/revenue?from=${from}&to=${to}`);
  expect((await ask('2025-07-17', '2025-07-16')).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'to', code: 'PERIOD_REVERSED' }],
  });
  expect((await ask('2024-01-01', '2026-01-01')).body).toMatchObject({ errors: [{ code: 'PERIOD_TOO_LONG' }] });
  expect((await ask('x', '2026-01-01')).body.code).toBe('VAL-422');
});

test('the file is for a spreadsheet: both calendars, rupees, and no formula', async () => {
  const revenue = await revenueOf(rita, '2025-07-15', '2025-07-17');
  const [head, first, ...more] = revenueCsv(
    { ...revenue, rows: revenue.rows.map((row, at) => (at === 0 ? { ...row, head: '=1+1' } : row)) },
    'en',
  ).split('\r\n');
  expect(head).toBe(
    '\uFEFF"Date (BS)","Date (AD)","Revenue head","Payments","Electronic (NPR)","Vouchers (NPR)","Refunded (NPR)","Net (NPR)"',
  );
  expect(first).toBe(`"2082-03-31","2025-07-15","'=1+1","1","100.01","0.00","0.00","100.01"`);
  expect(more).toContain('"2082-04-01","2025-07-17","14227","0","0.00","0.00","1.00","-1.00"');
  expect(more.at(-2)).toBe('"Total","","","4","700.07","300.03","1.00","999.10"');
  const answer = await fetch(new URL('external/api/revenue/csv?from=2025-07-15&to=2025-07-17', gateway.url), {
    headers: { authorization: `Bearer ${(await gateway.signIn('rita.revenue')).accessToken}` },
  });
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="revenue-2025-07-15-2025-07-17.csv"',
  ]);
});
