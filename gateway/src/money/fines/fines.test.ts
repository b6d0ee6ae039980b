import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import {
  dueDetailSchema,
  dueInvoiceSchema,
  dueListSchema,
  fineAnswerSchema,
  type CompanyDue,
} from '@registrar/domain/calls/fines';
import { workingStepSchema } from '@registrar/domain/calls/money';
import { callerOf, newKey, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { expectWhole } from '../../../test/whole-messages';
import { settleInvoice } from '../settle-invoice';
import { withdrawOutgrown } from './withdraw-outgrown';

const FINE = 'external/api/fine';
const RUPEE = 100;
const LAKH = 100_000 * RUPEE;
let gateway: TestGateway;
let puja: Caller;
let companyId: string;

const nepal = (day: string): Date => new Date(`${day}T10:00:00+05:45`);

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await moveTo('2026-02-01');
  const { db } = gateway.platform.database;
  ({ company_id: companyId } = await db
    .selectFrom('company_representative')
    .select('company_id')
    .where('account_id', '=', puja.userId)
    .executeTakeFirstOrThrow());
  // in the portal since 2081 BS: the report of 2081/82 fell due on 14 January 2026
  await db
    .updateTable('company')
    .set({ created_at: nepal('2025-08-01'), registered_on: '2014-09-21' })
    .where('id', '=', companyId)
    .execute();
  await db
    .updateTable('company')
    .set({ paid_up_capital: 10 * LAKH })
    .where('id', '=', companyId)
    .execute();
});
afterAll(() => gateway?.close());

async function moveTo(day: string): Promise<void> {
  gateway.clock.moveTo(nepal(day));
  puja = await callerOf(gateway, 'puja.representative');
}
const dues = async (query = ''): Promise<CompanyDue[]> =>
  dueListSchema.parse((await puja.call('GET', `${FINE}/due${query}`)).body.data);
const report = async (): Promise<CompanyDue> =>
  (await dues('?eventId=ANNUAL_REPORT_S80_ALL'))[0] ??
  (() => {
    throw new Error('no due');
  })();
const askInvoice = async (id: string) =>
  dueInvoiceSchema.parse((await puja.call('POST', `${FINE}/due/${id}/invoice`, {}, newKey())).body.data);

test('the calculator for late filings is public, and its address has the input', async () => {
  const question = new URLSearchParams({
    eventId: 'ANNUAL_REPORT_S80_ALL',
    companyType: 'PRIVATE_SOLE_PROPRIETOR',
    paidUpPaisa: String(10 * LAKH),
    fiscalYear: '2081',
    filedOn: '2026-05-20',
  });
  const answer = await gateway.call('GET', `${FINE}/calculate?${question}`);
  const { fine, growth } = fineAnswerSchema.parse(answer.body.data);
  expect(fine).toMatchObject({
    dueOn: { ad: '2026-01-14', bs: '2082-09-30' },
    months: 5,
    payablePaisa: 2_500 * RUPEE,
    band: { key: 'LOW' },
    grows: { payablePaisa: 5_000 * RUPEE },
  });
  expect(growth[0]).toEqual({ from: '2026-01-14', payablePaisa: 0, provisional: false });
  const refused = await gateway.call(
    'GET',
    `${FINE}/calculate?${new URLSearchParams({ eventId: 'ANNUAL_REPORT_S80_ALL', companyType: 'NON_PROFIT', paidUpPaisa: '0', fiscalYear: '2084' })}`,
  );
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'VAL-422', errors: [{ path: 'fiscalYear', code: 'FINE_PROVISIONAL_CALENDAR' }] },
  });
  expect(
    (
      await gateway.call(
        'GET',
        `${FINE}/calculate?${new URLSearchParams({ eventId: 'ANNUAL_REPORT_S80_ALL', companyType: 'NON_PROFIT', paidUpPaisa: '0' })}`,
      )
    ).body,
  ).toMatchObject({ errors: [{ path: 'fiscalYear', code: 'REQUIRED' }] });
  expect(
    (
      await gateway.call(
        'GET',
        `${FINE}/calculate?${new URLSearchParams({ eventId: 'NOTHING', companyType: 'NON_PROFIT', paidUpPaisa: '0' })}`,
      )
    ).status,
  ).toBe(404);
});

test('a company with a missing report owes for the report and for the inventory; its invoice has the calculator’s amount', async () => {
  const mine = await dues();
  expect(
    mine
      .filter(({ fiscalYear }) => fiscalYear === '2081/82')
      .map(({ event, state, restPaisa }) => [event.section, state, restPaisa]),
  ).toEqual([
    ['51', 'DUE', 1_000 * RUPEE],
    ['80', 'DUE', 1_000 * RUPEE],
  ]);
  const due = await report();
  const question = new URLSearchParams({
    eventId: due.event.eventId,
    companyType: 'PRIVATE_SOLE_PROPRIETOR',
    paidUpPaisa: String(10 * LAKH),
    fiscalYear: '2081',
    filedOn: '2026-02-01',
  });
  const { fine } = fineAnswerSchema.parse((await gateway.call('GET', `${FINE}/calculate?${question}`)).body.data);
  expect(due.fine).toEqual(fine);

  const { invoiceId, due: asked } = await askInvoice(due.id);
  expect(asked).toMatchObject({
    state: 'INVOICED',
    invoice: { id: invoiceId, totalPaisa: 1_000 * RUPEE, validTo: '2026-04-13', underWay: false },
  });
  // the same invoice again, while its amount is right
  expect((await askInvoice(due.id)).invoiceId).toBe(invoiceId);
  const line = await gateway.platform.database.db
    .selectFrom('invoice_line')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  expect(workingStepSchema.parse(Array.isArray(line.working) ? line.working[0] : null)).toEqual({
    kind: 'FINE',
    assessment: fine,
  });
  expect(line).toMatchObject({ kind: 'FINE', code: 'FINE_S81_2', revenue_head: '14312', amount_paisa: 1_000 * RUPEE });
  expect(
    await gateway.platform.database.db
      .selectFrom('notification')
      .select('body_en')
      .where('account_id', '=', puja.userId)
      .where('type', '=', 'PAYABLE_SET')
      .executeTakeFirst(),
  ).toMatchObject({ body_en: expect.stringContaining('Rs. 1,000.00') });
});

test('after its day the invoice is replaced by a larger one; payments are deducted', async () => {
  const { db } = gateway.platform.database;
  await moveTo('2026-04-13');
  const first = await askInvoice((await report()).id);
  await moveTo('2026-04-14');
  expect(await report()).toMatchObject({ state: 'DUE', restPaisa: 2_500 * RUPEE, invoice: null });
  const second = await askInvoice((await report()).id);
  expect(second.invoiceId).not.toBe(first.invoiceId);
  expect(
    await db
      .selectFrom('invoice')
      .select(['status', 'total_paisa'])
      .where('id', '=', first.invoiceId)
      .executeTakeFirst(),
  ).toEqual({ status: 'REJECTED', total_paisa: 1_000 * RUPEE });

  await db.updateTable('invoice').set({ status: 'SUBMITTED' }).where('id', '=', second.invoiceId).execute();
  await gateway.platform.runUnitOfWork(async (unit) => {
    const invoice = await unit.tx
      .selectFrom('invoice')
      .selectAll()
      .where('id', '=', second.invoiceId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await settleInvoice(unit, null, invoice, { voucher: { voucherId: invoice.id } });
  });
  const paid = await report();
  expect(paid).toMatchObject({ state: 'PAID', paidPaisa: 2_500 * RUPEE, restPaisa: 0 });
  expect((await puja.call('POST', `${FINE}/due/${paid.id}/invoice`, {}, newKey())).body).toMatchObject({
    code: 'FLOW-409',
    message: 'No fine is left to pay.',
  });

  await moveTo('2026-07-17');
  const third = await askInvoice(paid.id);
  expect(third.due).toMatchObject({
    fine: { payablePaisa: 5_000 * RUPEE },
    paidPaisa: 2_500 * RUPEE,
    restPaisa: 2_500 * RUPEE,
    invoice: { totalPaisa: 2_500 * RUPEE },
  });
});

test('a day without fines that the office adds is in every later working', async () => {
  const before = await report();
  await gateway.platform.database.db
    .insertInto('configuration')
    .values({
      key: 'NO_FINE_TEST',
      valid_from: '2026-01-15',
      valid_to: '2026-01-20',
      value: JSON.stringify({ nameNepali: 'पोर्टल बन्द', nameEnglish: 'Portal was down' }),
      reference: 'Notice 1',
      certainty: 'A',
    })
    .execute();
  const detail = dueDetailSchema.parse((await puja.call('GET', `${FINE}/due/${before.id}`)).body.data);
  expect(detail.fine).toMatchObject({
    daysNotCounted: [{ reason: 'NO_FINE', days: 6, nameEnglish: 'Portal was down' }],
    fineFrom: { ad: '2026-01-21' },
  });
});

test('an invoice not paid in time is withdrawn by the system; one with a payment in progress stays', async () => {
  const { db } = gateway.platform.database;
  const statusOf = async (id: string) =>
    (await db.selectFrom('invoice').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const due = await report();
  const { invoiceId } = await askInvoice(due.id);
  const { valid_to: validTo } = await db
    .selectFrom('invoice')
    .select('valid_to')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  await gateway.platform.runUnitOfWork(withdrawOutgrown);
  expect(await statusOf(invoiceId)).toBe('PENDING');
  // the voucher of a payment made in time may still come
  gateway.clock.moveTo(nepal(addDays(validTo ?? '', 7)));
  expect(await gateway.platform.runUnitOfWork(withdrawOutgrown)).toBe(0);
  gateway.clock.moveTo(nepal(addDays(validTo ?? '', 8)));
  await db.updateTable('invoice').set({ status: 'INITIATED' }).where('id', '=', invoiceId).execute();
  expect(await gateway.platform.runUnitOfWork(withdrawOutgrown)).toBe(0);
  await db.updateTable('invoice').set({ status: 'PENDING' }).where('id', '=', invoiceId).execute();
  expect(await gateway.platform.runUnitOfWork(withdrawOutgrown)).toBe(1);
  expect(await statusOf(invoiceId)).toBe('REJECTED');
});

test('dues of a company are hidden from users without a relation to it, and cannot be invoiced by them', async () => {
  puja = await callerOf(gateway, 'puja.representative'); // the clock was moved
  const ram = await callerOf(gateway, 'ram.applicant');
  const { id } = await report();
  expect(dueListSchema.parse((await ram.call('GET', `${FINE}/due`)).body.data)).toEqual([]);
  expect((await ram.call('GET', `${FINE}/due/${id}`)).body.code).toBe('REQ-404');
  expect((await ram.call('POST', `${FINE}/due/${id}/invoice`, {}, newKey())).body.code).toBe('REQ-404');
});

test('no sent message has an unfilled placeholder', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
