import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { createServer, type Server } from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { answerOnLine, endLinesInSilence } from './line-ends';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

let gateway: Server;
let host: FastifyInstance;
let folder: string;
let port = 0;
const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-lines-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>portal</title>');
  gateway = createServer((_request, response) => response.writeHead(401).end('refused'));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  host = createHost({
    configuration: testConfiguration(folder, { gatewayUrl: `http://127.0.0.1:${portOf(gateway)}` }),
    now: () => new Date('2026-11-21T04:00:00Z'),
    logger: false,
  });
  port = Number(new URL(await host.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await host.close();
  gateway.closeAllConnections();
  gateway.close();
  rmSync(folder, { recursive: true });
});

/** More than the system keeps for a line that nobody reads: a sender who is cut off is still sending it. */
const MEGABYTES = 'a'.repeat(6 << 20);
const HOST = 'Host: registrar.example\r\n';
const call = (method: string, path: string, headers: string): string =>
  `${method} ${path} HTTP/1.1\r\n${HOST}${headers}\r\n`;
const LENGTH = `Content-Length: ${MEGABYTES.length}\r\n`;
const ENDLESS = 'Content-Length: 900000000\r\n';

/** Sends all of it before it stops, and hears until the line ends: the statuses, the bodies, and how it broke. */
function heardOnLine(to: number, sent: string): Promise<{ statuses: number[]; said: string; error?: string }> {
  return new Promise((resolve) => {
    const line = net.connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    const chunks: Buffer[] = [];
    let error: string | undefined;
    line.on('data', (chunk: Buffer) => chunks.push(chunk));
    line.on('error', (cause) => (error = 'code' in cause ? String(cause.code) : cause.message));
    line.on('end', () => line.end());
    line.on('close', () => {
      const said = Buffer.concat(chunks).toString();
      resolve({ statuses: [...said.matchAll(/HTTP\/1\.1 (\d+)/gu)].map((found) => Number(found[1])), said, error });
    });
    line.write(sent);
  });
}

test.each([
  ['headers that are too long', `GET / HTTP/1.1\r\n${HOST}X: ${MEGABYTES}`, 431, 'REQ-431'],
  ['an address that is too long', `GET /${MEGABYTES}`, 431, 'REQ-431'],
  ['no request', `\u0016\u0003\u0001 ${MEGABYTES}`, 400, 'REQ-400'],
  [
    'a body in broken pieces',
    call('POST', '/registry/faults', 'Transfer-Encoding: chunked\r\n') + `zz\r\n${MEGABYTES}`,
    400,
    'REQ-400',
  ],
  [
    'a body in broken pieces, of no kind that is taken, on its way to the gateway',
    call('POST', '/gateway/x', 'Content-Type: /\r\nTransfer-Encoding: chunked\r\n') + `zz\r\n${MEGABYTES}`,
    400,
    'REQ-400',
  ],
  ['a tunnel', call('CONNECT', 'registrar.example:443', '') + MEGABYTES, 405, 'REQ-405'],
])('%s is answered while more comes, and the line ends without a reset', async (_what, sent, status, code) => {
  const { statuses, said, error } = await heardOnLine(port, sent);
  expect([error, statuses]).toEqual([undefined, [status]]);
  expect(said).toMatch(/connection: close\r\n/iu);
  expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toEqual({
    success: false,
    status,
    code,
    message: expect.stringMatching(/^[\u0900-\u097f].* \/ [A-Z].*\.$/u),
  });
});

test.each([
  ['a report that is too large', call('POST', '/registry/faults', `Content-Type: application/json\r\n${LENGTH}`), 413],
  ['a body beyond all limits', call('POST', '/gateway/external/api/application', ENDLESS), 413],
  [
    'a release without a token',
    call('PUT', '/remotes/mf-auth/1.0.0-aa/entry.js', `Connection: close\r\n${LENGTH}`),
    401,
  ],
  ['a call that the gateway refuses', call('POST', '/gateway/x', `Connection: close\r\n${LENGTH}`), 401],
  ['a page that takes nothing', call('POST', '/login', `Connection: close\r\n${ENDLESS}`), 404],
])('%s is answered before its end, and the line ends without a reset', async (_what, head, status) => {
  const { statuses, error } = await heardOnLine(port, head + MEGABYTES);
  expect([error, statuses]).toEqual([undefined, [status]]);
});

test('on a kept line the answers before stay in order, and what comes after is not carried out', async () => {
  const good = call('GET', '/host/healthz', '');
  const { statuses, error } = await heardOnLine(port, `${good}${good}NONSENSE\r\n\r\n${good}${MEGABYTES}`);
  expect([error, statuses]).toEqual([undefined, [200, 200, 400]]);
});

test('a line that says nothing in time is told so', async () => {
  const server = http.createServer({ connectionsCheckingInterval: 10, headersTimeout: 20, requestTimeout: 20 });
  server.on('clientError', answerOnLine);
  endLinesInSilence(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { statuses, said, error } = await heardOnLine(portOf(server), 'GET / HTTP/1.1\r\nHost: ');
  server.close();
  expect([error, statuses, said.includes('REQ-408')]).toEqual([undefined, [408], true]);
});
