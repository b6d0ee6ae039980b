/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { GatewayRequest, Language, Toast } from '@registrar/contract/shell-api';
import { createGatewayClient } from './client';
import { GatewayFailure } from './gateway-failure';
import type { SessionTokens } from './session-tokens';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
}
type Respond = (sent: Sent) => Response | Promise<Response>;

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const success = (data: unknown, message?: string): Response => json(200, { success: true, status: 200, message, data });
const oldTokens: SessionTokens = { access_token: 'old', refresh_token: 'refresh-1', roleId: '7' };

function setUp(respond: Respond, { tokens = oldTokens as SessionTokens | null, language = 'en' as Language } = {}) {
  let kept = tokens;
  const sent: Sent[] = [];
  const toasts: Toast[] = [];
  const overlay = { show: jest.fn(), hide: jest.fn() };
  const clear = jest.fn(() => {
    kept = null;
  });
  const onSessionLost = jest.fn();
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const call = { url: String(input), init, headers: new Headers(init.headers) };
    sent.push(call);
    return respond(call);
  };
  const client = createGatewayClient({
    baseUrl: '/gateway/',
    clientCredentials: { id: 'portal', secret: 'web' },
    session: { read: () => kept, write: (next) => void (kept = next), clear },
    language: { get: () => language, subscribe: () => () => undefined },
    toast: { show: (toast) => void toasts.push(toast) },
    overlay,
    onSessionLost,
    fetch,
  });
  return { client, sent, toasts, overlay, clear, onSessionLost, tokens: () => kept };
}

async function failureOf(call: Promise<unknown>): Promise<GatewayFailure> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof GatewayFailure)) throw new Error(`expected a GatewayFailure, got ${String(outcome)}`);
  return outcome;
}

const isRefresh = ({ url, init }: Sent): boolean =>
  url.endsWith('/ocr-login') && init.body instanceof FormData && init.body.get('grant_type') === 'refresh_token';

describe('what is sent', () => {
  test('bearer, language and a request id, below the base address', async () => {
    const { client, sent } = setUp(() => success([1]), { language: 'ne' });
    await expect(client.request({ path: '/external/api/district', query: { provinceId: 3, search: undefined } })).resolves.toEqual([1]);
    expect(sent[0]?.url).toBe('/gateway/external/api/district?provinceId=3');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(sent[0]?.headers.get('accept-language')).toBe('np');
    expect(sent[0]?.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('idempotency key and the version seen', async () => {
    const { client, sent } = setUp(() => success(null));
    await client.request({ path: '/a', method: 'PUT', idempotencyKey: 'k', ifMatch: 4, body: { kind: 'json', value: { a: 1 } } });
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
    await expect(client.request({ path: '/auth/api/ocr-login', method: 'POST', auth: 'none' })).resolves.toEqual(answer);
  });

  test('nothing, when there is nothing', async () => {
    const { client } = setUp(() => new Response(null, { status: 204 }));
    await expect(client.request({ path: '/a', method: 'DELETE' })).resolves.toBeUndefined();
  });

  test('a file with its name', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('पत्र.pdf')}` };
    const { client } = setUp(() => new Response('%PDF', { headers }));
    const file = await client.request<Blob>({ path: '/letter', expect: 'blob' });
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name: 'पत्र.pdf', type: 'application/pdf', size: 4 });
  });

  test('a refused download still says why', async () => {
    const { client, toasts } = setUp(() => json(404, { success: false, message: 'No such letter' }));
    await expect(failureOf(client.request({ path: '/letter', expect: 'blob' }))).resolves.toMatchObject({ status: 404, message: 'No such letter' });
    expect(toasts).toEqual([{ kind: 'error', serverMessage: 'No such letter' }]);
  });

  test('everything a failure knows', async () => {
    const body = {
      success: false, status: 422, message: 'Not valid', code: 'VALIDATION', retryAfterSeconds: 9, enableCaptcha: 'true',
      errors: [{ path: 'english', code: 'required', message: 'Name is required' }],
    };
    const { client } = setUp(() => json(422, body));
    await expect(failureOf(client.request({ path: '/a' }))).resolves.toMatchObject({
      success: false, name: 'GatewayFailure', status: 422, message: 'Not valid', code: 'VALIDATION', enableCaptcha: 'true',
      errors: body.errors, details: { retryAfterSeconds: 9 }, cause: 'answer',
    });
  });
});

describe('success toasts', () => {
  test.each<[string, GatewayRequest, Toast[]]>([
    ['a change tells the server\'s message', { path: '/a', method: 'POST' }, [{ kind: 'success', serverMessage: 'Saved' }]],
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
    ['the server\'s message', 400, { message: 'No' }, 'No'],
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
      status: 500, success: false, message: 'Server could not be reached.', cause: 'no-connection',
    });
    expect(toasts).toMatchObject([{ serverMessage: expect.stringMatching(/^Server is taking too long to respond, this can/) }]);
  });

  test('any other cause', async () => {
    const { client } = setUp(() => Promise.reject(new RangeError('odd')));
    await expect(failureOf(client.request({ path: '/a' }))).resolves.toMatchObject({ status: 500, message: 'Something Went Wrong!', cause: 'unknown' });
  });

  test('an abort that nobody here asked for', async () => {
    expect(await text(() => Promise.reject(new DOMException('aborted', 'AbortError')))).toBe('Server could not be reached');
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
    new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))));

  test('gives up after 180 seconds and says so under one key', async () => {
    const { client, toasts } = setUp(never);
    const calls = [failureOf(client.request({ path: '/a' })), failureOf(client.request({ path: '/b' }))];
    await jest.advanceTimersByTimeAsync(180_000);
    expect(await Promise.all(calls)).toMatchObject([{ cause: 'timeout', message: 'Server could not be reached.' }, { cause: 'timeout' }]);
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

describe('an expired token', () => {
  const expired = (renew: Respond): Respond => (sent) => {
    if (isRefresh(sent)) return renew(sent);
    return sent.headers.get('authorization') === 'Bearer new' ? success(sent.url) : json(401, { success: false, message: 'Expired' });
  };
  const renewed: Respond = () => json(200, { success: true, access_token: 'new', refresh_token: 'refresh-2' });
  const ten = Array.from({ length: 10 }, (_, index) => `/call/${index}` as const);

  test('ten calls at once make one refresh and get ten answers', async () => {
    const { client, sent, tokens, toasts } = setUp(expired(renewed));
    const answers = await Promise.all(ten.map((path) => client.request({ path })));
    expect(answers).toEqual(ten.map((path) => `/gateway${path}`));
    const refreshes = sent.filter(isRefresh);
    expect(refreshes).toHaveLength(1);
    expect(refreshes[0]?.headers.get('authorization')).toBe(`Basic ${btoa('portal:web')}`);
    const form = refreshes[0]?.init.body;
    expect(form instanceof FormData && Object.fromEntries(form)).toEqual({ refresh_token: 'refresh-1', grant_type: 'refresh_token', roleId: '7' });
    expect(tokens()).toEqual({ access_token: 'new', refresh_token: 'refresh-2', roleId: '7' });
    expect(toasts).toEqual([]);
  });

  test('a call that starts during the refresh waits for it', async () => {
    let renew: () => void = () => undefined;
    const { client, sent } = setUp(expired(() => new Promise((resolve) => (renew = () => resolve(json(200, { access_token: 'new', refresh_token: 'r' }))))));
    const first = client.request({ path: '/first' });
    while (!sent.some(isRefresh)) await Promise.resolve();
    const second = client.request({ path: '/second' });
    renew();
    await Promise.all([first, second]);
    expect(sent.filter(({ url }) => url.endsWith('/second'))).toHaveLength(1);
  });

  test.each<[string, Respond]>([
    ['is refused', () => json(401, { success: false, message: 'Gone' })],
    ['gets no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers nonsense', () => json(200, { success: true })],
  ])('ends the session once when the refresh %s, and says nothing else', async (_, renew) => {
    const { client, sent, toasts, clear, onSessionLost, tokens } = setUp(expired(renew));
    const failures = await Promise.all(ten.map((path) => failureOf(client.request({ path }))));
    expect(failures.every(({ status }) => status === 401)).toBe(true);
    expect(sent.filter(isRefresh)).toHaveLength(1);
    expect(clear).toHaveBeenCalledTimes(1);
    expect(onSessionLost.mock.calls).toEqual([['refresh-refused']]);
    expect(tokens()).toBeNull();
    expect(toasts).toEqual([]);
  });

  test('is refreshed once per call: a second refusal is told as it is', async () => {
    const { client, sent, onSessionLost } = setUp((call) => (isRefresh(call) ? renewed(call) : json(401, { message: 'No' })));
    await expect(failureOf(client.request({ path: '/a' }))).resolves.toMatchObject({ status: 401, message: 'No' });
    expect(sent).toHaveLength(3);
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  test.each<[string, GatewayRequest]>([
    ['a ticket', { path: '/auth/api/user/change-password', method: 'POST', auth: { ticket: 't' } }],
    ['a public call', { path: '/a', auth: 'none' }],
  ])('%s never refreshes', async (_, request) => {
    const { client, sent, clear, toasts } = setUp(() => json(401, { message: 'Expired' }));
    await failureOf(client.request(request));
    expect(sent).toHaveLength(1);
    expect(clear).not.toHaveBeenCalled();
    expect(toasts).toEqual([{ kind: 'error', serverMessage: 'Expired' }]);
  });

  test('a refused login clears the session and goes to the root page', async () => {
    const { client, clear, onSessionLost } = setUp(() => json(401, { message: 'Wrong', enableCaptcha: 'true' }), { tokens: null });
    const failure = await failureOf(client.request({ path: '/auth/api/ocr-login', method: 'POST', auth: 'none' }));
    expect(failure).toMatchObject({ message: 'Wrong', enableCaptcha: 'true' });
    expect(clear).toHaveBeenCalledTimes(1);
    expect(onSessionLost.mock.calls).toEqual([['sign-in-refused']]);
  });

  test('signing out while the refresh is on its way keeps one signed out', async () => {
    let signOut: () => void = () => undefined;
    const { client, tokens, onSessionLost, clear } = setUp(expired((call) => (signOut(), renewed(call))));
    signOut = () => clear();
    await failureOf(client.request({ path: '/a' }));
    expect(tokens()).toBeNull();
    expect(onSessionLost).not.toHaveBeenCalled();
  });
});
