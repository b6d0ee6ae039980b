import net from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { notificationListSchema } from '@registrar/domain/calls/notifications';
import { notify } from '../src/notifications/notify';
import type { Config } from '../src/platform/config/config';
import { userTopic } from '../src/platform/stomp/topics';
import { createServerDatabase, startTestGateway, type TestGateway } from './harness';
import { connectStomp, eventually } from './stomp-client';

const { TEST_DATABASE_URL, TEST_AMQP_URL } = process.env;
const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

const METHOD = 1;
const BASIC_CONSUME = [60, 20] as const;
const CHANNEL_CLOSE = [20, 40] as const;

/** As RabbitMQ says it: of no reason that the other side has given. */
function channelClose(channel: number): Buffer {
  const reason = Buffer.from('closed in the middle');
  const payload = Buffer.alloc(6 + 1 + reason.length + 4);
  payload.writeUInt16BE(CHANNEL_CLOSE[0], 0);
  payload.writeUInt16BE(CHANNEL_CLOSE[1], 2);
  payload.writeUInt16BE(541, 4);
  payload.writeUInt8(reason.length, 6);
  reason.copy(payload, 7);
  const head = Buffer.alloc(7);
  head.writeUInt8(METHOD, 0);
  head.writeUInt16BE(channel, 1);
  head.writeUInt32BE(payload.length, 3);
  return Buffer.concat([head, payload, Buffer.from([0xce])]);
}

/** On which channel somebody listens, of all that a client has said after its greeting of eight bytes. */
function listeningChannel(said: Buffer): number | undefined {
  for (let at = 8; at + 7 <= said.length; at += 8 + said.readUInt32BE(at + 3)) {
    const isWhole = at + 11 <= said.length && said.readUInt8(at) === METHOD;
    if (isWhole && said.readUInt16BE(at + 7) === BASIC_CONSUME[0] && said.readUInt16BE(at + 9) === BASIC_CONSUME[1])
      return said.readUInt16BE(at + 1);
  }
  return undefined;
}

/** A line to the broker on which the channel of the queue can be closed, and the line stays. */
async function closable(server: string): Promise<{ url: string; closeChannel: () => void }> {
  const address = new URL(server);
  const target = { host: address.hostname, port: Number(address.port) || 5672 };
  let listening: { here: net.Socket; channel: number } | undefined;
  const between = net.createServer((here) => {
    const there = net.connect(target);
    let said = Buffer.alloc(0);
    here.on('data', (chunk: Buffer) => {
      said = Buffer.concat([said, chunk]);
      const channel = listeningChannel(said);
      if (channel !== undefined) listening = { here, channel };
      there.write(chunk);
    });
    there.on('data', (chunk: Buffer) => here.write(chunk));
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => new Promise((resolve) => between.close(() => resolve())));
  const place = between.address();
  if (typeof place !== 'object' || place === null) throw new Error('no port');
  address.hostname = '127.0.0.1';
  address.port = String(place.port);
  return {
    url: address.href,
    closeChannel() {
      if (!listening) throw new Error('nobody listens');
      listening.here.write(channelClose(listening.channel));
    },
  };
}

(TEST_DATABASE_URL && TEST_AMQP_URL ? test : test.skip)(
  'a gateway whose channel RabbitMQ closes in the middle listens again; who was connected opens anew and reads what was missed',
  async () => {
    const { place, drop } = await createServerDatabase(TEST_DATABASE_URL ?? '');
    cleanUp.push(drop);
    const line = await closable(TEST_AMQP_URL ?? '');
    let secrets: Config['secrets'] | undefined;
    const start = async (url: string): Promise<TestGateway> => {
      const gateway = await startTestGateway({
        database: place,
        bus: { kind: 'amqp', url },
        change: (config) => ({ ...config, secrets: (secrets ??= config.secrets) }),
      });
      cleanUp.push(() => gateway.close());
      return gateway;
    };
    const here = await start(TEST_AMQP_URL ?? '');
    const there = await start(line.url);
    await here.addAccount({ username: 'ram' });
    const ram = await there.signIn('ram');
    const connection = await connectStomp(there.socketUrl, ram.accessToken);
    cleanUp.push(() => connection.close());
    const tell = (eventKey: string): Promise<void> =>
      here.platform.runUnitOfWork((unit) =>
        notify(unit, {
          accountId: ram.userId,
          eventKey,
          type: 'APPLICATION_CLAIMED',
          title: 'ok',
          body: 'ok',
        }),
      );

    line.closeChannel();
    await tell('in the middle');
    expect(await connection.refused()).toBe('closed');
    const again = await connectStomp(there.socketUrl, ram.accessToken);
    cleanUp.push(() => again.close());
    const frames = again.subscribe(userTopic(ram.userId));
    await again.settled(userTopic(ram.userId));
    await here.jobsDone();
    const answer = await there.call('GET', 'messaging/api/notification', { token: ram.accessToken });
    expect(notificationListSchema.parse(answer.body.data).unreadCount).toBe('1');
    await tell('afterwards');
    await eventually(() => frames.length > 0);
    await there.jobsDone();
  },
  300_000,
);
