import net from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { notify } from '../src/notifications/notify';
import type { Config } from '../src/platform/config/config';
import { userTopic } from '../src/platform/stomp/topics';
import { createServerDatabase, startTestGateway, type TestGateway } from './harness';
import { connectStomp, eventually } from './stomp-client';

const { TEST_DATABASE_URL, TEST_AMQP_URL } = process.env;
/** So many tries of the gateways to reach the bus are refused. */
const REFUSED = 3;
const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

/** A line to a server that can be cut, as the restart of the server cuts it, and mended. */
async function cuttable(
  server: string,
  usualPort: number,
): Promise<{ url: string; cut: () => void; mend: () => void; refused: () => number }> {
  const address = new URL(server);
  const target = { host: address.hostname, port: Number(address.port) || usualPort };
  const lines = new Set<net.Socket>();
  let whole = true;
  let refused = 0;
  const between = net.createServer((here) => {
    if (!whole) {
      refused += 1;
      return void here.destroy();
    }
    const there = net.connect(target);
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      lines.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        lines.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const mend = (): void => void (whole = true);
  const cut = (): void => {
    whole = false;
    for (const line of lines) line.destroy();
  };
  cleanUp.push(async () => {
    cut();
    await new Promise((resolve) => between.close(resolve));
  });
  const listening = between.address();
  if (typeof listening !== 'object' || listening === null) throw new Error('no port');
  address.hostname = '127.0.0.1';
  address.port = String(listening.port);
  return { url: address.href, cut, mend, refused: () => refused };
}

const buses: [
  string,
  boolean,
  (databaseUrl: string) => { server: string; usualPort: number; busAt: (url: string) => Config['bus'] },
][] = [
  [
    'PostgreSQL',
    Boolean(TEST_DATABASE_URL),
    (server) => ({ server, usualPort: 5432, busAt: (url) => ({ kind: 'pg', url }) }),
  ],
  [
    'RabbitMQ',
    Boolean(TEST_DATABASE_URL && TEST_AMQP_URL),
    () => ({ server: TEST_AMQP_URL ?? '', usualPort: 5672, busAt: (url) => ({ kind: 'amqp', url }) }),
  ],
];

for (const [name, isThere, busOn] of buses) {
  (isThere ? test : test.skip)(
    `while ${name} as the bus is away people work on; afterwards each socket opens anew, and nobody stays in who has signed out`,
    async () => {
      const { place, drop } = await createServerDatabase(TEST_DATABASE_URL ?? '');
      cleanUp.push(drop);
      const { server, usualPort, busAt } = busOn(place.url);
      const line = await cuttable(server, usualPort);
      let secrets: Config['secrets'] | undefined;
      const start = (): Promise<TestGateway> =>
        startTestGateway({
          database: place,
          bus: busAt(line.url),
          change: (config) => ({ ...config, secrets: (secrets ??= config.secrets) }),
        });
      const here = await start();
      cleanUp.push(() => here.close());
      const there = await start();
      cleanUp.push(() => there.close());
      for (const username of ['ram', 'sita']) await here.addAccount({ username });
      const [ram, sita] = [await there.signIn('ram'), await there.signIn('sita')];
      const [ofRam, ofSita] = [
        await connectStomp(there.socketUrl, ram.accessToken),
        await connectStomp(there.socketUrl, sita.accessToken),
      ];
      cleanUp.push(
        () => ofRam.close(),
        () => ofSita.close(),
      );
      const tell = (event: string): Promise<unknown> =>
        here.platform.runUnitOfWork((unit) =>
          notify(unit, {
            accountId: ram.userId,
            eventKey: event,
            type: 'APPLICATION_CLAIMED',
            title: 'ok',
            body: 'ok',
          }),
        );

      line.cut();
      await tell('while away');
      expect((await here.call('PUT', 'auth/api/user/logout', { token: sita.accessToken })).status).toBe(200);
      await eventually(() => line.refused() >= REFUSED); // the gateways go on trying
      line.mend();

      // both lines are closed; the one comes back, the other does not
      expect(['closed', 'Session ended']).toContain(await ofSita.refused());
      await ofRam.refused();
      const again = await connectStomp(there.socketUrl, ram.accessToken);
      cleanUp.push(() => again.close());
      await expect(connectStomp(there.socketUrl, sita.accessToken)).rejects.toThrow();
      const frames = again.subscribe(userTopic(ram.userId));
      await again.settled(userTopic(ram.userId));
      await tell('afterwards');
      await eventually(() => frames.length > 0);
    },
    600_000,
  );
}
