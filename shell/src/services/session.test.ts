import { beforeEach, expect, test } from '@jest/globals';
import { createSession, removeLeftoverToken } from './session';

const tokens = { access_token: 'a', refresh_token: 'r', roleId: '1' };
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('one key holds the session, and a reload finds it again', () => {
  const session = createSession(sessionStorage);
  expect(session.signedIn.get()).toBe(false);
  session.write(tokens);
  expect(Object.keys(sessionStorage)).toEqual(['session']);
  expect(JSON.parse(sessionStorage.getItem('session') ?? '')).toEqual(tokens);
  const reloaded = createSession(sessionStorage);
  expect([reloaded.read(), reloaded.signedIn.get()]).toEqual([tokens, true]);
});

test('clearing signs out and leaves nothing', () => {
  const session = createSession(sessionStorage);
  session.write(tokens);
  session.clear();
  expect([session.read(), session.signedIn.get(), sessionStorage.length]).toEqual([null, false, 0]);
});

test.each(['{', '{}', '"text"', '{"access_token":"a"}'])('%s is no session', (stored) => {
  sessionStorage.setItem('session', stored);
  expect(createSession(sessionStorage).read()).toBeNull();
});

test('a renewed token is no new sign-in', () => {
  const session = createSession(sessionStorage);
  session.write(tokens);
  let changes = 0;
  session.signedIn.subscribe(() => {
    changes += 1;
  });
  session.write({ ...tokens, access_token: 'b' });
  expect(changes).toBe(0);
});

test('the entry of the old portal is removed, and nothing else', () => {
  localStorage.setItem('user_token', 'x');
  localStorage.setItem('lang', 'en');
  removeLeftoverToken(localStorage);
  expect(Object.keys(localStorage)).toEqual(['lang']);
});
