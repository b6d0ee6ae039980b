import { createServer, request as call, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { LARGEST_BODY } from './large-bodies';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const MEGABYTE = 1024 * 1024;
const HUGE = 200 * MEGABYTE;
const CHUNK = Buffer.alloc(64 * 1024, 'a');

let gateway: Server;
let host: FastifyInstance;
let address: URL;
/** What reached the gateway, in bytes. */
let heard = 0;
/** What the host had read of the line when it had answered, in bytes. */
let read = 0;

beforeAll(async () => {
  gateway = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (heard += chunk.length));
    request.on('end', () => response.end('taken'));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const bound = gateway.address();
  const gatewayUrl = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  host = createHost({
    configuration: testConfiguration(tmpdir(), { gatewayUrl }),
    now: () => new Date('2026-11-21T04:00:00Z'),
    logger: false,
  });
  host.server.on('request', ({ socket }, answer) => answer.once('finish', () => (read = socket.bytesRead)));
  address = new URL('/gateway/external/api/application', await host.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await host.close();
  gateway.closeAllConnections();
  gateway.close();
});

interface Heard {
  readonly status: number | undefined;
  readonly body: string;
  /** Bytes that were sent until the answer came. */
  readonly sent: number;
}

/** Sends so many bytes as fast as they are taken, and stops where it is answered; `named` says the length before. */
function send(bytes: number, named: boolean, language = 'en'): Promise<Heard> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let answered = false;
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'accept-language': language,
      ...(named ? { 'content-length': bytes } : {}),
    };
    const sending = call(address, { method: 'POST', headers }, (response) => {
      answered = true;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        sending.destroy();
        resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString('utf8'), sent });
      });
    });
    sending.on('error', (error) => (answered ? undefined : reject(error)));
    const more = (): void => {
      while (!answered && sent < bytes) {
        const chunk = CHUNK.subarray(0, Math.min(CHUNK.length, bytes - sent));
        sent += chunk.length;
        if (!sending.write(chunk)) return void sending.once('drain', more);
      }
      if (!answered) sending.end();
    };
    more();
  });
}

test('200 MB are refused by their length in the asked language, and the gateway hears nothing of them', async () => {
  heard = 0;
  const answer = await send(HUGE, true);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    413,
    {
      success: false,
      status: 413,
      code: 'REQ-413',
      message: 'What you sent is too large. Make it smaller and try again.',
    },
  ]);
  expect(JSON.parse((await send(HUGE, true, 'np')).body)).toMatchObject({
    message: 'पठाएको विवरण वा फाइल तोकिएको सीमाभन्दा ठूलो भयो। सानो बनाएर फेरि पठाउनुहोस्।',
  });
  expect(heard).toBe(0);
  expect(answer.sent).toBeLessThan(HUGE / 2);
  expect(read).toBeLessThan(MEGABYTE);
});

test('200 MB of which the length is not said are cut off when more has come than may, and nothing is kept', async () => {
  heard = 0;
  const answer = await send(HUGE, false);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([413, expect.objectContaining({ code: 'REQ-413' })]);
  expect(heard).toBeLessThanOrEqual(LARGEST_BODY);
  expect(heard).toBeGreaterThan(0); // passed on while more came, not gathered first
  expect(answer.sent).toBeLessThan(HUGE / 2);
  expect(read).toBeLessThan(LARGEST_BODY + 2 * MEGABYTE);
});

test('what may be sent goes through, with its length said or not', async () => {
  for (const named of [true, false]) {
    heard = 0;
    expect(await send(20 * MEGABYTE, named)).toMatchObject({ status: 200, body: 'taken' });
    expect(heard).toBe(20 * MEGABYTE);
  }
});

test('a body whose chunks are broken, or written in a way nobody knows, ends its own line and not the host', async () => {
  const head = 'POST /gateway/external/api/name/check HTTP/1.1\r\nHost: x\r\nTransfer-Encoding:';
  for (const rest of [' xchunked\r\n\r\n0\r\n\r\n', ' chunked\r\n\r\nzz\r\n\r\n', ' chunked\r\n\r\n5\r\nab']) {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const line = connect(Number(address.port), '127.0.0.1', () => line.write(head + rest));
      line.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      line.on('close', () => resolve(text));
      // the last one is never finished by its sender
      if (rest.endsWith('ab')) line.once('connect', () => line.end());
    });
    if (!rest.endsWith('ab')) expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send(10, true)).toMatchObject({ status: 200, body: 'taken' });
  }
});
