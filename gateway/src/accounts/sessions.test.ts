import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  loginForm,
  signedInFrom,
  startTestGateway,
  type Answer,
  type SignedIn,
  type TestGateway,
} from '../../test/harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

let people = 0;
async function signedIn(): Promise<SignedIn> {
  const username = `person${++people}`;
  await gateway.addAccount({ username });
  return gateway.signIn(username);
}

function refresh(refreshToken: string, roleId = 'APPLICANT'): Promise<Answer> {
  return gateway.call(
    'POST',
    'auth/api/ocr-login',
    loginForm(gateway.platform, { grant_type: 'refresh_token', refresh_token: refreshToken, roleId }),
  );
}

async function isIn(accessToken: string): Promise<boolean> {
  return (await gateway.call('GET', 'auth/api/init', { token: accessToken })).status === 200;
}

test('a refresh gives a new pair, and the chain can go on', async () => {
  let { refreshToken } = await signedIn();
  for (let i = 0; i < 3; i++) {
    gateway.clock.advance(14 * 60_000);
    const next = signedInFrom(await refresh(refreshToken));
    expect(next.refreshToken).not.toBe(refreshToken);
    expect(await isIn(next.accessToken)).toBe(true);
    refreshToken = next.refreshToken;
  }
});

test('X11: ten that use one token at once get one successor, which is the only one that lives', async () => {
  const { refreshToken } = await signedIn();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
  const pairs = answers.map(signedInFrom);
  expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1);
  for (const pair of pairs) expect(await isIn(pair.accessToken)).toBe(true);
  const successor = pairs[3]?.refreshToken ?? '';
  expect(successor).not.toBe(refreshToken);
  const { db } = gateway.platform.database;
  const { live } = await db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .where('session.account_id', '=', pairs[0]?.userId ?? '')
    .where('refresh_token.used_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('live'))
    .executeTakeFirstOrThrow();
  expect(Number(live)).toBe(1);

  // nobody goes on in a branch of their own: whoever comes back late with the successor ends it for all
  gateway.clock.advance(60_000);
  const next = signedInFrom(await refresh(successor));
  gateway.clock.advance(60_000);
  expect((await refresh(successor)).body.code).toBe('AUTH-REFRESH');
  expect(await isIn(next.accessToken)).toBe(false);
});

test('a token used again after the thirty seconds ends the whole family', async () => {
  const { refreshToken } = await signedIn();
  const next = signedInFrom(await refresh(refreshToken));
  gateway.clock.advance(29_000);
  const late = signedInFrom(await refresh(refreshToken));
  expect(late.refreshToken).toBe(next.refreshToken);
  gateway.clock.advance(2_000);
  expect((await refresh(refreshToken)).body.code).toBe('AUTH-REFRESH');
  for (const pair of [next, late]) {
    expect(await isIn(pair.accessToken)).toBe(false);
    expect((await refresh(pair.refreshToken)).status).toBe(401);
  }
});

test('logging out ends the family, in every tab', async () => {
  const { accessToken, refreshToken } = await signedIn();
  const otherTab = signedInFrom(await refresh(refreshToken));
  const answer = await gateway.call('PUT', 'auth/api/user/logout', { token: accessToken });
  expect([answer.status, answer.body.message]).toEqual([200, 'Logged out.']);
  expect(await isIn(otherTab.accessToken)).toBe(false);
  expect((await refresh(otherTab.refreshToken)).status).toBe(401);
});

test('an access token runs out, a made-up one never worked, another role signs in again', async () => {
  const { accessToken, refreshToken } = await signedIn();
  expect((await refresh(refreshToken, 'OPERATOR')).status).toBe(401);
  const other = await signedIn();
  gateway.clock.advance(15 * 60_000 + 1000);
  expect(await isIn(accessToken)).toBe(false);
  expect(await isIn(other.accessToken)).toBe(false);
  expect(await isIn('eyJhbGciOiJub25lIn0.e30.')).toBe(false);
  expect((await refresh('made-up')).body.code).toBe('AUTH-REFRESH');
});
