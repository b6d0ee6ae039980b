/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { GatewayRequest, Language, Toast } from '@registrar/contract/shell-api';
import { failureOf, json, setUp, success, type Respond } from './testing/client-bench';

describe('what is sent', () => {
  test('bearer, language and a request id, below the base address', async () => {
    const { client, sent } = setUp(() => success([1]), { language: 'ne' });
    await expect(
      client.request({ path: '/external/api/district', query: { provinceId: 3, search: undefined } }),
    ).resolves.toEqual([1]);
    expect(sent[0]?.url).toBe('/gateway/external/api/district?provinceId=3');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(sent[0]?.headers.get('accept-language')).toBe('np');
    expect(sent[0]?.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('idempotency key and the version seen', async () => {
    const { client, sent } = setUp(() => success(null));
    await client.request({
      path: '/a',
      method: 'PUT',
      idempotencyKey: 'k',
      ifMatch: 4,
      body: { kind: 'json', value: { a: 1 } },
    });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k');
    expect(sent[0]?.headers.get('if-match')).toBe('4');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.init.body).toBe('{"a":1}');
  });

  test.each<[string, GatewayRequest, string | null]>([
    ['a session call', { path: '/a' }, 'Bearer old'],
    ['a public call', { path: '/a', auth: 'none' }, null],
    ['a ticket', { path: '/a', auth: { ticket: 't' } }, 'Bearer t'],
    ['the login', { path: '/auth/api/ocr-login', method: 'POST', auth: 'none' }, `Basic ${btoa('portal:web')}`],
  ])('authorization of %s', async (_, request, expected) => {
    const { client, sent } = setUp(() => success(null));
    await client.request(request);
    expect(sent[0]?.headers.get('authorization')).toBe(expected);
  });
});

describe('what comes back', () => {
  test('the whole body of a login', async () => {
    const answer = { success: true, status: 200, access_token: 'a', refresh_token: 'r', data: null };
    const { client } = setUp(() => json(200, answer));
    await expect(client.request({ path: '/auth/api/ocr-login', method: 'POST', auth: 'none' })).resolves.toEqual(
      answer,
    );
  });

  test('nothing, when there is nothing', async () => {
    const { client } = setUp(() => new Response(null, { status: 204 }));
    await expect(client.request({ path: '/a', method: 'DELETE' })).resolves.toBeUndefined();
  });

  test('a file with its name', async () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('पत्र.pdf')}`,
    };
    const { client } = setUp(() => new Response('%PDF', { headers }));
    const file = await client.request<Blob>({ path: '/letter', expect: 'blob' });
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name: 'पत्र.pdf', type: 'application/pdf', size: 4 });
  });

  test('a refused download still says why', async () => {
    const { client, toasts } = setUp(() => json(404, { success: false, message: 'No such letter' }));
    await expect(failureOf(client.request({ path: '/letter', expect: 'blob' }))).resolves.toMatchObject({
      status: 404,
      message: 'No such letter',
    });
    expect(toasts).toEqual([{ kind: 'error', serverMessage: 'No such letter' }]);
  });

  test('everything a failure knows', async () => {
    const body = {
      success: false,
      status: 422,
      message: 'Not valid',
      code: 'VALIDATION',
      retryAfterSeconds: 9,
      enableCaptcha: 'true',
      errors: [{ path: 'english', code: 'required', message: 'Name is required' }],
    };
    const { client } = setUp(() => json(422, body));
    await expect(failureOf(client.request({ path: '/a' }))).resolves.toMatchObject({
      success: false,
      name: 'GatewayFailure',
      status: 422,
      message: 'Not valid',
      code: 'VALIDATION',
      enableCaptcha: 'true',
      errors: body.errors,
      details: { retryAfterSeconds: 9 },
      cause: 'answer',
    });
  });
});

describe('success toasts', () => {
  test.each<[string, GatewayRequest, Toast[]]>([
    [
      "a change tells the server's message",
      { path: '/a', method: 'POST' },
      [{ kind: 'success', serverMessage: 'Saved' }],
    ],
    ['a GET says nothing', { path: '/a' }, []],
    ['a quiet change says nothing', { path: '/a', method: 'PUT', quiet: { successToast: true } }, []],
  ])('%s', async (_, request, expected) => {
    const { client, toasts } = setUp(() => success(1, 'Saved'));
    await client.request(request);
    expect(toasts).toEqual(expected);
  });
});

describe('failure toasts, by the order of the specification', () => {
  const text = async (respond: Respond, language: Language = 'en'): Promise<string | undefined> => {
    const { client, toasts } = setUp(respond, { language });
    await failureOf(client.request({ path: '/a' }));
    const [toast, ...more] = toasts;
    expect(more).toEqual([]);
    return toast !== undefined && 'serverMessage' in toast ? toast.serverMessage : undefined;
  };
  const contact = 'Please contact operator';
  test.each<[string, number, unknown, string]>([
    ["the server's message", 400, { message: 'No' }, 'No'],
    ['the message before the error text', 500, { message: 'No', error: 'Boom' }, 'No'],
    ['error text of a 404', 404, { error: 'Not Found' }, 'Not Found'],
    ['error text of a 500', 500, { error: 'Boom' }, 'Boom'],
    ['no error text that is not a string', 500, { error: { a: 1 } }, contact],
    ['no error text of another status', 400, { error: 'Bad' }, contact],
    ['a 503', 503, {}, 'Service Unavailable'],
    ['anything else', 418, {}, contact],
    ['an empty message', 400, { message: ' ' }, contact],
    ['a body too large, whatever the server says', 413, { message: 'payload too large' }, 'Please Contact Operator'],
    ['a refusal with status 200', 200, { success: false, message: 'No' }, 'No'],
  ])('%s', async (_, status, body, expected) => {
    expect(await text(() => json(status, body))).toBe(expected);
  });

  test('a page of a proxy instead of an answer', async () => {
    expect(await text(() => new Response('<html>', { status: 502 }))).toBe(contact);
    expect(await text(() => new Response('<html>', { status: 200 }))).toBe('Something Went Wrong!');
  });

  test('no connection', async () => {
    const { client, toasts } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(failureOf(client.request({ path: '/a' }))).resolves.toMatchObject({
      status: 500,
      success: false,
      message: 'Server could not be reached.',
      cause: 'no-connection',
    });
    expect(toasts).toMatchObject([
      { serverMessage: expect.stringMatching(/^Server is taking too long to respond, this can/) },
    ]);
  });

  test('any other cause', async () => {
    const { client } = setUp(() => Promise.reject(new RangeError('odd')));
    await expect(failureOf(client.request({ path: '/a' }))).resolves.toMatchObject({
      status: 500,
      message: 'Something Went Wrong!',
      cause: 'unknown',
    });
  });

  test('an abort that nobody here asked for', async () => {
    expect(await text(() => Promise.reject(new DOMException('aborted', 'AbortError')))).toBe(
      'Server could not be reached',
    );
  });

  test('in Nepali', async () => {
    expect(await text(() => json(503, {}), 'ne')).toBe('सेवा उपलब्ध छैन');
  });

  test('none, when the call asked for quiet', async () => {
    const { client, toasts } = setUp(() => json(500, {}));
    await failureOf(client.request({ path: '/a', quiet: { failureToast: true } }));
    expect(toasts).toEqual([]);
  });
});

describe('an answer that takes its time', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());
  const never: Respond = ({ init }) =>
    new Promise((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );

  test('gives up after 180 seconds and says so under one key', async () => {
    const { client, toasts } = setUp(never);
    const calls = [failureOf(client.request({ path: '/a' })), failureOf(client.request({ path: '/b' }))];
    await jest.advanceTimersByTimeAsync(180_000);
    expect(await Promise.all(calls)).toMatchObject([
      { cause: 'timeout', message: 'Server could not be reached.' },
      { cause: 'timeout' },
    ]);
    expect(new Set(toasts.map(({ dedupeKey }) => dedupeKey))).toEqual(new Set(['gateway-unreachable']));
    expect(toasts[0]).toMatchObject({ serverMessage: 'Server could not be reached' });
  });

  test('leaving the page aborts in silence', async () => {
    const { client, toasts, overlay } = setUp(never);
    const visit = new AbortController();
    const call = failureOf(client.request({ path: '/a', signal: visit.signal }));
    await jest.advanceTimersByTimeAsync(300);
    visit.abort();
    expect(await call).toMatchObject({ cause: 'aborted', status: 500 });
    expect(toasts).toEqual([]);
    expect(overlay.hide).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('the overlay stands from 300 ms until the last answer, except for quiet calls', async () => {
    const answers: (() => void)[] = [];
    const { client, overlay } = setUp(() => new Promise((resolve) => answers.push(() => resolve(success(1)))));
    const quiet = client.request({ path: '/poll', quiet: { overlay: true } });
    const calls = [client.request({ path: '/a' }), client.request({ path: '/b' })];
    await jest.advanceTimersByTimeAsync(299);
    expect(overlay.show).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(overlay.show).toHaveBeenCalledTimes(1);
    answers[1]?.();
    await calls[0];
    expect(overlay.hide).not.toHaveBeenCalled();
    answers[2]?.();
    await calls[1];
    expect(overlay.hide).toHaveBeenCalledTimes(1);
    answers[0]?.();
    await quiet;
    expect(overlay.show).toHaveBeenCalledTimes(1);
  });
});
