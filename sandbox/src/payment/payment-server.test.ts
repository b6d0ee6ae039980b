import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createPaymentServer } from './payment-server';
import { isSigned, signatureOf, signedHeaders } from './signature';

const SECRET = 'the-secret-of-the-merchant';
let folder: string;
let gateway: FastifyInstance;
let merchant: Server;
let told: { body: { status: string; amount: number; orderId: string }; right: boolean }[];
let answers: number[];
let time: number;

const start = async (): Promise<FastifyInstance> => {
  const address = merchant.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return createPaymentServer({
    ordersFile: join(folder, 'orders.jsonl'),
    typeface: folder,
    merchant: {
      code: 'OCR',
      secret: SECRET,
      callbackUrl: `http://127.0.0.1:${port}/gateway/callback`,
      returnUrl: 'http://portal.example/payment/status/',
    },
    now: () => new Date(time),
    pace: { soonMs: 30, lateMs: 60 },
  });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'payments-'));
  [told, answers, time] = [[], [], Date.UTC(2026, 10, 22)];
  merchant = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      told.push({
        body: JSON.parse(body),
        right: isSigned(SECRET, 'POST', '/gateway/callback', body, request.headers),
      });
      response.writeHead(answers.shift() ?? 200).end(() => merchant.emit('told'));
    });
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  gateway = await start();
});
afterEach(async () => {
  await gateway.close();
  merchant.closeAllConnections();
  await new Promise((resolve) => merchant.close(resolve));
  rmSync(folder, { recursive: true });
});

const order = (fields: object = {}, secret = SECRET) => {
  const payload = JSON.stringify({ code: 'OCR', orderId: 'o-1', amount: 450_000, remarks: 'INV-1', ...fields });
  return gateway.inject({
    method: 'POST',
    url: '/api/order',
    payload,
    headers: { 'content-type': 'application/json', ...signedHeaders(secret, 'POST', '/api/order', payload) },
  });
};
const status = (orderId = 'o-1') =>
  gateway.inject({ url: `/api/order/${orderId}`, headers: signedHeaders(SECRET, 'GET', `/api/order/${orderId}`, '') });
const post = (url: string, fields: Record<string, string>) =>
  gateway.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const pay = async (outcome: string) =>
  post('/pay', { ...(await order()).json<{ sessionId: string; token: string }>(), outcome });
const later = async (count: number): Promise<void> => {
  while (told.length < count) await once(merchant, 'told');
};

test('the signature is that of the agreed text', () => {
  expect(signatureOf('k', { method: 'POST', path: '/a', timestamp: '1', nonce: 'n', body: '{}' })).toBe(
    'v1=60a3026599ec4b071166e98449236f1f0f8db328e732521b1d61ecfccee49461',
  );
});

test('an order needs the merchant’s signature, is the same when it is asked for again, and keeps its amount', async () => {
  expect((await order({}, 'another secret')).statusCode).toBe(401);
  const first = await order();
  expect(first.json()).toEqual({
    sessionId: expect.any(String),
    token: expect.any(String),
    expiresAt: expect.any(String),
  });
  expect((await order()).json()).toEqual(first.json());
  expect((await order({ amount: 1 })).statusCode).toBe(409);
  for (const wrong of [{ amount: 10.5 }, { amount: 0 }, { amount: '5' }, { code: 'X', orderId: 'o-2' }])
    expect((await order({ orderId: 'o-3', ...wrong })).statusCode).toBe(400);
  expect((await status()).headers['x-pg-signature']).toMatch(/^v1=/);
  expect((await status('unknown')).statusCode).toBe(404);
});

test('the page is shown for the right token only, in the asked language', async () => {
  const { sessionId, token } = (await order()).json<{ sessionId: string; token: string }>();
  const page = await post('/checkout', { code: 'OCR', token, sessionId, lang: 'np' });
  expect(page.body).toContain('रु. ४,५००.००');
  expect((await post('/checkout', { code: 'OCR', token, sessionId, lang: 'en' })).body).toContain('Rs. 4,500.00');
  expect((await post('/checkout', { code: 'OCR', token: 'guess', sessionId, lang: 'np' })).statusCode).toBe(400);
  expect((await post('/pay', { token: 'guess', sessionId, outcome: 'SUCCESS' })).statusCode).toBe(409);
  time += 16 * 60_000;
  expect((await post('/checkout', { code: 'OCR', token, sessionId, lang: 'np' })).statusCode).toBe(400);
  expect((await status()).json()).toMatchObject({ status: 'EXPIRED' });
});

test.each([
  ['SUCCESS', 'success', 1, 'SUCCESS', 450_000, true],
  ['DECLINED', 'failed', 1, 'FAILED', 450_000, true],
  ['PENDING', 'pending', 1, 'SUCCESS', 450_000, true],
  ['DUPLICATE', 'success', 3, 'SUCCESS', 450_000, true],
  ['LATE', 'success', 1, 'SUCCESS', 450_000, true],
  ['WRONG_AMOUNT', 'success', 1, 'SUCCESS', 440_000, true],
  ['WRONG_SIGNATURE', 'success', 1, 'SUCCESS', 450_000, false],
] as const)('%s leads to the page %s and tells the merchant', async (outcome, page, times, tells, amount, right) => {
  const answer = await pay(outcome);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringContaining(`/payment/status/${page}?sessionId=`),
  ]);
  await later(times);
  expect(told).toEqual(
    Array.from({ length: times }, () => ({
      body: expect.objectContaining({ orderId: 'o-1', status: tells, amount, currency: 'NPR' }),
      right,
    })),
  );
  expect((await status()).json()).toMatchObject({ status: tells, amount });
  expect((await pay('DECLINED')).statusCode).toBe(409); // what was decided stands
});

test('a lost message is not sent; one that was not taken is sent again; the book outlives the process', async () => {
  expect((await pay('LOST')).statusCode).toBe(303);
  answers.push(503);
  const other = (await order({ orderId: 'o-2' })).json<{ sessionId: string; token: string }>();
  await post('/pay', { ...other, outcome: 'SUCCESS' });
  await later(2);
  expect(told.map(({ body: { orderId } }) => orderId)).toEqual(['o-2', 'o-2']);
  await gateway.close();
  gateway = await start();
  expect((await status()).json()).toMatchObject({ status: 'SUCCESS', amount: 450_000 });
});
