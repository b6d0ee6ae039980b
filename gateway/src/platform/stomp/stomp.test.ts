import { once } from 'node:events';
import { connect as openLine } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { startTestGateway, type SignedIn, type TestGateway } from '../../../test/harness';
import { connectStomp, eventually, type StompConnection } from '../../../test/stomp-client';
import { EXTERNAL_TOPIC, REGISTRY_TOPIC, userTopic } from './topics';

let gateway: TestGateway;
let applicant: SignedIn;
let officer: SignedIn;
const open: StompConnection[] = [];

beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.addAccount({ username: 'ram' });
  await gateway.addAccount({ username: 'gita', role: 'OPERATOR' });
  applicant = await gateway.signIn('ram');
  officer = await gateway.signIn('gita');
});
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.close();
});
afterAll(() => gateway.close());

async function connect(who: SignedIn, version?: string): Promise<StompConnection> {
  const connection = await connectStomp(gateway.socketUrl, who.accessToken, version);
  open.push(connection);
  return connection;
}

test.each(['1.2', '1.1', '1.0'])(
  'version %s: connects with heart-beats, hears its topics, closes with a receipt',
  async (version) => {
    const connection = await connect(applicant, version);
    expect(connection.connected.headers).toMatchObject({ version, 'heart-beat': '10000,10000' });
    const mine = connection.subscribe(userTopic(applicant.userId));
    const external = connection.subscribe(EXTERNAL_TOPIC);
    await connection.settled(REGISTRY_TOPIC);
    await gateway.platform.bus.publish({
      destination: userTopic(applicant.userId),
      body: JSON.stringify({ titleNe: 'नाम स्वीकृत: "सगरमाथा"\nपङ्क्ति' }),
    });
    await gateway.platform.bus.publish({ destination: EXTERNAL_TOPIC, body: '{"n":1}' });
    await gateway.platform.bus.publish({ destination: userTopic(officer.userId), body: '{"not":"mine"}' });
    await eventually(() => external.length === 1);
    expect(mine).toEqual([{ titleNe: 'नाम स्वीकृत: "सगरमाथा"\nपङ्क्ति' }]);
  },
);

test('a registry change announced by the host reaches everybody signed in', async () => {
  const connections = [await connect(applicant), await connect(officer)];
  const heard = connections.map((connection) => connection.subscribe(REGISTRY_TOPIC));
  for (const connection of connections) await connection.settled(REGISTRY_TOPIC);
  const path = 'internal/registry-changed';
  expect(
    (await gateway.call('POST', path, { body: { revision: 7 }, headers: { 'x-internal-key': 'guess' } })).status,
  ).toBe(403);
  expect(
    (
      await gateway.call('POST', path, {
        body: { revision: 7 },
        headers: { 'x-internal-key': gateway.platform.config.secrets.internalKey },
      })
    ).status,
  ).toBe(200);
  await eventually(() => heard.every((bodies) => bodies.length === 1));
  expect(heard).toEqual([[{ revision: 7 }], [{ revision: 7 }]]);
});

test.each([
  ['another person', () => userTopic(officer.userId)],
  ['every person', () => '/topic/user/*'],
  ['everything', () => '/topic/#'],
  ['the gateways among themselves', () => '/internal/session-ended'],
  ['a queue', () => '/queue/anything'],
])('a topic of %s is refused', async (_whose, topic) => {
  const connection = await connect(applicant);
  connection.subscribe(topic());
  expect(await connection.refused()).toBe('Access refused');
});

test("an officer may not listen to the external users' topic", async () => {
  const connection = await connect(officer);
  connection.subscribe(EXTERNAL_TOPIC);
  expect(await connection.refused()).toBe('Access refused');
});

test.each([
  [
    'SEND',
    (connection: StompConnection) =>
      connection.client.publish({ destination: userTopic(officer.userId), body: 'forged' }),
    'Access refused',
  ],
  ['a transaction', (connection: StompConnection) => void connection.client.begin('tx'), 'Command not supported'],
  [
    'client acknowledgement',
    (connection: StompConnection) => void connection.subscribe(REGISTRY_TOPIC, { ack: 'client' }),
    'Only ack:auto is supported',
  ],
  [
    'the same subscription id twice',
    (connection: StompConnection) => [1, 2].forEach(() => connection.subscribe(REGISTRY_TOPIC, { id: 'same' })),
    'Duplicate subscription id',
  ],
  [
    'a crowd of subscriptions',
    (connection: StompConnection) => Array.from({ length: 21 }).forEach(() => connection.subscribe(REGISTRY_TOPIC)),
    'Too many subscriptions',
  ],
])('%s is refused', async (_what, act, message) => {
  const connection = await connect(applicant);
  act(connection);
  expect(await connection.refused()).toBe(message);
});

test.each([
  ['without a token', null],
  ['with a made-up token', 'eyJhbGciOiJub25lIn0.e30.'],
])('CONNECT %s is refused', async (_how, token) => {
  await expect(connectStomp(gateway.socketUrl, token)).rejects.toThrow('Access refused');
});

test('a large frame that the client splits at 8 KiB is put together', async () => {
  const connection = await connect(applicant);
  const heard = connection.subscribe(
    REGISTRY_TOPIC,
    Object.fromEntries(Array.from({ length: 4 }, (_, i) => [`padding-${i}`, 'x'.repeat(3000)])),
  );
  await connection.settled(REGISTRY_TOPIC);
  await gateway.platform.bus.publish({ destination: REGISTRY_TOPIC, body: '{"revision":1}' });
  await eventually(() => heard.length === 1);
});

/** What no client library sends. */
async function raw(...messages: string[]): Promise<{ code: number; text: string }> {
  const socket = new WebSocket(gateway.socketUrl, ['v12.stomp']);
  await new Promise((resolve) => socket.once('open', resolve));
  let text = '';
  socket.on('message', (data: Buffer) => (text += data.toString('utf8')));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  for (const message of messages) socket.send(message);
  return { code: await closed, text };
}

test.each([
  ['a frame that never ends', ['CONNECT\n' + 'x'.repeat(40_000)], 1009],
  ['too many headers', [`CONNECT\n${'a:b\n'.repeat(30)}\n\0`], 1002],
  ['a header without a colon', ['CONNECT\nnonsense\n\n\0'], 1002],
  ['a content-length bomb', ['CONNECT\ncontent-length:999999999\n\n\0'], 1002],
  ['a body that is longer than it says', ['CONNECT\ncontent-length:1\n\nabc\0'], 1002],
  ['SUBSCRIBE before CONNECT', ['SUBSCRIBE\nid:1\ndestination:/topic/registry\n\n\0'], 1002],
  ['an unknown version', ['CONNECT\naccept-version:9.9\n\n\0'], 1002],
])('%s ends the connection', async (_what, messages, code) => {
  expect((await raw(...messages)).code).toBe(code);
});

test('frames that come in pieces, with CRLF and heart-beats between, are understood', async () => {
  const bytes = `\n\r\nCONNECT\r\naccept-version:1.1,1.2\r\nAuthorization:Bearer ${applicant.accessToken}\r\nheart-beat:0,0\r\n\r\n\0\nDISCONNECT\nreceipt:bye\\cbye\n\n\0`;
  const { text, code } = await raw(...(bytes.match(/[\s\S]{1,7}/g) ?? []));
  expect(text).toContain('CONNECTED\nversion:1.2');
  expect(text).toContain('RECEIPT\nreceipt-id:bye\\cbye');
  expect(code).toBe(1000);
});

test('logging out closes the sockets of the session', async () => {
  const session = await gateway.signIn('ram');
  const connection = await connect(session);
  await gateway.call('PUT', 'auth/api/user/logout', { token: session.accessToken });
  expect(await connection.refused()).toBe('Session ended');
});

test('a socket ends when its token runs out', async () => {
  const connection = await connect(applicant);
  gateway.clock.advance(15 * 60_000 + 1000);
  expect(await connection.refused()).toBe('Token expired');
  await expect(connectStomp(gateway.socketUrl, applicant.accessToken)).rejects.toThrow('Access refused');
});

test('an upgrade to an address that is none is refused, and the gateway lives on', async () => {
  const line = openLine(Number(new URL(gateway.url).port), '127.0.0.1');
  line.write('GET //[ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const [answer] = await once(line, 'data');
  expect(String(answer)).toContain('404');
  expect((await gateway.call('GET', 'auth/api/password-validator-settings')).status).toBe(200);
});
