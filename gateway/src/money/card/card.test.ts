import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  paymentPageSchema,
  paymentSchema,
  reconciliationPageSchema,
  type Payment,
} from '@registrar/domain/calls/payments';
import { sql } from 'kysely';
import { addCompany } from '../../../test/company-kit';
import { addDue } from '../../../test/money-kit';
import { callerOf, newKey, type Caller } from '../../../test/filings-kit';
import { startTestGateway, TEST_OFFICE, type TestGateway } from '../../../test/harness';
import {
  begin,
  declined,
  formOf,
  SECRET,
  settled,
  signed,
  startPayments,
  tell,
  type Order,
  type Payments,
} from '../../../test/payment-kit';
import { openProvider } from './payment-provider';
import { reconcilePayments } from './reconcile';

const AMOUNT = 450_000;
let gateway: TestGateway;
let payments: Payments;
let asha: Caller;
let nobody: Caller;
let rita: Caller;
let other: Caller;
let company = '';
let numbers = 0;

const config = () => ({
  url: payments.url,
  pageUrl: 'http://localhost:8083/checkout',
  code: 'REGISTRAR',
  secret: SECRET,
});
beforeAll(async () => {
  payments = await startPayments(() => gateway.clock.now());
  gateway = await startTestGateway({ change: (read) => ({ ...read, payment: config() }) });
  const { db } = gateway.platform.database;
  await db
    .insertInto('office')
    .values({
      id: TEST_OFFICE + 1,
      code: 'TEST2',
      name_english: 'Other',
      name_nepali: 'अर्को',
      office_type: 'REGISTRAR',
    })
    .execute();
  const representative = await gateway.addAccount({ username: 'asha.payer', role: 'COMPANY_REPRESENTATIVE' });
  await gateway.addAccount({ username: 'nobody.payer', role: 'COMPANY_REPRESENTATIVE' });
  await gateway.addAccount({ username: 'rita.payer', role: 'REVENUE_OFFICER' });
  await gateway.addAccount({ username: 'other.payer', role: 'REVENUE_OFFICER', officeId: TEST_OFFICE + 1 });
  [asha, nobody, rita, other] = [
    await callerOf(gateway, 'asha.payer'),
    await callerOf(gateway, 'nobody.payer'),
    await callerOf(gateway, 'rita.payer'),
    await callerOf(gateway, 'other.payer'),
  ];
  company = (await addCompany(gateway, representative)).id;
  await db
    .updateTable('company')
    .set({ email: 'pay@company.example', email_verified_at: gateway.clock.now() })
    .where('id', '=', company)
    .execute();
});
afterAll(async () => {
  await gateway?.close();
  await payments?.close();
});
beforeEach(() => {
  payments.trouble = 'none';
});

/** An unpaid invoice of the company. */
async function invoice(more: { valid_to?: string } = {}): Promise<{ id: string; totalPaisa: number }> {
  const [id, now] = [randomUUID(), gateway.clock.now()];
  await gateway.platform.database.db
    .insertInto('invoice')
    .values({
      id,
      for_kind: 'FINE_DUE',
      for_id: await addDue(gateway.platform.database.db, company),
      company_id: company,
      office_id: TEST_OFFICE,
      status: 'PENDING',
      number: `INV-CARD-${++numbers}`,
      ebp_code: `${numbers}`.padStart(15, '0'),
      basis: '{}',
      scheduled_on: '2026-01-01',
      total_paisa: AMOUNT,
      proposed_at: now,
      issued_at: now,
      ...more,
    })
    .execute();
  return { id, totalPaisa: AMOUNT };
}
const read = async (id: string): Promise<Payment> =>
  paymentSchema.parse((await asha.call('GET', `external/api/payment/${id}`)).body.data);
const statusOf = async (order: Order): Promise<unknown> =>
  (await gateway.call('GET', `external/api/payment/status/${order.sessionId}`)).body.data;
const begun = async (more: Parameters<typeof invoice>[0] = {}): Promise<{ id: string; order: Order }> => {
  const asked = await invoice(more);
  return { id: asked.id, order: payments.orderOf(formOf(await begin(asha, asked))) };
};
const reconcile = async (later = 3 * 60_000): Promise<void> => {
  // the callers' sessions must not expire
  await sql`update payment_attempt set began_at = began_at - ${later} * interval '1 millisecond', ask_at = ask_at - ${later} * interval '1 millisecond'`.execute(
    gateway.platform.database.db,
  );
  await reconcilePayments(gateway.platform, openProvider(config()));
};
const verdicts = async (order: Order): Promise<string[]> =>
  (
    await gateway.platform.database.db
      .selectFrom('payment_callback')
      .select('verdict')
      .where('attempt_id', '=', order.orderId)
      .orderBy('received_at')
      .orderBy('id')
      .execute()
  ).map(({ verdict }) => verdict);
const lastVerdict = async (): Promise<unknown> =>
  await gateway.platform.database.db
    .selectFrom('payment_callback')
    .select(['verdict', 'said'])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const mismatches = async (by: Caller, queue = 'MISMATCH') =>
  reconciliationPageSchema.parse(
    (await by.call('GET', `external/api/payment-reconciliation?queue=${queue}&size=100`)).body.data,
  ).items;
const mismatchOf = async (order: Order) => (await mismatches(rita)).find(({ attempt }) => attempt.id === order.orderId);
const settlements = async (invoiceId: string): Promise<number> =>
  (
    await gateway.platform.database.db
      .selectFrom('audit')
      .select('seq')
      .where('object_id', '=', invoiceId)
      .where('action', '=', 'INVOICE_SETTLED')
      .execute()
  ).length;

describe('starting a payment', () => {
  test('returns the form of the payment window; the invoice is in progress, and a repeated message pays it once', async () => {
    const asked = await invoice();
    const form = formOf(await begin(asha, asked));
    expect(form).toEqual({
      action: 'http://localhost:8083/checkout',
      fields: { code: 'REGISTRAR', token: expect.any(String), sessionId: expect.any(String), lang: 'np' },
    });
    const order = payments.orderOf(form);
    expect(order.amount).toBe(AMOUNT);
    expect(await read(asked.id)).toMatchObject({
      status: 'INITIATED',
      state: 'UNDER_WAY',
      mayPay: true,
      attempts: [{ status: 'OPEN', bank: 'NABIL', mode: 'CARD' }],
    });
    expect(await statusOf(order)).toMatchObject({ outcome: 'pending' });
    expect((await tell(gateway, settled(order))).status).toBe(200);
    expect(await read(asked.id)).toMatchObject({
      status: 'COMPLETED',
      state: 'PAID',
      mayPay: false,
      attempts: [{ status: 'SUCCESS', transactionId: order.transactionId }],
    });
    expect(await statusOf(order)).toMatchObject({ outcome: 'success', amountPaisa: AMOUNT });
    expect((await begin(asha, asked)).body).toMatchObject({ code: 'PAY-409' });
    expect(
      paymentPageSchema
        .parse((await asha.call('GET', 'external/api/payment?state=PAID')).body.data)
        .items.map(({ id }) => id),
    ).toContain(asked.id);
  });

  test('repeated, it is the same payment: with the same key, with another one, and eight at once', async () => {
    const asked = await invoice();
    const key = newKey();
    const forms = [
      formOf(await begin(asha, asked, {}, key)),
      formOf(await begin(asha, asked, {}, key)),
      formOf(await begin(asha, asked)),
    ];
    expect(new Set(forms.map(({ fields }) => fields.sessionId)).size).toBe(1);
    const another = await invoice();
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(asha, another)));
    expect(new Set(answers.map((answer) => formOf(answer).fields.sessionId)).size).toBe(1);
    expect((await read(another.id)).attempts).toHaveLength(1);
  });

  test('is refused for an invoice of another user, for another amount, after its last day, and without bank or mode', async () => {
    const asked = await invoice();
    expect((await begin(nobody, asked)).body.code).toBe('REQ-404');
    expect((await nobody.call('GET', `external/api/payment/${asked.id}`)).body.code).toBe('REQ-404');
    expect((await begin(asha, { ...asked, totalPaisa: AMOUNT - 1 })).body.code).toBe('PAY-412');
    expect((await begin(asha, await invoice({ valid_to: '2020-01-01' }))).body.code).toBe('PAY-412');
    expect((await begin(asha, asked, { bank: undefined, mode: undefined })).body).toMatchObject({
      code: 'VAL-422',
      errors: [
        { path: 'bank', code: 'BANK_REQUIRED' },
        { path: 'mode', code: 'PAYMENT_MODE_REQUIRED' },
      ],
    });
    expect((await read(asked.id)).status).toBe('PENDING');
  });

  test.each(['down', 'forged'] as const)('leaves the invoice open when the payment gateway is %s', async (trouble) => {
    const asked = await invoice();
    payments.trouble = trouble;
    expect((await begin(asha, asked)).body.code).toBe('PAY-424');
    expect(await read(asked.id)).toMatchObject({
      status: 'PENDING',
      attempts: [{ status: 'FAILED', failure: 'NEVER_ARRIVED' }],
    });
    payments.trouble = 'none';
    formOf(await begin(asha, asked));
  });
});

describe('a message', () => {
  test('with a wrong signature, an old timestamp, another path or changed content is refused and stored without its token', async () => {
    const { id, order } = await begun();
    settled(order);
    const body = {
      orderId: order.orderId,
      sessionId: order.sessionId,
      token: order.token,
      status: 'SUCCESS',
      amount: AMOUNT,
      currency: 'NPR',
      transactionId: 'T',
    };
    const right = signed(body);
    const send = (headers: Record<string, string>, sent: object = body) =>
      gateway.call('POST', 'external/api/payment/callback', { body: sent, headers });
    for (const [headers, sent] of [
      [signed(body, 'another secret')],
      [{ ...right, 'x-pg-timestamp': String(Number(right['x-pg-timestamp']) - 900) }],
      [right, { ...body, amount: 1 }],
      [{}],
    ] as const) {
      expect((await send(headers, sent)).body.code).toBe('PAY-401');
      expect(await lastVerdict()).toEqual({
        verdict: 'WRONG_SIGNATURE',
        said: expect.not.stringContaining(order.token),
      });
    }
    expect((await read(id)).status).toBe('INITIATED');
  });

  test('that is replayed is refused, and a repeated one changes nothing', async () => {
    const { id, order } = await begun();
    const body = {
      orderId: order.orderId,
      sessionId: order.sessionId,
      token: order.token,
      status: 'PENDING',
      amount: AMOUNT,
      currency: 'NPR',
      transactionId: null,
    };
    const headers = signed(body);
    const send = () => gateway.call('POST', 'external/api/payment/callback', { body, headers });
    expect([(await send()).status, (await send()).body.code]).toEqual([200, 'PAY-401']);
    expect(await lastVerdict()).toMatchObject({ verdict: 'REPLAYED' });
    for (let time = 0; time < 3; time++) expect((await tell(gateway, settled(order))).status).toBe(200);
    expect(await verdicts(order)).toEqual(['PENDING', 'SETTLED', 'DUPLICATE', 'DUPLICATE']);
    expect(await settlements(id)).toBe(1);
  });

  test('with another amount changes nothing; the payment gateway is asked, and its answer counts', async () => {
    const { id, order } = await begun();
    expect((await tell(gateway, settled(order), { change: { amount: AMOUNT - 1 } })).body.code).toBe('PAY-422');
    expect(await read(id)).toMatchObject({ status: 'INITIATED', attempts: [{ status: 'OPEN' }] });
    await reconcile(0);
    expect((await read(id)).status).toBe('COMPLETED');
    expect(await verdicts(order)).toEqual(['WRONG_AMOUNT', 'SETTLED']);
  });

  test('with the token of another invoice, an unknown order, or no valid token changes nothing', async () => {
    const [one, two] = [await begun(), await begun()];
    settled(one.order);
    expect(
      (await tell(gateway, one.order, { change: { sessionId: two.order.sessionId, token: two.order.token } })).body
        .code,
    ).toBe('PAY-422');
    expect(await verdicts(one.order)).toEqual(['WRONG_TOKEN']);
    expect((await tell(gateway, one.order, { change: { orderId: randomUUID() } })).body.code).toBe('PAY-422');
    expect(await lastVerdict()).toMatchObject({ verdict: 'UNKNOWN_ORDER' });
    expect((await tell(gateway, one.order, { change: { amount: 'all of it' } })).body.code).toBe('PAY-422');
    for (const { id } of [one, two]) expect((await read(id)).status).toBe('INITIATED');
  });

  test('of failure reopens the invoice; after success it is a conflict for the revenue officer', async () => {
    const first = await begun();
    expect((await tell(gateway, declined(first.order))).status).toBe(200);
    expect(await read(first.id)).toMatchObject({
      status: 'PENDING',
      mayPay: true,
      attempts: [{ status: 'FAILED', failure: 'DECLINED' }],
    });
    expect(await statusOf(first.order)).toMatchObject({ outcome: 'failed' });
    const second = payments.orderOf(formOf(await begin(asha, { id: first.id, totalPaisa: AMOUNT })));
    await tell(gateway, settled(second));
    expect((await tell(gateway, declined(second))).body.code).toBe('PAY-422');
    expect(await read(first.id)).toMatchObject({ status: 'COMPLETED' });
    expect(await mismatchOf(second)).toMatchObject({ mismatch: { kind: 'CONFLICT', allowed: ['NOTED'] } });
  });

  test('eight at once, of success and failure: it is paid once or not at all, with no state in between', async () => {
    const { id, order } = await begun();
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        tell(gateway, { ...order, status: index % 2 === 0 ? 'SUCCESS' : 'FAILED' }),
      ),
    );
    const { status, attempts } = await read(id);
    expect([status, attempts[0]?.status]).toEqual(['COMPLETED', 'SUCCESS']); // success counts, whichever came first
    expect(await settlements(id)).toBe(1);
    expect(await verdicts(order)).toHaveLength(8);
  });
});

describe('reconciliation', () => {
  test('finds payments without a message: paid, declined, and never started', async () => {
    const [paid, lost, waiting] = [await begun(), await begun(), await begun()];
    settled(paid.order);
    declined(lost.order);
    await reconcile(60_000);
    expect((await read(paid.id)).status).toBe('INITIATED'); // the message has two minutes
    await reconcile();
    expect((await read(paid.id)).status).toBe('COMPLETED');
    expect((await read(lost.id)).status).toBe('PENDING');
    expect((await read(waiting.id)).status).toBe('INITIATED');
    await gateway.platform.database.db
      .updateTable('payment_attempt')
      .set({ session_id: null, token: null })
      .where('id', '=', waiting.order.orderId)
      .execute();
    payments.orders.delete(waiting.order.orderId);
    await reconcile(3_600_000);
    expect(await read(waiting.id)).toMatchObject({ status: 'PENDING', attempts: [{ failure: 'NEVER_ARRIVED' }] });
  });

  test('a late message still counts, unless the invoice was paid otherwise', async () => {
    const { id, order } = await begun();
    await tell(gateway, { ...order, status: 'EXPIRED' });
    expect((await read(id)).status).toBe('PENDING');
    await tell(gateway, settled(order));
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', attempts: [{ status: 'SUCCESS' }] });
    expect(await settlements(id)).toBe(1);
  });

  test('a double payment goes to the revenue officer of the office', async () => {
    const { id, order } = await begun();
    await tell(gateway, declined(order));
    const second = payments.orderOf(formOf(await begin(asha, { id, totalPaisa: AMOUNT })));
    await tell(gateway, settled(second));
    await tell(gateway, settled(order));
    const entry = await mismatchOf(order);
    expect(entry).toMatchObject({
      mismatch: { kind: 'PAID_TWICE', paidPaisa: AMOUNT, allowed: ['NOTED'] },
      attempt: { status: 'MISMATCH' },
      conflict: false,
    });
    expect((await mismatches(other)).map(({ attempt }) => attempt.id)).not.toContain(order.orderId);
    const decide = (by: Caller, body: object) =>
      by.call(
        'POST',
        `external/api/payment-reconciliation/${entry?.mismatch?.id}/decide`,
        { version: 1, decision: 'NOTED', remark: 'Paid back on 5 Mangsir', ...body },
        newKey(),
      );
    expect((await decide(other, {})).body.code).toBe('REQ-404');
    expect((await decide(asha, {})).body.code).toBe('PERM-403');
    expect((await decide(rita, { decision: 'RELEASED' })).body.code).toBe('FLOW-409');
    expect((await decide(rita, { remark: ' ' })).body.code).toBe('VAL-422');
    expect((await decide(rita, {})).status).toBe(200);
    expect((await decide(rita, {})).body.code).toBe('FLOW-409');
    expect((await mismatches(rita, 'DECIDED')).find(({ attempt }) => attempt.id === order.orderId)).toMatchObject({
      mismatch: { decision: 'NOTED', remark: 'Paid back on 5 Mangsir' },
    });
    expect((await read(id)).status).toBe('COMPLETED');
  });

  test('another amount that the payment gateway confirms is a mismatch; released, the invoice is open again', async () => {
    const { id, order } = await begun();
    Object.assign(settled(order), { amount: AMOUNT - 10_000 });
    await reconcile();
    const entry = await mismatchOf(order);
    expect(entry).toMatchObject({
      mismatch: { kind: 'WRONG_AMOUNT', paidPaisa: AMOUNT - 10_000, allowed: ['RELEASED', 'NOTED'] },
    });
    expect(await read(id)).toMatchObject({ status: 'INITIATED', mayPay: false });
    expect((await begin(asha, { id, totalPaisa: AMOUNT })).body.code).toBe('FLOW-409');
    expect(
      (
        await rita.call(
          'POST',
          `external/api/payment-reconciliation/${entry?.mismatch?.id}/decide`,
          { version: 1, decision: 'RELEASED', remark: 'Paid back' },
          newKey(),
        )
      ).status,
    ).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'PENDING', attempts: [{ status: 'FAILED', failure: 'RELEASED' }] });
  });

  test('a payment without an answer for two days goes to an officer', async () => {
    const { order } = await begun();
    await reconcile(49 * 3_600_000);
    expect(await mismatchOf(order)).toMatchObject({
      mismatch: { kind: 'NO_ANSWER', paidPaisa: null, allowed: ['RELEASED', 'SETTLED', 'NOTED'] },
    });
    expect((await asha.call('POST', `external/api/payment-reconciliation/${order.orderId}/ask`)).body.code).toBe(
      'PERM-403',
    );
    settled(order);
    expect((await rita.call('POST', `external/api/payment-reconciliation/${order.orderId}/ask`)).status).toBe(200);
    expect(await statusOf(order)).toMatchObject({ outcome: 'success' });
    expect((await mismatches(rita, 'DECIDED')).map(({ attempt }) => attempt.id)).toContain(order.orderId);
  });
});
