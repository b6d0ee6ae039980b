import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentPageSchema } from '@registrar/domain/calls/payments';
import { paymentHistoryPageSchema } from '@registrar/domain/calls/receipts';
import { revenueSchema } from '@registrar/domain/calls/revenue';
import { voucherPageSchema } from '@registrar/domain/calls/money';
import { reportsOf } from '../../../test/annual-report-kit';
import { callerOf, newKey, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { askJoint, companySince, handIn, join, paymentOf, type Handed } from '../../../test/joint-kit';
import { readPayable, submitVoucherOf } from '../../../test/money-kit';
import {
  begin,
  declined,
  formOf,
  SECRET,
  settled,
  startPayments,
  tell,
  type Order,
  type Payments,
} from '../../../test/payment-kit';
import { withdrawOutgrown } from '../fines/withdraw-outgrown';
import { withdrawUnpaid } from '../withdraw-invoice';

const FIVE = ['2077/78', '2078/79', '2079/80', '2080/81', '2081/82'];
let gateway: TestGateway, payments: Payments;
let puja: Caller, second: Caller, ram: Caller, rita: Caller;

beforeAll(async () => {
  payments = await startPayments(() => gateway.clock.now());
  gateway = await startTestGateway({
    demoData: true,
    change: (read) => ({
      ...read,
      payment: { url: payments.url, pageUrl: 'http://localhost:8083/checkout', code: 'REGISTRAR', secret: SECRET },
    }),
  });
  gateway.clock.moveTo(new Date('2026-11-24T05:00:00Z'));
  [puja, ram] = [await callerOf(gateway, 'puja.representative'), await callerOf(gateway, 'ram.applicant')];
  await gateway.addAccount({ username: 'second.representative', role: 'COMPANY_REPRESENTATIVE' });
  second = await callerOf(gateway, 'second.representative');
  await db()
    .updateTable('configuration')
    .set({
      value: JSON.stringify({
        nameReservations: false,
        samplePercent: 0,
        annualReports: true,
        figureFactor: 5,
        auditorYears: 3,
      }),
    })
    .where('key', '=', 'AUTO_APPROVAL')
    .execute();
});
afterAll(async () => {
  await gateway?.close();
  await payments?.close();
});

const db = () => gateway.platform.database.db;
const idsOf = (handed: readonly Handed[]) => ({ invoiceIds: handed.map(({ invoiceId }) => invoiceId) });
const invoicesOf = async (handed: readonly Handed[]) =>
  await Promise.all(
    handed.map(({ invoiceId }) =>
      db().selectFrom('invoice').select(['status', 'covered_by']).where('id', '=', invoiceId).executeTakeFirstOrThrow(),
    ),
  );
const statusesOf = async (handed: readonly Handed[]) => (await invoicesOf(handed)).map(({ status }) => status);
const filingsOf = (handed: readonly Handed[]) =>
  Promise.all(
    handed.map(
      async ({ applicationId }) =>
        (
          await db()
            .selectFrom('application')
            .select('status')
            .where('id', '=', applicationId)
            .executeTakeFirstOrThrow()
        ).status,
    ),
  );
const sumOf = (handed: readonly Handed[]) => handed.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0);
const orderFor = async (by: Caller, id: string): Promise<Order> =>
  payments.orderOf(formOf(await begin(by, await paymentOf(by, id))));
const behind = async (years: readonly string[] = ['2080/81', '2081/82'], by: readonly Caller[] = [puja]) => {
  const company = await companySince(gateway, by, `${Number(years[0]?.slice(0, 4)) - 56}-08-01`);
  return { company, handed: await handIn(gateway, puja, company, years) };
};
async function officeRevenue(company: string) {
  const { office_id: officeId } = await db()
    .selectFrom('company')
    .select('office_id')
    .where('id', '=', company)
    .executeTakeFirstOrThrow();
  rita ??= await (async () => {
    await gateway.addAccount({ username: 'revenue.of.joint', role: 'REVENUE_OFFICER', officeId });
    return callerOf(gateway, 'revenue.of.joint');
  })();
  return revenueSchema.parse((await rita.call('GET', 'external/api/revenue?from=2026-11-24&to=2026-11-24')).body.data);
}

test('five years are paid by one card payment: each is recorded in order, there is one receipt, one message, and the revenue is counted once', async () => {
  const { company, handed } = await behind(FIVE);
  const before = await officeRevenue(company);
  const id = await join(puja, idsOf([...handed].reverse()));
  const joint = await paymentOf(puja, id);
  expect(joint).toMatchObject({
    status: 'PENDING',
    totalPaisa: sumOf(handed),
    covers: 5,
    lines: [],
    mayPay: true,
    mayBringVoucher: true,
    mayPayApart: true,
    subject: { companyId: company },
  });
  expect(joint.parts.map(({ fiscalYear }) => fiscalYear)).toEqual(FIVE);
  expect(joint.parts.flatMap(({ lines }) => lines).reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)).toBe(
    joint.totalPaisa,
  );
  // the list shows one invoice instead of five
  const open = paymentPageSchema.parse((await puja.call('GET', `external/api/payment?companyId=${company}`)).body.data);
  expect(open.items.map((item) => [item.id, item.covers])).toEqual([[id, 5]]);

  // paying one of them alone is refused, by card and by voucher, with a link to the joint invoice
  const [first] = handed;
  if (!first) throw new Error('Nothing was handed in');
  expect(await paymentOf(puja, first.invoiceId)).toMatchObject({
    mayPay: false,
    mayBringVoucher: false,
    coveredBy: { id, number: joint.number, mayOpen: true },
  });
  expect(await readPayable(puja, first.applicationId)).toMatchObject({
    mayPay: false,
    issuedOnSubmit: true,
    invoices: [{ paidWith: joint.number }],
  });
  expect(await begin(puja, { id: first.invoiceId, totalPaisa: first.totalPaisa })).toMatchObject({
    status: 409,
    body: { code: 'FLOW-409', message: expect.stringContaining(joint.number ?? '?') },
  });
  expect(await submitVoucherOf(puja, { id: first.invoiceId, totalPaisa: first.totalPaisa })).toMatchObject({
    status: 409,
  });

  const order = await orderFor(puja, id);
  expect(order.amount).toBe(sumOf(handed));
  expect(await statusesOf(handed)).toEqual(FIVE.map(() => 'INITIATED'));
  expect(await puja.call('POST', `external/api/payment/${id}/apart`, undefined, newKey())).toMatchObject({
    status: 409,
  });
  expect(await askJoint(puja, idsOf(handed.slice(0, 2)))).toMatchObject({ status: 409 });
  const told = await Promise.all([
    tell(gateway, settled(order)),
    tell(gateway, settled(order)),
    tell(gateway, settled(order)),
  ]);
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await statusesOf(handed)).toEqual(FIVE.map(() => 'COMPLETED'));
  for (let round = 0; round < 7; round++) await gateway.platform.jobs.runDue();
  expect(await filingsOf(handed)).toEqual(FIVE.map(() => 'SUCCESS'));
  const recorded = await db()
    .selectFrom('application')
    .select('subject_id')
    .where('company_id', '=', company)
    .where('process_name', '=', 'ANNUAL_REPORT')
    .orderBy('decided_at')
    .orderBy('subject_id')
    .execute();
  expect(recorded.map(({ subject_id }) => subject_id)).toEqual(FIVE);

  const receipts = await db()
    .selectFrom('receipt')
    .select(['invoice_id', 'total_paisa', 'number'])
    .where('invoice_id', 'in', [id, ...handed.map(({ invoiceId }) => invoiceId)])
    .execute();
  expect(receipts).toMatchObject([{ invoice_id: id, total_paisa: sumOf(handed) }]);
  const paper = await db()
    .selectFrom('letter')
    .innerJoin('receipt', 'receipt.id', 'letter.issued_for_id')
    .select('letter.paper')
    .where('receipt.invoice_id', '=', id)
    .executeTakeFirstOrThrow();
  for (const year of FIVE)
    expect(JSON.stringify(paper.paper)).toMatch(new RegExp(`FY ${year}: [^"]+: Annual report`, 'u'));
  const history = paymentHistoryPageSchema.parse(
    (await puja.call('GET', `external/api/payment-history?size=100&search=${encodeURIComponent(joint.number ?? '')}`))
      .body.data,
  );
  expect(history.items.map(({ id: one }) => one).sort()).toEqual(handed.map(({ invoiceId }) => invoiceId).sort());
  expect(new Set(history.items.map(({ receipt, paidWith }) => `${receipt?.number} ${paidWith?.number}`))).toEqual(
    new Set([`${receipts[0]?.number} ${joint.number}`]),
  );

  const news = await db()
    .selectFrom('notification')
    .select('type')
    .where(
      'account_id',
      '=',
      (
        await db()
          .selectFrom('account')
          .select('id')
          .where('username', '=', 'puja.representative')
          .executeTakeFirstOrThrow()
      ).id,
    )
    .where('type', '=', 'PAYMENT_VERIFIED')
    .execute();
  expect(news).toHaveLength(1);
  const after = await officeRevenue(company);
  expect(after.totals.cardPaisa - before.totals.cardPaisa).toBe(sumOf(handed));
  expect(after.totals.payments - before.totals.payments).toBe(1);
  expect((await reportsOf(puja, company)).years.slice(0, 5).map(({ state, restPaisa }) => [state, restPaisa])).toEqual(
    FIVE.map(() => ['APPROVED', 0]),
  );
}, 300_000);

test('by voucher: after a refusal they are open again together; after verification all are paid', async () => {
  const { company, handed } = await behind();
  await officeRevenue(company);
  const id = await join(puja, idsOf(handed));
  expect((await submitVoucherOf(puja, { id, totalPaisa: sumOf(handed) }, { voucherNumber: 'J-1' })).status).toBe(200);
  expect(await statusesOf(handed)).toEqual(['SUBMITTED', 'SUBMITTED']);
  const waiting = async () =>
    voucherPageSchema
      .parse((await rita.call('GET', 'external/api/payment-voucher?size=100&status=SUBMITTED')).body.data)
      .items.find(({ invoice }) => invoice.id === id);
  const brought = await waiting();
  expect(brought?.lines.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)).toBe(sumOf(handed));
  expect(
    (
      await rita.call(
        'POST',
        `external/api/payment-voucher/${brought?.id}/reject`,
        { version: brought?.version, reason: 'Not on the statement of the bank.' },
        newKey(),
      )
    ).status,
  ).toBe(200);
  expect(await invoicesOf(handed)).toEqual([
    { status: 'PENDING', covered_by: id },
    { status: 'PENDING', covered_by: id },
  ]);
  expect((await submitVoucherOf(puja, { id, totalPaisa: sumOf(handed) }, { voucherNumber: 'J-2' })).status).toBe(200);
  const again = await waiting();
  const twice = await Promise.all(
    [1, 2].map(() =>
      rita.call('POST', `external/api/payment-voucher/${again?.id}/verify`, { version: again?.version }, newKey()),
    ),
  );
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await statusesOf(handed)).toEqual(['APPROVED', 'APPROVED']);
  for (let round = 0; round < 4; round++) await gateway.platform.jobs.runDue();
  expect(await filingsOf(handed)).toEqual(['SUCCESS', 'SUCCESS']);
}, 180_000);

test('a failed payment leaves it open; separated, each is paid alone', async () => {
  const { handed } = await behind();
  const id = await join(puja, idsOf(handed));
  await tell(gateway, declined(await orderFor(puja, id)));
  expect(await statusesOf(handed)).toEqual(['PENDING', 'PENDING']);
  expect(
    (await puja.call('POST', `external/api/payment/${handed[0]?.invoiceId}/apart`, undefined, newKey())).status,
  ).toBe(200);
  expect(await invoicesOf(handed)).toEqual([
    { status: 'PENDING', covered_by: null },
    { status: 'PENDING', covered_by: null },
  ]);
  expect(await paymentOf(puja, id)).toMatchObject({ status: 'REJECTED', mayPay: false });
  // the user who separated it gets no message about it
  expect(await db().selectFrom('notification').select('id').where('event_key', '=', `${id}:ended`).execute()).toEqual(
    [],
  );
  expect(await puja.call('POST', `external/api/payment/${id}/apart`, undefined, newKey())).toMatchObject({
    status: 409,
  });
  await tell(gateway, settled(await orderFor(puja, handed[0]?.invoiceId ?? '')));
  expect(await statusesOf(handed)).toEqual(['COMPLETED', 'PENDING']);
}, 180_000);

test('the invoice of a filing that ends is removed, and the others are open again', async () => {
  const { handed } = await behind();
  const id = await join(puja, idsOf(handed));
  await gateway.platform.runUnitOfWork((unit) => withdrawUnpaid(unit, null, handed[1]?.applicationId ?? ''));
  expect(await invoicesOf(handed)).toEqual([
    { status: 'PENDING', covered_by: null },
    { status: 'REJECTED', covered_by: null },
  ]);
  const { number, ebpCode } = await paymentOf(puja, id);
  expect(await paymentOf(puja, id)).toMatchObject({ status: 'REJECTED' });
  // a user who may have its number is told, in both languages, how to pay now
  const told = await db().selectFrom('notification').selectAll().where('event_key', '=', `${id}:ended`).execute();
  expect(told).toMatchObject([
    {
      account_id: puja.userId,
      link: '/payment',
      body_en: expect.stringContaining(`Do not pay with EBP code ${ebpCode}`),
      body_ne: expect.stringContaining(`${ebpCode} बाट नतिर्नुहोस्`),
    },
  ]);
  expect([told[0]?.body_en, told[0]?.body_ne].every((body) => body?.includes(number ?? '?'))).toBe(true);
  // a filing that ended without a withdrawal of its invoice cannot be paid with others
  const other = await behind();
  const ended = await join(puja, idsOf(other.handed));
  await db()
    .updateTable('application')
    .set({ status: 'REJECTED' })
    .where('id', '=', other.handed[1]?.applicationId ?? '')
    .execute();
  expect(await paymentOf(puja, ended)).toMatchObject({ closed: 'ENDED', mayPay: false });
  expect(await begin(puja, await paymentOf(puja, ended))).toMatchObject({ status: 409 });
}, 180_000);

test('two requests at once get the same invoice; another choice replaces it; strangers and other companies are refused', async () => {
  const { company, handed } = await behind(['2079/80', '2080/81', '2081/82'], [puja, second]);
  const key = newKey();
  const asked = await Promise.all([
    join(puja, idsOf(handed), key),
    join(puja, idsOf(handed), key),
    join(second, idsOf(handed)),
    join(second, idsOf([...handed].reverse())),
  ]);
  expect(new Set(asked).size).toBe(1);
  const fewer = await join(puja, idsOf(handed.slice(0, 2)));
  expect(fewer).not.toBe(asked[0]);
  expect((await invoicesOf(handed)).map(({ covered_by }) => covered_by)).toEqual([fewer, fewer, null]);
  // one invoice alone needs no joint one
  expect(await join(puja, idsOf(handed.slice(2)))).toBe(handed[2]?.invoiceId);
  expect(await askJoint(ram, idsOf(handed))).toMatchObject({ status: 404 });
  const other = await behind();
  expect(await askJoint(puja, idsOf([...handed.slice(2), ...other.handed]))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('one company') },
  });
  expect(await askJoint(second, idsOf([...handed.slice(2), ...other.handed]))).toMatchObject({ status: 404 });
  expect(await askJoint(puja, {})).toMatchObject({ status: 422 });
  expect(await askJoint(puja, { invoiceIds: [fewer, handed[2]?.invoiceId ?? ''] })).toMatchObject({ status: 404 });
  // both start to pay: it is one payment
  const forms = await Promise.all([
    begin(puja, await paymentOf(puja, fewer)),
    begin(second, await paymentOf(second, fewer)),
  ]);
  expect(new Set(forms.map((form) => formOf(form).fields.sessionId)).size).toBe(1);
  expect((await reportsOf(puja, company)).years[0]?.filing?.invoice).toMatchObject({ underWay: true });
}, 240_000);

test('a late payment of one invoice settles that one; while the joint one is in progress it goes to the revenue officer', async () => {
  const { handed } = await behind();
  const [first] = handed;
  if (!first) throw new Error('Nothing was handed in');
  const late = await orderFor(puja, first.invoiceId);
  // while a card payment of one is being checked, it is not joined
  expect(await askJoint(puja, idsOf(handed))).toMatchObject({ status: 409 });
  await tell(gateway, { ...late, status: 'FAILED' });
  const id = await join(puja, idsOf(handed));
  await tell(gateway, settled(late));
  expect(await statusesOf(handed)).toEqual(['COMPLETED', 'PENDING']);
  expect(await paymentOf(puja, id)).toMatchObject({ status: 'REJECTED' });

  const other = await behind();
  const lost = await orderFor(puja, other.handed[0]?.invoiceId ?? '');
  await tell(gateway, { ...lost, status: 'FAILED' });
  const joint = await orderFor(puja, await join(puja, idsOf(other.handed)));
  await tell(gateway, settled(lost));
  expect(
    await db().selectFrom('payment_mismatch').select('kind').where('attempt_id', '=', lost.orderId).execute(),
  ).toEqual([{ kind: 'PAID_TWICE' }]);
  expect(await statusesOf(other.handed)).toEqual(['INITIATED', 'INITIATED']);
  await tell(gateway, settled(joint));
  expect(await statusesOf(other.handed)).toEqual(['COMPLETED', 'COMPLETED']);
}, 240_000);

test('dues without an invoice get one, and are paid with the existing ones', async () => {
  const company = await companySince(gateway, [puja], '2024-08-01');
  const [handed] = await handIn(gateway, puja, company, ['2080/81']);
  const duesOf = async () =>
    (await puja.call('GET', `external/api/fine/due?companyId=${company}`)).body.data as {
      id: string;
      fiscalYear: string;
      state: string;
      restPaisa: number;
      invoice: { id: string } | null;
    }[];
  const dues = await duesOf();
  const open = dues.filter(({ state }) => state === 'DUE');
  expect(open.length).toBeGreaterThan(0);
  const request = { invoiceIds: [handed?.invoiceId ?? ''], dueIds: open.map(({ id }) => id) };
  const id = await join(puja, request);
  expect(await join(puja, request)).toBe(id);
  const joint = await paymentOf(puja, id);
  expect(joint.totalPaisa).toBe((handed?.totalPaisa ?? 0) + open.reduce((sum, { restPaisa }) => sum + restPaisa, 0));
  // valid until the first of its fines grows
  expect(joint.validTo).not.toBeNull();
  expect((await duesOf()).map(({ state }) => state)).toEqual(dues.map(() => 'INVOICED'));
  await tell(gateway, settled(await orderFor(puja, id)));
  expect((await duesOf()).map(({ restPaisa }) => restPaisa)).toEqual(dues.map(() => 0));
}, 180_000);

test('an outdated fine cannot be paid: the new amount is invoiced, and an unpaid joint invoice is withdrawn', async () => {
  const company = await companySince(gateway, [puja], '2024-08-01');
  const duesOf = async () =>
    (await puja.call('GET', `external/api/fine/due?companyId=${company}`)).body.data as {
      id: string;
      state: string;
      invoice: { id: string } | null;
    }[];
  const request = { dueIds: (await duesOf()).map(({ id }) => id) };
  const id = await join(puja, request);
  const before = (await paymentOf(puja, id)).parts.map((part) => part.id);
  await db()
    .updateTable('invoice')
    .set({ valid_to: '2026-11-23' })
    .where((of) => of.or([of('id', '=', id), of('id', '=', before[0] ?? '')]))
    .execute();
  expect(await paymentOf(puja, id)).toMatchObject({ closed: 'GROWN', mayPay: false });
  expect(await begin(puja, await paymentOf(puja, id))).toMatchObject({ status: 412 });
  const next = await join(puja, request);
  expect(next).not.toBe(id);
  const after = await paymentOf(puja, next);
  expect(after).toMatchObject({ closed: null, mayPay: true, covers: before.length });
  expect(after.parts.filter((part) => before.includes(part.id))).toHaveLength(before.length - 1);
  expect(await paymentOf(puja, id)).toMatchObject({ status: 'REJECTED' });
  await db().updateTable('invoice').set({ valid_to: '2026-01-01' }).where('id', '=', next).execute();
  await gateway.platform.runUnitOfWork(withdrawOutgrown);
  expect(await paymentOf(puja, next)).toMatchObject({ status: 'REJECTED' });
  expect((await duesOf()).map(({ state }) => state)).toEqual(before.map(() => 'INVOICED'));
});

test('one is paid alone at the moment in which all are joined: one of both succeeds, with no state in between', async () => {
  const { handed } = await behind();
  const [first] = handed;
  if (!first) throw new Error('Nothing was handed in');
  for (let round = 0; round < 4; round++) {
    const alone = begin(puja, { id: first.invoiceId, totalPaisa: first.totalPaisa });
    const together = askJoint(puja, idsOf(handed));
    const [began, joined] = await Promise.all(round % 2 === 0 ? [alone, together] : [alone, together].reverse());
    expect([began?.status, joined?.status].sort()).toEqual([200, 409]);
    const [row, other] = await invoicesOf(handed);
    if (row?.status === 'INITIATED') {
      expect([row.covered_by, other]).toEqual([null, { status: 'PENDING', covered_by: null }]);
      const order = [...payments.orders.values()].at(-1);
      if (order) await tell(gateway, declined(order));
    } else {
      expect(row).toEqual({ status: 'PENDING', covered_by: expect.any(String) });
      expect(other).toEqual(row);
      expect(
        (await puja.call('POST', `external/api/payment/${first.invoiceId}/apart`, undefined, newKey())).status,
      ).toBe(200);
    }
  }
});
