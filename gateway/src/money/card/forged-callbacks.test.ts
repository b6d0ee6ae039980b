import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addCompany } from '../../../test/company-kit';
import { addDue } from '../../../test/money-kit';
import { callerOf } from '../../../test/filings-kit';
import { startTestGateway, TEST_OFFICE, type Answer, type TestGateway } from '../../../test/harness';
import {
  begin,
  formOf,
  SECRET,
  settled,
  signed,
  startPayments,
  tell,
  type Order,
  type Payments,
} from '../../../test/payment-kit';

const AMOUNT = 450_000;
const PATH = 'external/api/payment/callback';
let gateway: TestGateway;
let payments: Payments;

beforeAll(async () => {
  payments = await startPayments(() => gateway.clock.now());
  // the limits of production
  gateway = await startTestGateway({
    change: (read) => ({
      ...read,
      limitFactor: 1,
      payment: { url: payments.url, pageUrl: 'http://localhost:8083/checkout', code: 'REGISTRAR', secret: SECRET },
    }),
  });
});
afterAll(async () => {
  await gateway?.close();
  await payments?.close();
});

const written = async (): Promise<number> =>
  Number(
    (
      await gateway.platform.database.db
        .selectFrom('payment_callback')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  );

async function begun(): Promise<{ id: string; order: Order }> {
  const payer = await gateway.addAccount({ username: 'asha.forged', role: 'COMPANY_REPRESENTATIVE' });
  const { db } = gateway.platform.database;
  const now = gateway.clock.now();
  const { id: company } = await addCompany(gateway, payer);
  await db
    .updateTable('company')
    .set({ email: 'pay@forged.example', email_verified_at: now })
    .where('id', '=', company)
    .execute();
  const id = randomUUID();
  await db
    .insertInto('invoice')
    .values({
      id,
      for_kind: 'FINE_DUE',
      for_id: await addDue(db, company),
      company_id: company,
      office_id: TEST_OFFICE,
      status: 'PENDING',
      number: 'INV-FORGED-1',
      ebp_code: '1'.padStart(15, '0'),
      basis: '{}',
      scheduled_on: '2026-01-01',
      total_paisa: AMOUNT,
      proposed_at: now,
      issued_at: now,
    })
    .execute();
  const asha = await callerOf(gateway, 'asha.forged');
  return { id, order: payments.orderOf(formOf(await begin(asha, { id, totalPaisa: AMOUNT }))) };
}

test('X6: forged messages are stored up to a limit, per address and in total, and a genuine one is still processed', async () => {
  const { id, order } = await begun();
  const body = {
    orderId: order.orderId,
    sessionId: order.sessionId,
    token: 'made up',
    status: 'SUCCESS',
    amount: AMOUNT,
    currency: 'NPR',
    transactionId: 'T',
  };
  const forge = (address: string): Promise<Answer> =>
    gateway.call('POST', PATH, { body, headers: { ...signed(body, 'another secret'), 'x-forwarded-for': address } });
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < 100; time++) codes.push((await forge('203.0.113.7')).body.code);
  expect([
    codes.filter((code) => code === 'PAY-401').length,
    codes.filter((code) => code === 'RATE-429').length,
  ]).toEqual([60, 40]);
  expect(await written()).toBe(60);
  for (let address = 1; address <= 12; address++) {
    for (let time = 0; time < 60; time++) await forge(`198.51.100.${address}`);
  }
  expect(await written()).toBe(600);

  // from the same address as the forged ones
  const body2 = { ...body, ...settled(order) };
  const heard = await gateway.call('POST', PATH, {
    body: body2,
    headers: { ...signed(body2), 'x-forwarded-for': '203.0.113.7' },
  });
  expect(heard.status).toBe(200);
  expect(
    await gateway.platform.database.db
      .selectFrom('payment_callback')
      .select(['verdict', 'attempt_id'])
      .where('attempt_id', '=', order.orderId)
      .execute(),
  ).toEqual([{ verdict: 'SETTLED', attempt_id: order.orderId }]);
  expect(
    (
      await gateway.platform.database.db
        .selectFrom('invoice')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status,
  ).toBe('COMPLETED');
  // and replayed messages are limited in the same way
  for (let time = 0; time < 5; time++)
    expect((await tell(gateway, order, { headers: { ...signed(body2), 'x-pg-signature': 'v1=0' } })).body.code).toBe(
      'RATE-429',
    );
  expect(await written()).toBe(601);
});

test('X6: a message over the maximum length is refused by its announced length, and the connection is closed', async () => {
  const { status, connection } = await new Promise<{ status: number; connection: string | undefined }>(
    (resolve, reject) => {
      const request = http.request(
        new URL(PATH, gateway.url),
        { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': String(50 * 1024 * 1024) } },
        (response) => {
          response.resume();
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection });
          request.destroy();
        },
      );
      request.on('error', reject);
      request.write('{"orderId":"');
    },
  );
  expect({ status, connection }).toEqual({ status: 413, connection: 'close' });
});
