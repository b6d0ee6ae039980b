import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { startTestGateway, type TestGateway } from './harness';
import { startHost, type RunningHost } from './host-kit';
import { connectStomp, eventually } from './stomp-client';

const MEGABYTE = 1 << 20;

let gateway: TestGateway;
let host: RunningHost;
let address = '';

beforeAll(async () => {
  gateway = await startTestGateway();
  host = await startHost(new URL(gateway.url).origin);
  address = `${host.address.replace('http', 'ws')}/gateway/ws`;
  await gateway.addAccount({ username: 'ram' });
}, 120_000);
afterAll(async () => {
  await host?.close();
  await gateway?.close();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A stranger's socket: it says nothing of who it is and lets nothing that it hears disturb it. */
function stranger(headers: Record<string, string> = {}): WebSocket {
  const socket = new WebSocket(address, ['v12.stomp'], { headers, perMessageDeflate: false });
  socket.on('error', () => undefined);
  return socket;
}
const opened = (socket: WebSocket): Promise<boolean> => new Promise((resolve) => {
  socket.once('open', () => resolve(true));
  socket.once('close', () => resolve(false));
});
const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => (socket.readyState === WebSocket.CLOSED ? resolve(0) : socket.once('close', (code) => resolve(code))));

test('X3: 200 MB that strangers send over sockets leave the host within 50 MB of the memory it had', async () => {
  const warm = await Promise.all(Array.from({ length: 20 }, async () => {
    const socket = stranger();
    await opened(socket);
    return socket;
  }));
  for (const socket of warm) socket.terminate();
  const before = await host.memory();

  const large = Buffer.alloc(25 * MEGABYTE, 'a');
  const ends = await Promise.all(Array.from({ length: 8 }, async () => {
    const socket = stranger();
    if (!(await opened(socket))) return 0;
    socket.send(large);
    return closed(socket);
  }));
  const small = Buffer.alloc(8 * 1024, 'a');
  await Promise.all(Array.from({ length: 8 }, async () => {
    const socket = stranger();
    if (!(await opened(socket))) return;
    for (let sent = 0; sent < 25 * MEGABYTE && socket.readyState === WebSocket.OPEN; sent += small.length) {
      socket.send(small);
      if (sent % (MEGABYTE / 2) === 0) await pause(1);
    }
    await closed(socket);
  }));
  const after = await host.memory();
  expect(ends).toHaveLength(8);
  expect(after - before).toBeLessThan(50 * MEGABYTE);
}, 120_000);

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
  await eventually(() => open() === 0, 20_000);
  expect(connection.client.connected).toBe(true);
  const later = await connectStomp(address, ram.accessToken);
  await Promise.all([connection.close(), later.close()]);
}, 120_000);

test('X3: a socket that does not take part in its own end is gone a second later', async () => {
  const socket = stranger();
  await opened(socket);
  socket.pause(); // hears neither the refusal nor the close
  socket.send('NOTHING\n\n\0');
  await eventually(() => gateway.gateway.sockets() === 0, 5000);
}, 60_000);
