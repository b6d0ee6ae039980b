import { Agent, createServer, request as call, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const BODY = Buffer.alloc(1 << 20, 'a');

let gateway: Server;
let host: FastifyInstance;
let address: string;
// one line, as a proxy before the host keeps it for whoever comes next
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  gateway = createServer((_request, response) => response.end('taken'));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const bound = gateway.address();
  host = createHost({
    configuration: testConfiguration(tmpdir(), {
      gatewayUrl: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    }),
    now: () => new Date('2026-11-21T04:00:00Z'),
    logger: false,
  });
  address = await host.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await host.close();
  gateway.closeAllConnections();
  gateway.close();
});

function send(method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = call({ hostname, port, method, path, headers, agent, timeout: 30_000 }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', reject);
    request.end(body);
  });
}

test.each([
  // refused by the proxy before anybody reads the body
  ['/gateway/external/api/application/%2e%2e/', 'chunked', 400],
  ['/gateway/external/api/application/%2e%2e/', 'named', 400],
  // and by the host
  ['/registry/none', 'chunked', 415],
  ['/registry/none', 'named', 415],
])('after a body that nobody read the same line serves the next call: %s, length %s', async (path, length, status) => {
  const framed: Record<string, string> =
    length === 'named' ? { 'content-length': String(BODY.length) } : { 'transfer-encoding': 'chunked' };
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await send('PUT', path, { ...type, ...framed }, BODY)).toBe(status);
  expect(await send('GET', '/gateway/external/api/application', {})).toBe(200);
});
