import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deliveryPageSchema, type DeliveryPage } from '@registrar/domain/calls/deliveries';
import { startTestGateway, type SignedIn, type TestGateway } from '../../test/harness';
import { connectStomp, eventually } from '../../test/stomp-client';
import { TestMailServer } from '../../test/test-mail-server';
import { verifyAudit } from '../platform/audit/verify-audit';
import { userTopic } from '../platform/stomp/topics';
import { notify } from './notify';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const mailServer = new TestMailServer();

let gateway: TestGateway;
/** Ids of accounts. */
let people: string[];
let administrator: SignedIn;
let events = 0;

beforeAll(async () => {
  await mailServer.up();
  gateway = await startTestGateway({
    change: (config) => ({
      ...config,
      mail: { kind: 'smtp', url: mailServer.url, from: 'Registrar <office@registrar.example>' },
    }),
  });
  people = [];
  for (let count = 0; count < 12; count++) {
    people.push(await gateway.addAccount({ username: `person.${count}` }));
  }
  await gateway.addAccount({ username: 'nobody.home' });
  await gateway.addAccount({ username: 'the.administrator', role: 'SYSTEM_ADMINISTRATOR' });
});
afterAll(async () => {
  await gateway?.close();
  await mailServer.down();
});

beforeEach(async () => {
  await mailServer.up();
  await pass(5 * MINUTE, MINUTE);
  mailServer.received.length = 0;
  gateway.clock.moveTo(null);
  // sessions do not outlive a journey through time
  administrator = await gateway.signIn('the.administrator');
});

function tell(accountId: string): Promise<void> {
  return gateway.platform.runUnitOfWork((unit) =>
    notify(unit, {
      accountId,
      eventKey: `event-${++events}`,
      type: 'APPLICATION_CLAIMED',
      title: 'filing.claim.applicant.title',
      body: 'filing.claim.applicant.body',
      parameters: { name: 'Himal', number: '1' },
    }),
  );
}

/** Time passes; the gateway looks at its table the whole while. */
async function pass(milliseconds: number, step: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    gateway.clock.advance(step);
    await gateway.platform.jobs.runDue();
  }
}

async function deliveries(query = ''): Promise<DeliveryPage> {
  return deliveryPageSchema.parse(
    (await gateway.call('GET', `external/api/delivery${query}`, { token: administrator.accessToken })).body.data,
  );
}

const inbox = (): string[] => mailServer.received.map(({ to }) => to).sort();
const everybody = Array.from({ length: 12 }, (_, count) => `person.${count}@example.com`).sort();

test('down for ten minutes: no request fails, nothing is lost, and everybody gets one mail once it is back', async () => {
  await mailServer.down();
  for (const accountId of people) await tell(accountId);
  const answer = await gateway.call('POST', 'auth/api/user/reset-password', {
    body: { email: 'person.0@example.com' },
  });
  expect(answer.status).toBe(200);

  await pass(10 * MINUTE, 20 * SECOND);
  expect([mailServer.received, await deliveries()]).toEqual([
    [],
    expect.objectContaining({ total: 13, counts: { DEAD: 0, WAITING: 13 } }),
  ]);

  await mailServer.up();
  await pass(MINUTE, 20 * SECOND);
  expect(inbox()).toEqual([...everybody, 'person.0@example.com'].sort());
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(13);
  expect(await deliveries()).toMatchObject({ total: 0, counts: { DEAD: 0, WAITING: 0 } });
});

test('down for a whole day: the mail still arrives', async () => {
  await mailServer.down();
  const [somebody = ''] = people;
  await tell(somebody);
  await pass(24 * 60 * MINUTE, 5 * MINUTE);
  expect(mailServer.received).toEqual([]);
  await mailServer.up();
  await pass(5 * MINUTE, MINUTE);
  expect(inbox()).toEqual(['person.0@example.com']);
});

test('a mail server that takes the line and says nothing holds up no bell and no request', async () => {
  await mailServer.hang();
  const [first, second] = [await gateway.signIn('person.0'), await gateway.signIn('person.1')];
  const connection = await connectStomp(gateway.socketUrl, second.accessToken);
  const frames = connection.subscribe(userTopic(second.userId));
  await connection.settled(userTopic(second.userId));
  // more mails than are sent beside each other: every one of them now waits for the server
  for (let count = 0; count < 6; count++) await tell(first.userId);
  await tell(second.userId);
  await eventually(() => frames.length > 0);
  const answer = await gateway.call('GET', 'messaging/api/notification', { token: first.accessToken });
  expect([answer.status, mailServer.received]).toEqual([200, []]);
  expect(await deliveries()).toMatchObject({ total: 7, counts: { DEAD: 0, WAITING: 7 } });
  await connection.close();
  await mailServer.up();
  await pass(MINUTE, 10 * SECOND);
  expect(inbox()).toEqual([...Array<string>(6).fill('person.0@example.com'), 'person.1@example.com']);
});

test('an answer that got lost: the mail is sent again under the same id, by which the receiver knows it', async () => {
  mailServer.loseNextAnswer = true;
  const [somebody = ''] = people;
  await tell(somebody);
  await eventually(() => mailServer.received.length === 1);
  await pass(10 * SECOND, SECOND);
  expect(mailServer.received).toHaveLength(2);
  const ids = new Set(mailServer.received.map(({ messageId }) => messageId));
  expect([ids.size, [...ids][0]]).toEqual([1, expect.stringMatching(/^<[0-9a-f-]{36}@registrar\.example>$/)]);
});

test('an address that the server does not know is given up at once, and the administrator sees it without seeing what it says', async () => {
  const lost = await gateway.platform.database.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'nobody.home')
    .executeTakeFirstOrThrow();
  await tell(lost.id);
  await eventually(async () => (await deliveries()).counts.DEAD === 1);
  const page = await deliveries('?state=DEAD&channel=EMAIL');
  expect(page.items).toEqual([
    {
      id: expect.any(String),
      channel: 'EMAIL',
      state: 'DEAD',
      to: 'n*****@example.com',
      about: 'APPLICATION_CLAIMED',
      attempts: 1,
      lastError: expect.stringContaining('550'),
      createdAt: expect.any(String),
      nextAttemptAt: null,
      gaveUpAt: expect.any(String),
    },
  ]);
  expect(JSON.stringify(page)).not.toMatch(/nobody\.home|Himal/);
  const metrics = await (await fetch(new URL('metrics', gateway.url))).text();
  expect(metrics).toContain('registrar_messages_undelivered{channel="EMAIL",state="DEAD"} 1');

  const id = page.items[0]?.id ?? '';
  const post = (path: string, body: object = {}) =>
    gateway.call('POST', `external/api/delivery/${path}`, { token: administrator.accessToken, body });
  expect((await post('retry')).body).toMatchObject({ status: 200, data: { retried: 1 } });
  await eventually(async () => (await deliveries()).counts.DEAD === 1);
  expect((await post(`${id}/retry`)).status).toBe(200);
  await eventually(async () => (await deliveries()).counts.DEAD === 1);
  expect((await post(`${id}/dismiss`, { remark: ' ' })).body.errors).toMatchObject([
    { path: 'remark', code: 'REMARK_REQUIRED' },
  ]);
  expect((await post(`${id}/dismiss`, { remark: 'The address was mistyped' })).status).toBe(200);
  expect(await deliveries()).toMatchObject({ total: 0 });
  expect((await post(`${id}/dismiss`, { remark: 'Again' })).status).toBe(404);

  const { db } = gateway.platform.database;
  expect(await db.selectFrom('job').select('payload').where('key', '=', id).execute()).toEqual([{ payload: {} }]);
  const trail = await db
    .selectFrom('audit')
    .select(['action', 'actor_role', 'remark'])
    .where('object_type', '=', 'delivery')
    .orderBy('seq')
    .execute();
  expect(trail.map(({ action, actor_role, remark }) => [action, actor_role, remark])).toEqual([
    ['delivery.retry', 'SYSTEM_ADMINISTRATOR', null],
    ['delivery.retry', 'SYSTEM_ADMINISTRATOR', null],
    ['delivery.dismiss', 'SYSTEM_ADMINISTRATOR', 'The address was mistyped'],
  ]);
  expect(await verifyAudit(db)).toMatchObject({ intact: true });
});

test('a message that is still being tried is not dismissed, and can be tried at once', async () => {
  await mailServer.down();
  const [somebody = ''] = people;
  await tell(somebody);
  await pass(30 * SECOND, 10 * SECOND);
  const [waiting] = (await deliveries('?state=WAITING')).items;
  expect(waiting).toMatchObject({
    state: 'WAITING',
    to: 'p*****@example.com',
    nextAttemptAt: expect.any(String),
    gaveUpAt: null,
    lastError: expect.any(String),
  });
  const post = (path: string, body: object = {}) =>
    gateway.call('POST', `external/api/delivery/${waiting?.id}/${path}`, { token: administrator.accessToken, body });
  expect((await post('dismiss', { remark: 'Enough' })).body).toMatchObject({ code: 'FLOW-409' });
  await mailServer.up();
  expect((await post('retry')).status).toBe(200);
  await eventually(() => mailServer.received.length === 1);
});

test('no request waits for the mail server: what sends a mail leaves a job, and opens no line to the server', async () => {
  await mailServer.hang();
  await gateway.platform.jobs.stop(); // from here on only a request could open one
  const answer = await gateway.call('POST', 'auth/api/user/reset-password', {
    body: { email: 'person.2@example.com' },
  });
  expect([answer.status, mailServer.opened]).toEqual([200, 0]);
  expect(await deliveries()).toMatchObject({ total: 1, counts: { DEAD: 0, WAITING: 1 } });
});
