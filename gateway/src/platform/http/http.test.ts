import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import { loginForm, PASSWORD, startTestGateway, type TestGateway } from '../../../test/harness';
import { refusals } from '../refusal';
import { nestFields, parseUrlencoded } from './form-fields';
import { createGatewayApp } from './gateway-app';
import { isStorable } from './storable-text';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.addAccount({ username: 'ram' });
});
afterAll(() => gateway.close());

const credentials = () => loginForm(gateway.platform, {}).headers ?? {};
const grant = { grant_type: 'password', username: 'ram', password: PASSWORD };

test('the sign-in takes a multipart form, an urlencoded one, and JSON', async () => {
  const bodies = [loginForm(gateway.platform, grant).body, new URLSearchParams(grant), grant];
  for (const body of bodies)
    expect((await gateway.call('POST', 'auth/api/ocr-login', { headers: credentials(), body })).status).toBe(200);
});

test('nested keys of forms become objects and lists', () => {
  expect(parseUrlencoded('addr[ward]=5&list[1].a=y&list[0].a=%E0%A4%95')).toEqual({
    addr: { ward: '5' },
    list: [{ a: 'क' }, { a: 'y' }],
  });
  expect(
    nestFields([
      ['shareholders[0].addr.ward', '5'],
      ['tags', 'a & b'],
      ['tags', 'c'],
    ]),
  ).toEqual({ shareholders: [{ addr: { ward: '5' } }], tags: ['a & b', 'c'] });
});

test.each(['__proto__[admin]=1', 'a[__proto__][b]=1', 'a.constructor.prototype.x=1', '__proto__.x=1'])(
  '%s is refused',
  (text) => {
    expect(() => parseUrlencoded(text)).toThrow('REQ-400');
  },
);

test.each(['?__proto__[admin]=1', '?a.constructor.prototype.x=1', `?${'a=1&'.repeat(2001)}`])(
  'a query that is refused does not end the gateway: %.30s',
  async (query) => {
    expect([400, 413]).toContain((await gateway.call('GET', `auth/api/password-validator-settings${query}`)).status);
    expect((await gateway.call('GET', 'auth/api/password-validator-settings')).status).toBe(200);
  },
);

test('text that the database cannot keep is malformed, wherever it stands', async () => {
  const { accessToken } = await gateway.signIn('ram');
  for (const path of [
    'external/api/application?search=%00',
    'external/api/nsic/list?process=a%00&search=abc',
    'external/enum/a%00',
  ]) {
    expect((await gateway.call('GET', path, { token: accessToken })).status).toBe(400);
  }
  for (const english of ['abc\0', 'abc\ud800']) {
    expect((await gateway.call('POST', 'external/api/name/check', { body: { english } })).body.code).toBe('REQ-400');
  }
  expect(isStorable({ a: [{ 'b\0': 1 }] })).toBe(false);
  expect(isStorable([undefined, null, 'कम्पनी 😀', { a: undefined }])).toBe(true);
  expect(isStorable([undefined, 'a\0'])).toBe(false);
  expect(isStorable(JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)))).toBe(true);
});

test('what nobody sees in a text is gone before it is judged, in a body, a query and an address; a password stays', async () => {
  const mark = '\u200B';
  const pasted = { ...grant, username: `\u202Aram\u202C${mark}` };
  for (const body of [loginForm(gateway.platform, pasted).body, new URLSearchParams(pasted), pasted])
    expect((await gateway.call('POST', 'auth/api/ocr-login', { headers: credentials(), body })).status).toBe(200);
  const wrong = { ...grant, password: `${PASSWORD}${mark}` };
  expect((await gateway.call('POST', 'auth/api/ocr-login', { headers: credentials(), body: wrong })).status).toBe(401);

  const english = 'Makalu\u00A0Vastra\u00AD Udyam';
  const checked = await gateway.call('POST', 'external/api/name/check', { body: { english: `${mark}${english}` } });
  expect(checked.body).toMatchObject({ status: 200, data: { findings: [] } });
  const { accessToken: token } = await gateway.signIn('ram');
  const kept = { token };
  expect((await gateway.call('GET', `external/api/application?page=1${encodeURIComponent(mark)}`, kept)).status).toBe(
    200,
  );
  expect((await gateway.call('GET', `external/enum/GENDER${encodeURIComponent(mark)}`, kept)).status).toBe(200);
});

test('a multipart form is no larger than any other body', async () => {
  const form = new FormData();
  for (let field = 0; field < 40; field++) form.append(`f${field}`, 'x'.repeat(60 * 1024));
  expect((await gateway.call('POST', 'auth/api/ocr-login', { headers: credentials(), body: form })).status).toBe(413);
});

test('a part of a form that has no name is malformed', async () => {
  const form = '--x\r\nContent-Disposition: form-data; na\r\n\r\nAPPROVED\r\n--x--\r\n';
  const headers = { ...credentials(), 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await fetch(new URL('auth/api/ocr-login', gateway.url), { method: 'POST', headers, body: form });
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'REQ-400' })]);
});

test('what cannot be served is refused in the envelope, in the asked language', async () => {
  const json = { 'content-type': 'application/json' };
  const trial = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(new URL(path, gateway.url), {
      ...init,
      headers: { 'accept-language': 'en', ...init.headers },
    });
    const body: unknown = await response.json();
    return body;
  };
  const post = { method: 'POST' };
  expect(await trial('nowhere', {})).toMatchObject({ success: false, status: 404, code: 'REQ-404' });
  expect(await trial('auth/api/otp-verify', { ...post, headers: json, body: '{"a":' })).toMatchObject({
    status: 400,
    code: 'REQ-400',
  });
  expect(await trial('auth/api/otp-verify', { ...post, headers: json, body: '{"__proto__":{"a":1}}' })).toMatchObject({
    status: 400,
  });
  expect(
    await trial('auth/api/otp-verify', { ...post, headers: { 'content-type': 'text/xml' }, body: '<a/>' }),
  ).toMatchObject({ status: 415 });
  expect(
    await trial('auth/api/otp-verify', { ...post, headers: json, body: JSON.stringify({ a: 'x'.repeat(2 << 20) }) }),
  ).toMatchObject({ status: 413 });
  expect(await trial('auth/api/init', {})).toMatchObject({
    status: 401,
    code: 'AUTH-REQUIRED',
    message: 'Please log in first.',
  });
  expect(await trial('auth/api/init', { headers: { 'accept-language': 'np' } })).toMatchObject({
    message: 'कृपया पहिले लगइन गर्नुहोस्।',
  });
});

test('a file where none is taken is refused', async () => {
  const form = new FormData();
  form.append('grant_type', new Blob(['password']), 'grant.txt');
  expect((await gateway.call('POST', 'auth/api/ocr-login', { headers: credentials(), body: form })).body.code).toBe(
    'FILE-415',
  );
});

test('every answer carries its request id and the headers that keep a browser safe', async () => {
  const { headers } = await gateway.call('GET', 'auth/api/password-validator-settings', {
    headers: { 'x-request-id': 'request-0001' },
  });
  expect(headers.get('x-request-id')).toBe('request-0001');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the OpenAPI document describes every call, with its access and its failures; the page reads it without a script', async () => {
  const document = await (await fetch(new URL('openapi.json', gateway.url))).json();
  expect(document).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/gateway/auth/api/ocr-login': {
        post: { requestBody: { content: { 'multipart/form-data': expect.anything() } } },
      },
      '/gateway/auth/api/init': { get: { security: [{ bearer: [] }], responses: { '4XX': expect.anything() } } },
      '/gateway/messaging/api/notification/mark-read/{id}': { patch: expect.anything() },
    },
  });
  const page = await (await fetch(new URL('docs', gateway.url), { headers: { 'accept-language': 'np' } })).text();
  expect(page).toContain('<html lang="ne">');
  expect(page).not.toMatch(/<script|style=/);
});

test.each(['%zz', 'gateway/%zz', 'gateway/auth/api/%E0%A4%A', 'gateway/external/api/company/%ff/logo'])(
  'an address that cannot be read is answered like any other failure: %s',
  async (path) => {
    const response = await fetch(`${new URL(gateway.url).origin}/${path}`, { headers: { 'accept-language': 'en' } });
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      400,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(await response.json()).toEqual({
      success: false,
      status: 400,
      message: 'The request could not be understood.',
      code: 'REQ-400',
    });
  },
);

test('health and readiness are open, the metrics to whoever asks on this machine', async () => {
  for (const path of ['healthz', 'readyz']) expect((await fetch(new URL(path, gateway.url))).status).toBe(200);
  expect(await (await fetch(new URL('metrics', gateway.url))).text()).toContain('registrar_request_seconds_count');
});

test('both languages have the same sentences with the same parameters, and each refusal has one', () => {
  const read = (language: string): Record<string, string> =>
    JSON.parse(fs.readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8'));
  const [ne, en] = [read('ne'), read('en')];
  expect(Object.keys(ne)).toEqual(Object.keys(en));
  for (const { message } of Object.values(refusals)) expect(ne[message]).toMatch(/[\u0900-\u097F]/);
});

test('a call that changes something cannot be declared to read from a replica, nor one without saying who may make it', async () => {
  const app = await createGatewayApp(gateway.platform, async () => null);
  const declare = (method: string, config: object) => () =>
    app.route({ method, url: `/gateway/${method}`, config, handler: async () => null });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect(declare(method, { access: 'public', reads: 'replica' })).toThrow('may not read what is late');
  expect(declare('GET', { reads: 'replica' })).toThrow('does not say who may call it');
  expect(declare('GET', { access: 'public', reads: 'replica' })).not.toThrow();
  await app.close();
});
