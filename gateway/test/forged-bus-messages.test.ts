import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { Connection } from 'rabbitmq-client';
import { notificationListSchema, notificationSchema } from '@registrar/domain/calls/notifications';
import { notify } from '../src/notifications/notify';
import type { Config } from '../src/platform/config/config';
import { SESSION_ENDED } from '../src/platform/stomp/stomp-server';
import { readTopic, userTopic } from '../src/platform/stomp/topics';
import { createServerDatabase, startTestGateway, type SignedIn, type TestGateway } from './harness';
import { connectStomp, eventually, type StompConnection } from './stomp-client';

/**
 * Somebody else writes on the bus, or the bus itself brings a message twice, late or not at all: what people have is
 * in the database, and nobody gets what is another's.
 */
const { TEST_DATABASE_URL, TEST_AMQP_URL } = process.env;
const EXCHANGE = 'registrar.bus';
const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

/** Writes on the bus past the gateways. */
interface Forger {
  write(content: Buffer | string, type?: string): Promise<void>;
}

const message = (destination: string, body: unknown): string =>
  JSON.stringify({ destination, body: typeof body === 'string' ? body : JSON.stringify(body) });

async function forgerOnServer(url: string): Promise<Forger> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanUp.push(() => client.end());
  return {
    write: async (content) => void (await client.query(`select pg_notify('registrar_bus', $1)`, [String(content)])),
  };
}

async function forgerOnBroker(url: string): Promise<Forger> {
  const connection = new Connection(url);
  const publisher = connection.createPublisher({ confirm: true });
  cleanUp.push(async () => {
    await publisher.close();
    await connection.close();
  });
  return {
    write: (content, contentType = 'application/json') =>
      publisher.send({ exchange: EXCHANGE, contentType }, Buffer.from(content)),
  };
}

/** The broker brings whatever was sent once more, for as long as the test runs. */
async function doubleAll(url: string): Promise<void> {
  const connection = new Connection(url);
  const publisher = connection.createPublisher({ confirm: true });
  const consumer = connection.createConsumer(
    {
      queueOptions: { exclusive: true, autoDelete: true },
      noAck: true,
      exchanges: [{ exchange: EXCHANGE, type: 'fanout', durable: true }],
      queueBindings: [{ exchange: EXCHANGE }],
    },
    async ({ body, headers }) => {
      if (headers?.['copy'] === undefined) await publisher.send({ exchange: EXCHANGE, headers: { copy: 1 } }, body);
    },
  );
  await new Promise<void>((resolve) => consumer.once('ready', resolve));
  cleanUp.push(async () => {
    await consumer.close();
    await publisher.close();
    await connection.close();
  });
}

async function twoGateways(busOf: (url: string) => Config['bus']): Promise<{
  here: TestGateway;
  there: TestGateway;
  url: string;
}> {
  const { place, drop } = await createServerDatabase(TEST_DATABASE_URL ?? '');
  cleanUp.push(drop);
  let secrets: Config['secrets'] | undefined;
  const start = async (): Promise<TestGateway> => {
    const gateway = await startTestGateway({
      database: place,
      bus: busOf(place.url),
      change: (config) => ({ ...config, secrets: (secrets ??= config.secrets) }),
    });
    cleanUp.push(() => gateway.close());
    return gateway;
  };
  return { here: await start(), there: await start(), url: place.url };
}

interface Listening {
  readonly who: SignedIn;
  readonly connection: StompConnection;
  /** What came, as it came. */
  readonly frames: string[];
}

async function listen(gateway: TestGateway, username: string): Promise<Listening> {
  const who = await gateway.signIn(username);
  const connection = await connectStomp(gateway.socketUrl, who.accessToken);
  cleanUp.push(() => connection.close());
  const frames: string[] = [];
  for (const topic of [userTopic(who.userId), readTopic(who.userId)])
    connection.client.subscribe(topic, ({ body }) => void frames.push(body));
  await connection.settled(userTopic(who.userId));
  return { who, connection, frames };
}

const tell = (gateway: TestGateway, accountId: string, eventKey: string): Promise<void> =>
  gateway.platform.runUnitOfWork((unit) =>
    notify(unit, { accountId, eventKey, type: 'APPLICATION_CLAIMED', title: 'ok', body: 'ok' }),
  );

async function listOf(gateway: TestGateway, { accessToken }: SignedIn): Promise<{ ids: string[]; unread: string }> {
  const answer = await gateway.call('GET', 'messaging/api/notification?received=false&size=50', { token: accessToken });
  const { unreadCount, ...page } = notificationListSchema.parse(answer.body.data);
  return { ids: page.items.map(({ id }) => id), unread: unreadCount };
}

const buses: [string, boolean, (url: string) => Config['bus'], (url: string) => Promise<Forger>][] = [
  ['PostgreSQL', Boolean(TEST_DATABASE_URL), (url) => ({ kind: 'pg', url }), forgerOnServer],
  [
    'RabbitMQ',
    Boolean(TEST_DATABASE_URL && TEST_AMQP_URL),
    () => ({ kind: 'amqp', url: TEST_AMQP_URL ?? '' }),
    () => forgerOnBroker(TEST_AMQP_URL ?? ''),
  ],
];

for (const [name, isThere, busOf, forgerOf] of buses) {
  (isThere ? test : test.skip)(
    `what is forged or garbled on ${name} reaches nobody, ends no gateway and no session, and what is true still comes`,
    async () => {
      const { here, there, url } = await twoGateways(busOf);
      for (const username of ['ram', 'sita']) await here.addAccount({ username });
      const [ram, sita] = [await listen(there, 'ram'), await listen(there, 'sita')];
      const forger = await forgerOf(url);
      const own = userTopic(ram.who.userId);
      const forged: (string | Buffer)[] = [
        'not JSON',
        '',
        '{"destination":',
        'null',
        '[]',
        '7',
        '{"destination":7,"body":"{}"}',
        JSON.stringify({ destination: own }),
        JSON.stringify({ destination: own, body: { title: 'an object' } }),
        message(own, 'not JSON'),
        message(own, '{"half":'),
        message('/topic/unknown', {}),
        message(`${own}/`, {}),
        message('__proto__', {}),
        message(SESSION_ENDED, 'not JSON'),
        message(SESSION_ENDED, 'null'),
        message(SESSION_ENDED, { sessionId: 7 }),
        message(SESSION_ENDED, { sessionId: randomUUID() }),
      ];
      if (name === 'RabbitMQ')
        // PostgreSQL carries no message of such a size
        forged.push(message(own, { filler: 'x'.repeat(3 << 20) }), Buffer.from([0xff, 0x00, 0xfe]));
      for (const content of forged) await forger.write(content);
      if (name === 'RabbitMQ') await forger.write(message(own, {}), 'application/octet-stream');

      await tell(here, ram.who.userId, 'a true one');
      await eventually(() => ram.frames.length > 0);
      for (const gateway of [here, there]) await gateway.jobsDone();
      expect(ram.frames.map((body) => notificationSchema.parse(JSON.parse(body)).id)).toEqual(
        (await listOf(there, ram.who)).ids,
      );
      expect(sita.frames).toEqual([]);

      // the sockets of a session may be closed by whoever writes on the bus: the session itself is the database's
      const { id } = await there.platform.database.db
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', sita.who.userId)
        .executeTakeFirstOrThrow();
      await forger.write(message(SESSION_ENDED, { sessionId: id }));
      expect(await sita.connection.refused()).toBe('Session ended');
      await listOf(there, sita.who);
      const again = await connectStomp(there.socketUrl, sita.who.accessToken);
      cleanUp.push(() => again.close());
    },
    300_000,
  );
}

(TEST_DATABASE_URL && TEST_AMQP_URL ? test : test.skip)(
  'what RabbitMQ brings twice, in another order or not at all changes nothing of what a person reads, and is nobody else’s',
  async () => {
    const amqp = TEST_AMQP_URL ?? '';
    const { here, there } = await twoGateways(() => ({ kind: 'amqp', url: amqp }));
    for (const username of ['ram', 'sita']) await here.addAccount({ username });
    const [ram, sita] = [await listen(there, 'ram'), await listen(there, 'sita')];
    const forger = await forgerOnBroker(amqp);
    await doubleAll(amqp);

    for (let number = 0; number < 5; number++) await tell(here, ram.who.userId, `event-${number}`);
    await eventually(() => ram.frames.length >= 10);
    for (const gateway of [here, there]) await gateway.jobsDone();
    const frames = ram.frames.map((body) => notificationSchema.parse(JSON.parse(body)));
    const { ids, unread } = await listOf(there, ram.who);
    expect([ids.length, unread]).toEqual([5, '5']);
    // the panel takes a frame for the one it has by its id, which is that of the list
    for (const id of ids) expect(frames.filter((frame) => frame.id === id)).toHaveLength(2);

    // an hour late and backwards
    for (const body of ram.frames.slice(0, 10).toReversed())
      await forger.write(message(userTopic(ram.who.userId), body));
    // written without a word on the bus: as if each message of it had been lost
    const lost = await here.platform.runUnitOfWork(async (unit) => {
      const id = unit.newId();
      await unit.tx
        .insertInto('notification')
        .values({
          id,
          account_id: ram.who.userId,
          event_key: 'lost',
          type: 'APPLICATION_CLAIMED',
          title_ne: 'ठीक',
          title_en: 'ok',
          body_ne: 'ठीक',
          body_en: 'ok',
          link: null,
          created_at: unit.now,
        })
        .execute();
      return id;
    });
    await eventually(() => ram.frames.length >= 30);
    expect(await listOf(there, ram.who)).toEqual({ ids: [lost, ...ids], unread: '6' });
    expect(sita.frames).toEqual([]);
    expect(await listOf(there, sita.who)).toEqual({ ids: [], unread: '0' });

    // the end of a session, told twice
    await here.call('PUT', 'auth/api/user/logout', { token: sita.who.accessToken });
    expect(await sita.connection.refused()).toBe('Session ended');
    await there.jobsDone();
    expect((await there.call('GET', 'messaging/api/notification', { token: sita.who.accessToken })).status).toBe(401);
    await listOf(there, ram.who);
  },
  300_000,
);
