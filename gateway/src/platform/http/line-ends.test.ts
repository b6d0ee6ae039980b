import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { heardOnLine } from '../../../test/raw-line';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { answerOnLine, endLinesInSilence } from './line-ends';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const port = (): number => Number(new URL(gateway.url).port);
/** More than the system keeps for a line that nobody reads: a sender who is cut off is still sending it. */
const MEGABYTES = 'a'.repeat(6 << 20);
const HOST = 'Host: registrar.example\r\n';
const GOOD = `GET /gateway/healthz HTTP/1.1\r\n${HOST}\r\n`;
const POST = `POST /gateway/external/api/name/check HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;

test.each([
  ['headers that are too long', `GET /gateway/healthz HTTP/1.1\r\n${HOST}X: ${MEGABYTES}`, 431, 'REQ-431'],
  ['an address that is too long', `GET /${MEGABYTES}`, 431, 'REQ-431'],
  ['no request', `\u0016\u0003\u0001 ${MEGABYTES}`, 400, 'REQ-400'],
  ['a header without a name', `GET /gateway/healthz HTTP/1.1\r\n: x\r\n${MEGABYTES}`, 400, 'REQ-400'],
  ['a body in broken pieces', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n${MEGABYTES}`, 400, 'REQ-400'],
  ['a tunnel', `CONNECT registrar.example:443 HTTP/1.1\r\n${HOST}\r\n${MEGABYTES}`, 405, 'REQ-405'],
])('%s is answered while more comes, and the line ends without a reset', async (_what, sent, status, code) => {
  const { answers, error } = await heardOnLine(port(), sent);
  expect(error).toBeUndefined();
  expect(answers.map((answer) => answer.status)).toEqual([status]);
  expect(answers[0]?.headers).toMatchObject({ connection: 'close', 'cache-control': 'no-store' });
  expect(JSON.parse(answers[0]?.body ?? '')).toEqual({
    success: false,
    status,
    code,
    message: expect.stringMatching(/^[\u0900-\u097f].* \/ [A-Z].*\.$/u),
  });
});

test.each([
  ['a body over the limit', `${POST}Content-Length: ${MEGABYTES.length}\r\n\r\n${MEGABYTES}`, 413],
  [
    'a call that nobody may make, on a line that its sender wants closed',
    `PUT /gateway/auth/api/user/x HTTP/1.1\r\n${HOST}Connection: close\r\nContent-Length: 90000000\r\n\r\n${MEGABYTES}`,
    404,
  ],
  ['a form that announces too much', `${POST}Content-Length: 900000000\r\n\r\n${MEGABYTES}`, 413],
])('%s is answered before its end, and the line ends without a reset', async (_what, sent, status) => {
  const { answers, error } = await heardOnLine(port(), sent);
  expect([error, answers.map((answer) => answer.status)]).toEqual([undefined, [status]]);
});

test('on a kept line the answers before stay whole and in order, and what comes after is not carried out', async () => {
  const { answers, error } = await heardOnLine(port(), `${GOOD}${GOOD}NONSENSE\r\n\r\n${GOOD}${MEGABYTES}`);
  expect([error, answers.map(({ status }) => status)]).toEqual([undefined, [200, 200, 400]]);
  expect(answers.slice(0, 2).map(({ body }) => JSON.parse(body))).toEqual([expect.anything(), expect.anything()]);
});

test('a line that says nothing in time is told so; an answer that has begun is not broken into', async () => {
  const server = http.createServer({
    connectionsCheckingInterval: 10,
    headersTimeout: 20,
    requestTimeout: 20,
    keepAliveTimeout: 0,
  });
  server.on('clientError', answerOnLine);
  endLinesInSilence(server);
  server.on('request', (_request, response) => {
    response.writeHead(200, { 'content-length': 4 });
    response.write('ab');
    server.once('clientError', () => response.end('cd'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const own = typeof address === 'object' ? (address?.port ?? 0) : 0;
  try {
    const slow = await heardOnLine(own, 'GET / HTTP/1.1\r\nHost: ');
    expect([slow.error, slow.answers.map(({ status }) => status)]).toEqual([undefined, [408]]);
    expect(JSON.parse(slow.answers[0]?.body ?? '')).toMatchObject({ code: 'REQ-408' });
    const begun = await heardOnLine(own, `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz`);
    expect(begun).toMatchObject({ error: undefined, answers: [{ status: 200, body: 'abcd' }] });
  } finally {
    server.close();
  }
});

test('whoever goes on sending without an end is cut off', async () => {
  const line = net.connect(port(), '127.0.0.1');
  line.on('error', () => undefined); // the cut itself
  const closed = new Promise((resolve) => line.once('close', resolve));
  const more = (): void => {
    while (!line.destroyed && line.write(MEGABYTES));
  };
  line.on('drain', more);
  line.write('NONSENSE\r\n\r\n');
  more();
  await closed;
  expect(line.bytesWritten).toBeLessThan(200 << 20);
});
