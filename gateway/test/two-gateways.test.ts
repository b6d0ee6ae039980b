import { afterEach, expect, test } from '@jest/globals';
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

/** Gateways on one PostgreSQL, with the same keys, as behind a load balancer; they start at the same moment. */
async function gatewaysOnOneServer(count: number, busOf: (url: string) => Config['bus']): Promise<TestGateway[]> {
  const { place, drop } = await createServerDatabase(TEST_DATABASE_URL ?? '');
  cleanUp.push(drop);
  let secrets: Config['secrets'] | undefined;
  const change = (config: Config): Config => ({ ...config, secrets: (secrets ??= config.secrets) });
  const gateways = await Promise.all(
    Array.from({ length: count }, () => startTestGateway({ database: place, bus: busOf(place.url), change })),
  );
  cleanUp.push(...gateways.map((gateway) => () => gateway.close()));
  return gateways;
}

async function twoGateways(busOf: (url: string) => Config['bus']): Promise<[TestGateway, TestGateway]> {
  const [here, there] = await gatewaysOnOneServer(2, busOf);
  if (!here || !there) throw new Error('two gateways were asked for');
  return [here, there];
}

const buses: [string, boolean, (url: string) => Config['bus']][] = [
  ['PostgreSQL', Boolean(TEST_DATABASE_URL), (url) => ({ kind: 'pg', url })],
  ['RabbitMQ', Boolean(TEST_DATABASE_URL && TEST_AMQP_URL), () => ({ kind: 'amqp', url: TEST_AMQP_URL ?? '' })],
];

for (const [name, isThere, busOf] of buses) {
  const check = isThere ? test : test.skip;

  check(`fifty notifications written at one gateway are each heard once at the other, over ${name}`, async () => {
    const [here, there] = await twoGateways(busOf);
    await here.addAccount({ username: 'ram' });
    const ram = await there.signIn('ram');
    const connection = await connectStomp(there.socketUrl, ram.accessToken);
    const frames = connection.subscribe(userTopic(ram.userId));
    await connection.settled(userTopic(ram.userId));
    for (let i = 0; i < 50; i++) {
      await here.platform.runUnitOfWork((unit) =>
        notify(unit, {
          accountId: ram.userId,
          eventKey: `event-${i}`,
          type: 'APPLICATION_CLAIMED',
          title: 'ok',
          body: 'ok',
        }),
      );
    }
    await eventually(() => frames.length >= 50);
    // nothing is left to be sent, and what was sent before the last word has come before it
    for (const gateway of [here, there]) await gateway.jobsDone();
    await here.platform.bus.publish({ destination: userTopic(ram.userId), body: '{"last":true}' });
    await eventually(() => frames.length >= 51);
    expect(frames).toHaveLength(51);
    expect(frames.at(-1)).toEqual({ last: true });

    // a logout at one gateway closes the socket at the other
    await here.call('PUT', 'auth/api/user/logout', { token: ram.accessToken });
    expect(await connection.refused()).toBe('Session ended');
    await connection.close();
  });
}

(TEST_DATABASE_URL ? test : test.skip)(
  'gateways that start together on an empty database all come up, and share their counters',
  async () => {
    const gateways = await gatewaysOnOneServer(3, (url) => ({ kind: 'pg', url }));
    const fourTimes = (gateway: TestGateway) =>
      Array.from({ length: 4 }, () =>
        gateway.call('POST', 'auth/api/user/reset-password', { body: { email: 'same@example.com', method: 'LINK' } }),
      );
    const answers = await Promise.all(gateways.flatMap(fourTimes));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  },
);
