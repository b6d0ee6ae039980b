/** @jest-environment node */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { GatewayRequest } from '@registrar/contract/shell-api';
import { failureOf, json, setUp, success, type Respond, type Sent } from './testing/client-bench';

const isRefresh = ({ url, init }: Sent): boolean =>
  url.endsWith('/ocr-login') && init.body instanceof FormData && init.body.get('grant_type') === 'refresh_token';

afterEach(() => void jest.useRealTimers());

describe('an expired token', () => {
  const expired =
    (renew: Respond): Respond =>
    (sent) => {
      if (isRefresh(sent)) return renew(sent);
      return sent.headers.get('authorization') === 'Bearer new'
        ? success(sent.url)
        : json(401, { success: false, message: 'Expired' });
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
    expect(form instanceof FormData && Object.fromEntries(form)).toEqual({
      refresh_token: 'refresh-1',
      grant_type: 'refresh_token',
      roleId: '7',
    });
    expect(tokens()).toEqual({ access_token: 'new', refresh_token: 'refresh-2', roleId: '7' });
    expect(toasts).toEqual([]);
  });

  test('a call that starts during the refresh waits for it', async () => {
    let renew: () => void = () => undefined;
    const { client, sent } = setUp(
      expired(
        () => new Promise((resolve) => (renew = () => resolve(json(200, { access_token: 'new', refresh_token: 'r' })))),
      ),
    );
    const first = client.request({ path: '/first' });
    while (!sent.some(isRefresh)) await Promise.resolve();
    const second = client.request({ path: '/second' });
    renew();
    await Promise.all([first, second]);
    expect(sent.filter(({ url }) => url.endsWith('/second'))).toHaveLength(1);
  });

  test.each<[string, Respond, string | null]>([
    ['is refused', () => json(401, { success: false, message: 'Your role has changed.' }), 'Your role has changed.'],
    ['answers nonsense', () => json(200, { success: true }), null],
  ])(
    'ends the session once when the refresh %s, passes on why where the gateway says it, and says nothing else',
    async (_, renew, why) => {
      const { client, sent, toasts, clear, onSessionLost, tokens } = setUp(expired(renew));
      const failures = await Promise.all(ten.map((path) => failureOf(client.request({ path }))));
      expect(failures.every(({ status }) => status === 401)).toBe(true);
      expect(sent.filter(isRefresh)).toHaveLength(1);
      expect(clear).toHaveBeenCalledTimes(1);
      expect(onSessionLost.mock.calls).toEqual([['refresh-refused', why]]);
      expect(tokens()).toBeNull();
      expect(toasts).toEqual([]);
    },
  );

  test.each<[string, Respond]>([
    ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a gateway that is down', () => json(503, {})],
    ['too many at once', () => json(429, { message: 'Wait' })],
  ])('%s: tries again, keeps the session, and the next call is refreshed', async (_, fault) => {
    jest.useFakeTimers();
    let renew = fault;
    const { client, sent, onSessionLost, clear, tokens } = setUp(expired((call) => renew(call)));
    const failing = failureOf(client.request({ path: '/a' }));
    await jest.advanceTimersByTimeAsync(5_000);
    expect((await failing).status).not.toBe(401);
    expect(sent.filter(isRefresh)).toHaveLength(3);
    expect(clear).not.toHaveBeenCalled();
    expect(onSessionLost).not.toHaveBeenCalled();
    expect(tokens()?.refresh_token).toBe('refresh-1');
    renew = renewed;
    expect(await client.request({ path: '/a' })).toBe('/gateway/a');
  });

  test('a line that comes back in between is not noticed by anybody', async () => {
    jest.useFakeTimers();
    let failures = 2;
    const { client, toasts } = setUp(
      expired((call) => (failures-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : renewed(call))),
    );
    const asked = client.request({ path: '/a' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await asked).toBe('/gateway/a');
    expect(toasts).toEqual([]);
  });

  test('is refreshed once per call: a second refusal is told as it is', async () => {
    const { client, sent, onSessionLost } = setUp((call) =>
      isRefresh(call) ? renewed(call) : json(401, { message: 'No' }),
    );
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
    const { client, clear, onSessionLost } = setUp(() => json(401, { message: 'Wrong', enableCaptcha: 'true' }), {
      tokens: null,
    });
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
