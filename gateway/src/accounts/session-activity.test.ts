import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sessionListSchema, type SessionActivity } from '@registrar/domain/calls/profile';
import {
  loginForm,
  PASSWORD,
  signedInFrom,
  startTestGateway,
  type SignedIn,
  type TestGateway,
} from '../../test/harness';
import { connectStomp } from '../../test/stomp-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';

async function signInFrom(username: string, userAgent: string, address: string): Promise<SignedIn> {
  const form = loginForm(gateway.platform, { grant_type: 'password', username, password: PASSWORD });
  return signedInFrom(
    await gateway.call('POST', 'auth/api/ocr-login', {
      ...form,
      headers: { ...form.headers, 'user-agent': userAgent, 'x-forwarded-for': address },
    }),
  );
}

async function sessions({ accessToken }: SignedIn): Promise<SessionActivity[]> {
  return sessionListSchema.parse(
    (await gateway.call('GET', 'auth/api/user/session', { token: accessToken })).body.data,
  );
}

const isIn = async ({ accessToken }: SignedIn): Promise<boolean> =>
  (await gateway.call('GET', 'auth/api/init', { token: accessToken })).status === 200;
const end = (by: SignedIn, id: string) =>
  gateway.call('DELETE', `auth/api/user/session/${id}`, { token: by.accessToken });

test('a person sees the own sign-ins: device, address and time, the present one marked, open ones first', async () => {
  await gateway.addAccount({ username: 'looker' });
  const office = await signInFrom('looker', FIREFOX, '203.0.113.7');
  gateway.clock.advance(60_000);
  const phone = await signInFrom('looker', PHONE, '2001:db8::5');
  gateway.clock.advance(1000);
  await gateway.call('PUT', 'auth/api/user/logout', { token: phone.accessToken });
  const seen = await sessions(office);
  expect(seen.map(({ current, device, address, endedAt }) => [current, device, address, endedAt !== null])).toEqual([
    [true, 'Firefox, Windows', '203.0.113.7', false],
    [false, 'Chrome, Android', '2001:db8::5', true],
  ]);
});

test('that a session is in use is noted at most once a minute, and no call waits for it', async () => {
  await gateway.addAccount({ username: 'active' });
  const session = await signInFrom('active', FIREFOX, '203.0.113.8');
  const lastSeen = async (): Promise<number> => {
    const row = await gateway.platform.database.db
      .selectFrom('session')
      .select('last_seen_at')
      .where('account_id', '=', session.userId)
      .executeTakeFirstOrThrow();
    return row.last_seen_at?.getTime() ?? 0;
  };
  const atSignIn = await lastSeen();
  gateway.clock.advance(30_000);
  await isIn(session);
  await gateway.jobsDone(); // a note would be written after the answer
  expect(await lastSeen()).toBe(atSignIn);
  gateway.clock.advance(31_000);
  await isIn(session);
  await gateway.jobsDone();
  expect(await lastSeen()).toBeGreaterThanOrEqual(atSignIn + 61_000);
});

test('a session that is ended from elsewhere is out at its next call, cannot be refreshed, and its socket is closed', async () => {
  await gateway.addAccount({ username: 'ender' });
  const here = await signInFrom('ender', FIREFOX, '203.0.113.9');
  gateway.clock.advance(1000);
  const there = await signInFrom('ender', PHONE, '203.0.113.10');
  const socket = await connectStomp(gateway.socketUrl, there.accessToken);
  const other = (await sessions(here)).find(({ current }) => !current);
  expect((await end(here, other?.id ?? '')).body).toMatchObject({
    status: 200,
    message: 'The session has been ended.',
    data: { ended: 1 },
  });
  expect(await socket.refused()).toBeTruthy();
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  const refresh = await gateway.call(
    'POST',
    'auth/api/ocr-login',
    loginForm(gateway.platform, {
      grant_type: 'refresh_token',
      refresh_token: there.refreshToken,
      roleId: 'APPLICANT',
    }),
  );
  expect(refresh.body).toMatchObject({
    code: 'AUTH-REFRESH',
    message: 'You ended this session from elsewhere. Please log in again.',
  });
  expect((await end(here, other?.id ?? '')).body.data).toEqual({ ended: 0 });
  const audit = await gateway.platform.database.db
    .selectFrom('audit')
    .select('actor_id')
    .where('action', '=', 'SESSION_ENDED')
    .where('object_id', '=', other?.id ?? '')
    .execute();
  expect(audit).toEqual([{ actor_id: here.userId }]);
});

test("another's session is not there, and stays", async () => {
  await gateway.addAccount({ username: 'meddler' });
  await gateway.addAccount({ username: 'victim' });
  const meddler = await signInFrom('meddler', FIREFOX, '203.0.113.11');
  const victim = await signInFrom('victim', FIREFOX, '203.0.113.12');
  const [theirs] = await sessions(victim);
  expect((await end(meddler, theirs?.id ?? '')).body).toMatchObject({ status: 404, code: 'REQ-404' });
  expect((await end(meddler, 'no-id')).status).toBe(422);
  expect(await isIn(victim)).toBe(true);
});

test('all others end at once, and this one stays', async () => {
  await gateway.addAccount({ username: 'cleaner' });
  const here = await signInFrom('cleaner', FIREFOX, '203.0.113.13');
  const others = [
    await signInFrom('cleaner', PHONE, '203.0.113.14'),
    await signInFrom('cleaner', PHONE, '203.0.113.15'),
  ];
  const answer = await gateway.call('DELETE', 'auth/api/user/session', { token: here.accessToken });
  expect(answer.body).toMatchObject({ message: 'All other sessions have been ended.', data: { ended: 2 } });
  expect(await isIn(here)).toBe(true);
  for (const other of others) expect(await isIn(other)).toBe(false);
});

test('ten calls that find their token run out refresh at once: ten pairs, one session', async () => {
  await gateway.addAccount({ username: 'parallel' });
  const first = await signInFrom('parallel', FIREFOX, '203.0.113.16');
  gateway.clock.advance(15 * 60_000 + 1000);
  expect(await isIn(first)).toBe(false);
  const refreshed = await Promise.all(
    Array.from({ length: 10 }, () =>
      gateway.call(
        'POST',
        'auth/api/ocr-login',
        loginForm(gateway.platform, {
          grant_type: 'refresh_token',
          refresh_token: first.refreshToken,
          roleId: 'APPLICANT',
        }),
      ),
    ),
  );
  const pairs = refreshed.map(signedInFrom);
  const answers = await Promise.all(pairs.map((pair) => isIn(pair)));
  expect(answers).toEqual(Array.from({ length: 10 }, () => true));
  expect(await sessions(pairs[0] ?? first)).toHaveLength(1);
});
