import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { startTestGateway, type TestGateway } from './harness';
import { startHost, type RunningHost } from './host-kit';
import { connectStomp, eventually } from './stomp-client';

/** Bytes that each of sixteen strangers sends. */
const MESSAGE = 25 << 20;

let gateway: TestGateway;
let host: RunningHost;
let address = '';

beforeAll(async () => {
  gateway = await startTestGateway();
  host = await startHost(new URL(gateway.url).origin);
  address = `${host.address.replace('http', 'ws')}/gateway/ws`;
  await gateway.addAccount({ username: 'ram' });
}, 600_000);
afterAll(async () => {
  await host?.close();
  await gateway?.close();
});

/** A stranger's socket: it says nothing of who it is and lets nothing that it hears disturb it. */
function stranger(headers: Record<string, string> = {}): WebSocket {
  const socket = new WebSocket(address, ['v12.stomp'], { headers, perMessageDeflate: false });
  socket.on('error', () => undefined);
  return socket;
}
const opened = (socket: WebSocket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
const closed = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) =>
    socket.readyState === WebSocket.CLOSED ? resolve(0) : socket.once('close', (code) => resolve(code)),
  );

test('X3: of 400 MB that strangers send over sockets the host never holds as much as one message of 25 MB', async () => {
  const warm = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = stranger();
      await opened(socket);
      return socket;
    }),
  );
  for (const socket of warm) socket.terminate();
  const before = await host.mostBuffered();

  const large = Buffer.alloc(MESSAGE, 'a');
  const ends = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const socket = stranger();
      if (!(await opened(socket))) return 0;
      socket.send(large);
      return closed(socket);
    }),
  );
  const small = Buffer.alloc(8 * 1024, 'a');
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const socket = stranger();
      if (!(await opened(socket))) return;
      for (let sent = 0; sent < MESSAGE && socket.readyState === WebSocket.OPEN; sent += small.length)
        await new Promise<unknown>((resolve) => socket.send(small, resolve));
      await closed(socket);
    }),
  );
  expect(ends).toHaveLength(8);
  expect((await host.mostBuffered()) - before).toBeLessThan(MESSAGE);
});

test('X3: 1,500 sockets of one address that do not say who they are are not held open, and whoever signed in keeps the line', async () => {
  const ram = await gateway.signIn('ram');
  const connection = await connectStomp(address, ram.accessToken);
  const sockets: WebSocket[] = [];
  for (let round = 0; round < 15; round++) {
    const some = Array.from({ length: 100 }, () => stranger());
    sockets.push(...some);
    await Promise.all(some.map(opened));
  }
  const open = () => sockets.filter((socket) => socket.readyState === WebSocket.OPEN).length;
  expect(open()).toBeLessThanOrEqual(100);
  expect(open()).toBeGreaterThan(0);
  await eventually(() => open() === 0);
  expect(connection.client.connected).toBe(true);
  const later = await connectStomp(address, ram.accessToken);
  await Promise.all([connection.close(), later.close()]);
}, 600_000);

test('X3: a socket that does not take part in its own end is gone before one that only says nothing', async () => {
  const [deaf, silent] = [stranger(), stranger()];
  await Promise.all([deaf, silent].map(opened));
  deaf.pause(); // hears neither the refusal nor the close
  deaf.send('NOTHING\n\n\0');
  await closed(silent);
  const later = stranger();
  await opened(later);
  expect(gateway.gateway.sockets()).toBe(1);
  later.terminate();
});
