import { request as call } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../../test/harness';

const TOKEN = 'the-token-of-the-watchers-0123456789';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    change: (config) => ({ ...config, secrets: { ...config.secrets, metricsToken: TOKEN } }),
  });
});
afterAll(() => gateway?.close());

const metrics = (headers: Record<string, string> = {}) => fetch(new URL('metrics', gateway.url), { headers });

test('X16: the metrics are read on the gateway’s own machine or with the watchers’ token, and by nobody who comes through a proxy', async () => {
  const own = await metrics();
  expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('registrar_request_seconds')]);
  const byProxy: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '::1' },
    { 'x-forwarded-for': '' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer wrong' },
    { 'x-forwarded-for': '203.0.113.7', authorization: `Basic ${TOKEN}` },
  ];
  for (const headers of byProxy) {
    const refused = await metrics(headers);
    expect([headers, refused.status, await refused.json()]).toEqual([
      headers,
      403,
      expect.objectContaining({ code: 'PERM-403' }),
    ]);
  }
  expect((await metrics({ 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${TOKEN}` })).status).toBe(200);
});

test('X16: thousands of odd requests leave the metrics as small as they were after the first', async () => {
  // a job that runs meanwhile adds its own figures; those of the requests are what strangers could make grow
  const series = async () =>
    (await (await metrics()).text())
      .split('\n')
      .filter((line) => line.startsWith('registrar_request'))
      .map((line) => line.slice(0, line.lastIndexOf(' ')));
  await oddRequests(0, 400);
  await series();
  const before = await series();
  await oddRequests(400, 2400);
  const lines = await series();
  expect(lines).toEqual(before);
  for (const line of lines) expect(line).not.toMatch(/odd-\d|%|\?|BREW|PROPFIND|MKCOL/);
});

/**
 * The histogram and the counter of one route take about 1,700 bytes; one label of the strangers’ choice would make it
 * many times that.
 */
const BYTES_OF_A_ROUTE = 2000;

test('X16: even with every route asked in every odd way the metrics stay below what so many routes need', async () => {
  const routes = gateway.gateway.app.swagger().paths ?? {};
  const ways = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
  for (const path of Object.keys(routes)) {
    const address = path.replaceAll(/\{\w+\}/g, 'odd-1');
    await Promise.all(
      ways.flatMap((method) => [
        ask(method, address),
        ask(method, address, '{'),
        ask(method, address, '{}', { 'content-type': 'text/odd' }),
        ask(method, `${address}?a[__proto__]=1`),
      ]),
    );
  }
  const text = await (await metrics()).text();
  expect(Object.keys(routes).length).toBeGreaterThan(150);
  expect(text.length / Object.keys(routes).length).toBeLessThan(BYTES_OF_A_ROUTE);
});

async function oddRequests(from: number, to: number): Promise<void> {
  const methods = ['GET', 'POST', 'PROPFIND', 'MKCOL', 'REPORT', 'LOCK', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'];
  for (let at = from; at < to; at += 40) {
    await Promise.all(
      Array.from({ length: 40 }, (_, step) => {
        const number = at + step;
        const paths = [
          `/odd-${number}`,
          `/gateway/odd-${number}/x`,
          `/gateway/external/api/company/card/odd-${number}`,
          `/gateway/external/api/application/odd-${number}/odd`,
          `/gateway/%6fdd-${number}?a=${number}`,
          `/gateway/%ff-odd-${number}`,
        ];
        return ask(methods[number % methods.length] ?? 'GET', paths[number % paths.length] ?? '/');
      }),
    );
  }
}

/** As it stands: fetch would refuse or mend what is odd. */
function ask(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = call(
      new URL(gateway.url).origin,
      {
        method,
        path,
        headers: body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}
