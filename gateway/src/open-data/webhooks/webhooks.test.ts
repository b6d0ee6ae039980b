import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { madeWebhookSchema, webhookListSchema } from '@registrar/domain/calls/publication-webhooks';
import { publicationSchema } from '@registrar/domain/calls/publications';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { callerOf, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { companyOfShares } from '../../../test/share-filings-kit';
import { dayInNepal } from '../../platform/clock';
import { enterInRegister } from '../../register/entries/enter';
import { publishEntries } from '../publications/publish';
import { deliverTo } from './deliver';
import { send } from './send';

interface Got {
  readonly headers: Record<string, string>;
  readonly text: string;
}
let gateway: TestGateway;
let puja: Caller, nisha: Caller;
let receiver: http.Server;
let company = '';
let address = '';
let got: Got[] = [];
let status = 200;

beforeAll(async () => {
  receiver = http.createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString('utf8')));
    request.on('end', () => {
      got.push({ headers: request.headers as Record<string, string>, text });
      response.writeHead(status, { location: `${address}/elsewhere` }).end();
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  gateway = await startTestGateway({
    demoData: true,
    change: (config) => ({ ...config, webhookAddresses: ['127.0.0.1'] }),
  });
  puja = await callerOf(gateway, 'puja.representative');
  nisha = await callerOf(gateway, 'nisha.representative');
  company = await companyOfShares(gateway, puja);
  // what the jobs do is done here step by step
  await gateway.platform.jobs.stop();
});
beforeEach(async () => {
  await table().deleteFrom('publication_webhook').execute();
  while ((await publishEntries(gateway.platform)) > 0);
  status = 200;
  got = [];
});
afterAll(async () => {
  await gateway?.close();
  receiver?.close();
});

const WEBHOOK = 'external/api/publication-webhook';
const make = (url = `${address}/new`, by = puja) => by.call('POST', WEBHOOK, { url });
const made = async (url?: string) => madeWebhookSchema.parse((await make(url)).body.data);
const own = async (by = puja) => webhookListSchema.parse((await by.call('GET', WEBHOOK)).body.data);
const isRefused = (code: string) => ({ status: 422, body: { errors: [{ path: 'url', code }] } });
async function enter(word: string): Promise<void> {
  const after = { addressEnglish: word, addressNepali: word };
  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId: company, applicationId: null, effectiveOn: dayInNepal(unit.now) }, [
      { aspect: 'REGISTERED_OFFICE', after },
    ]),
  );
  while ((await publishEntries(gateway.platform)) > 0);
}
const table = () => gateway.platform.database.db;
const change = (to: { next_try_at: Date; failing_since?: Date }) =>
  table().updateTable('publication_webhook').set(to).execute();
const nextTry = async () =>
  (await table().selectFrom('publication_webhook').select('next_try_at').executeTakeFirstOrThrow()).next_try_at;
const messageSchema = z.object({ publications: z.array(publicationSchema), next: z.number() });

test('a test message is signed, then each entry is sent once, signed with the secret that was told once', async () => {
  const { secret, id } = await made();
  expect(new Webhook(secret).verify(got[0]?.text ?? '', got[0]?.headers ?? {})).toEqual({ type: 'test' });
  expect(JSON.stringify(await own())).not.toContain(secret);
  const { secret: kept } = await table().selectFrom('publication_webhook').select('secret').executeTakeFirstOrThrow();
  expect(kept).not.toContain(secret.slice(6));

  got = [];
  await enter('Hook Lane 1');
  await enter('Hook Lane 2');
  await deliverTo(gateway.platform, id);
  await deliverTo(gateway.platform, id);
  expect(got).toHaveLength(1);
  const message = messageSchema.parse(new Webhook(secret).verify(got[0]?.text ?? '', got[0]?.headers ?? {}));
  expect(message.publications.map(({ entries }) => entries[0]?.after)).toMatchObject([
    { addressEnglish: 'Hook Lane 1' },
    { addressEnglish: 'Hook Lane 2' },
  ]);
  expect(await own()).toMatchObject([{ deliveredTo: message.next, failingSince: null }]);
});

test('what is not taken is sent again with the same id, later each time; a redirect is no answer', async () => {
  const { id } = await made();
  got = [];
  await enter('Hook Lane 3');
  const pauses: number[] = [];
  for (const answer of [500, 301, 404]) {
    status = answer;
    await deliverTo(gateway.platform, id);
    pauses.push((await nextTry()).getTime() - gateway.clock.now().getTime());
    // not before its time
    await deliverTo(gateway.platform, id);
    await change({ next_try_at: gateway.clock.now() });
  }
  status = 204;
  await deliverTo(gateway.platform, id);
  expect(pauses.map((pause) => Math.ceil(pause / 60_000))).toEqual([1, 2, 4]);
  expect(got).toHaveLength(4);
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await own()).toMatchObject([{ failingSince: null }]);
});

test('after three days without an answer nothing more is sent, and the owner is told once', async () => {
  const { id } = await made();
  await enter('Hook Lane 4');
  status = 500;
  await deliverTo(gateway.platform, id);
  expect(await own()).toMatchObject([{ id, endedAt: null }]);
  const threeDaysAgo = new Date(gateway.clock.now().getTime() - 72 * 60 * 60_000);
  await change({ next_try_at: gateway.clock.now(), failing_since: threeDaysAgo });
  await deliverTo(gateway.platform, id);
  expect(await own()).toMatchObject([{ id, endedAt: expect.any(String) }]);
  const told = await table()
    .selectFrom('notification')
    .select('type')
    .where('event_key', '=', `publication-webhook:${id}:ended`)
    .execute();
  expect(told).toEqual([{ type: 'WEBHOOK_ENDED' }]);
  got = [];
  await deliverTo(gateway.platform, id);
  expect(got).toEqual([]);
});

test('an address of another scheme, with a password, without TLS, or that takes nothing is refused at its field', async () => {
  for (const url of ['ftp://example.org', 'no address', 'https://u:p@example.org/', 'https://example.org/#x'])
    expect(await make(url)).toMatchObject(isRefused('WEBHOOK_URL_INVALID'));
  expect(await make('http://example.org/')).toMatchObject(isRefused('WEBHOOK_URL_INVALID'));
  expect(await make('')).toMatchObject(isRefused('WEBHOOK_URL_REQUIRED'));
  status = 500;
  expect(await make()).toMatchObject(isRefused('WEBHOOK_NO_ANSWER'));
  expect(await own()).toEqual([]);
});

test.each([
  'https://10.0.0.7/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'https://localhost/',
  'https://0x7f.1/',
])('nothing is sent to the inner address %s', async (url) => {
  const receiverOf = { url, secret: `whsec_${Buffer.alloc(24).toString('base64')}` };
  expect(await send(receiverOf, { id: 'one', at: new Date(), body: {} }, [])).toBe('INNER');
});

test('at most three of an account, each address once, and only the owner ends one', async () => {
  const { id } = await made(`${address}/1`);
  expect(await make(`${address}/1`)).toMatchObject(isRefused('WEBHOOK_KNOWN'));
  await made(`${address}/2`);
  await made(`${address}/3`);
  expect(await make(`${address}/4`)).toMatchObject(isRefused('WEBHOOKS_TOO_MANY'));
  expect((await nisha.call('DELETE', `${WEBHOOK}/${id}`)).status).toBe(404);
  expect(await own(nisha)).toEqual([]);
  expect((await puja.call('DELETE', `${WEBHOOK}/${id}`)).status).toBe(200);
  expect((await puja.call('DELETE', `${WEBHOOK}/${id}`)).status).toBe(200);
  expect(await own()).toHaveLength(2);
});
