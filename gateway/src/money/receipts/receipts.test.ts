import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentHistoryPageSchema, type PaidInvoice } from '@registrar/domain/calls/receipts';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { callerOf, filledDraft, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { addPaid, payFor } from '../../../test/money-kit';
import { pdfsig, pdftotext, POPPLER } from '../../../test/pdf-tools';
import { officeOf, readyRegistration, type Office } from '../../../test/registration-kit';
import { CREDIT_NOTES, takeNumber } from '../take-number';
import { issueMissingReceipts, issueReceipt } from './issue-receipt';

let gateway: TestGateway;
let office: Office;
let rita: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  rita = await callerOf(gateway, 'rita.revenue');
});
afterAll(() => gateway?.close());

const paid = async (): Promise<string> => {
  const filing = await take(await readyRegistration(office, twoOwners()), [
    [office.ram, 'submit'],
    [office.gita, 'claim'],
  ]);
  return (await payFor({ operator: office.gita, applicant: office.ram, revenue: rita }, filing)).id;
};
const historyOf = async (by: Caller, search = ''): Promise<PaidInvoice[]> => {
  const answer = await by.call('GET', `external/api/payment-history?size=100&search=${encodeURIComponent(search)}`);
  if (answer.status !== 200) throw new Error(answer.body.message);
  return paymentHistoryPageSchema.parse(answer.body.data).items;
};
const settle = async () => {
  await gateway.platform.jobs.runDue();
  await gateway.platform.jobs.runDue();
};

test('a payment has a receipt: in the history, signed, verifiable by anyone, and readable only for its payer', async () => {
  const filing = await paid();
  await settle();
  const mine = (await historyOf(office.ram)).find(({ subject }) => subject.id === filing);
  expect(mine).toMatchObject({
    status: 'APPROVED',
    means: 'VOUCHER',
    totalPaisa: 450_000,
    refundedPaisa: 0,
    creditNotes: [],
    receipt: { number: expect.stringMatching(/^RCP-\d{4}\/\d\d-\w+-\d{6}$/), ready: true },
  });
  const { code = '', number = '' } = mine?.receipt ?? {};
  expect(await historyOf(office.ram, number)).toHaveLength(1);
  expect(await historyOf(office.ram, 'RCP-none')).toHaveLength(0);

  const file = await fetch(new URL(`external/api/receipt/${code}/file`, gateway.url), {
    headers: { authorization: `Bearer ${(await gateway.signIn('ram.applicant')).accessToken}` },
  });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await file.arrayBuffer());
  if (POPPLER) {
    expect(pdfsig(bytes)).toContain('Signature is Valid.');
    const text = pdftotext(bytes).replaceAll(/\s+/gu, ' ');
    for (const words of [
      'राजस्व रसिद',
      'Receipt',
      number,
      'रु. ४,५००.००',
      'Rs. 4,500.00',
      'four thousand five hundred rupees only',
      '14251',
    ])
      expect(text.toLowerCase()).toContain(words.toLowerCase());
  }
  expect((await gateway.call('GET', `external/api/paper/verify/${code}`)).body.data).toMatchObject({
    known: true,
    paper: { kind: 'RECEIPT', state: 'VALID' },
  });
  const sita = await callerOf(gateway, 'sita.representative').catch(() => undefined);
  if (sita) expect((await sita.call('GET', `external/api/receipt/${code}/file`)).body.code).toBe('REQ-404');
  expect((await office.gita.call('GET', `external/api/receipt/${code}/file`)).body.code).toBe('REQ-404');
  expect((await rita.call('GET', `external/api/receipt/${code}/file`)).status).toBe(200);
}, 180_000);

test('requested twice at the same time, it is one; the numbers of an office have no gap', async () => {
  const filings = [await paid(), await paid(), await paid()];
  const { db } = gateway.platform.database;
  const invoices = await db
    .selectFrom('invoice')
    .select('id')
    .where('for_id', 'in', filings)
    .where('status', '=', 'APPROVED')
    .execute();
  await Promise.all(
    invoices.flatMap(({ id }) => [1, 2].map(() => gateway.platform.runUnitOfWork((unit) => issueReceipt(unit, id)))),
  );
  await issueMissingReceipts(gateway.platform);
  await settle();
  expect(
    await db
      .selectFrom('receipt')
      .select('id')
      .where(
        'invoice_id',
        'in',
        invoices.map(({ id }) => id),
      )
      .execute(),
  ).toHaveLength(3);
  const all = await db
    .selectFrom('receipt')
    .select(['office_id', 'fiscal_year', 'sequence'])
    .orderBy('sequence')
    .execute();
  expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, at) => at + 1));
}, 240_000);

test('the number of a rolled-back unit of work is given to the next one', async () => {
  const { db } = gateway.platform.database;
  const { office_id: officeId } = await db
    .selectFrom('account')
    .select('office_id')
    .where('username', '=', 'rita.revenue')
    .executeTakeFirstOrThrow();
  const next = (fail: boolean) =>
    gateway.platform.runUnitOfWork(async (unit) => {
      const { number, sequence } = await takeNumber(unit, CREDIT_NOTES, officeId ?? 0, '2026-07-16');
      if (fail) throw new Error('undone');
      return `${number} ${sequence}`;
    });
  const first = await next(false);
  await expect(next(true)).rejects.toThrow('undone');
  const second = await next(false);
  expect(Number(second.split(' ')[1])).toBe(Number(first.split(' ')[1]) + 1);
});

test('1 Shrawan starts a new count', async () => {
  const { office_id: officeId } = await gateway.platform.database.db
    .selectFrom('account')
    .select('office_id')
    .where('username', '=', 'rita.revenue')
    .executeTakeFirstOrThrow();
  const on = (day: string) =>
    gateway.platform.runUnitOfWork((unit) => takeNumber(unit, CREDIT_NOTES, officeId ?? 0, day));
  expect(await on('2024-07-15')).toMatchObject({ fiscalYear: '2080/81', sequence: 1 });
  expect(await on('2024-07-16')).toMatchObject({ fiscalYear: '2081/82', sequence: 1 });
});

test('of payments at the same time some are rolled back: the others get numbers without a gap, in the year of the payment', async () => {
  const {
    database: { db },
    runUnitOfWork,
  } = gateway.platform;
  const { id: applicationId } = await take(await filledDraft(office.ram), [[office.ram, 'submit']]);
  // before and after midnight of 1 Shrawan 2082 in Nepal; the receipts are written later
  const settledAt = ['2025-07-16T18:14:59.999Z', '2025-07-16T18:15:00.000Z'].map((instant) => new Date(instant));
  const invoices = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const { invoiceId } = await addPaid(gateway, applicationId);
      await db
        .updateTable('invoice')
        .set({ settled_at: settledAt[at % 2] ?? null })
        .where('id', '=', invoiceId)
        .execute();
      return invoiceId;
    }),
  );
  const outcomes = await Promise.allSettled(
    invoices.map((invoiceId, at) =>
      runUnitOfWork(async (unit) => {
        await issueReceipt(unit, invoiceId);
        if (at % 3 === 0) throw new Error('undone');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  const counted = async (year: string) =>
    (
      await db
        .selectFrom('receipt')
        .select('sequence')
        .where('invoice_id', 'in', invoices)
        .where('fiscal_year', '=', year)
        .orderBy('sequence')
        .execute()
    ).map(({ sequence }) => sequence);
  expect([await counted('2081/82'), await counted('2082/83')]).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ]);
  // the rolled-back ones follow the others
  await issueMissingReceipts(gateway.platform);
  await settle();
  expect([await counted('2081/82'), await counted('2082/83')]).toEqual([
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 5, 6],
  ]);
  expect(
    (await db.selectFrom('receipt').select('number').where('invoice_id', 'in', invoices).execute()).every(
      ({ number }) => /^RCP-208[12]\/8[23]-\w+-00000[1-6]$/u.test(number),
    ),
  ).toBe(true);
});

test('each office has its own count', async () => {
  const offices = await gateway.platform.database.db.selectFrom('office').select('id').orderBy('id').limit(2).execute();
  const taken = await Promise.all(
    offices.map(({ id }) => gateway.platform.runUnitOfWork((unit) => takeNumber(unit, CREDIT_NOTES, id, '2023-01-10'))),
  );
  expect(taken.map(({ sequence }) => sequence)).toEqual([1, 1]);
  expect(new Set(taken.map(({ number }) => number)).size).toBe(2);
});
