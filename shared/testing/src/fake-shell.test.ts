import { expect, jest, test } from '@jest/globals';
import { createFakeShell, failure, reply } from './fake-shell';

test('answers from its table, newest first, with the values of the address', async () => {
  const { api, gateway } = createFakeShell({
    gateway: { 'GET /application/:id': ({ params }) => ({ id: params['id'] }) },
  });
  await expect(api.gateway.request({ path: '/application/7' })).resolves.toEqual({ id: '7' });
  gateway.answer({ 'GET /application/:id': 'new' });
  await expect(api.gateway.request({ path: '/application/7' })).resolves.toBe('new');
  expect(gateway.callsOf('GET /application/:id')).toHaveLength(2);
});

test('says what it has no answer for', async () => {
  await expect(createFakeShell().api.gateway.request({ path: '/a' })).rejects.toThrow('no answer for GET /a');
});

test('tells outcomes by toast as the real client does', async () => {
  const { api, toasts } = createFakeShell({
    gateway: {
      'POST /save': reply({ id: 1 }, 'Saved'),
      'POST /no': () => Promise.reject(failure(409, { message: 'Taken' })),
      'GET /read': reply(1, 'Read'),
    },
  });
  await expect(api.gateway.request({ path: '/save', method: 'POST' })).resolves.toEqual({ id: 1 });
  await expect(api.gateway.request({ path: '/no', method: 'POST' })).rejects.toMatchObject({ status: 409 });
  await api.gateway.request({ path: '/read' });
  await api.gateway.request({ path: '/save', method: 'POST', quiet: { successToast: true } });
  expect(toasts).toEqual([
    { kind: 'success', serverMessage: 'Saved' },
    { kind: 'error', serverMessage: 'Taken' },
  ]);
});

test('a failure in the table is thrown', async () => {
  const { api } = createFakeShell({ gateway: { 'GET /a': failure(404) } });
  await expect(api.gateway.request({ path: '/a' })).rejects.toMatchObject({ status: 404, name: 'GatewayFailure' });
});

test('can be slow, be left, and be out of order', async () => {
  jest.useFakeTimers();
  const { api, gateway } = createFakeShell({ gateway: { 'GET /a': 1 }, latency: 500 });
  const visit = new AbortController();
  const left = api.gateway.request({ path: '/a', signal: visit.signal });
  visit.abort();
  await expect(left).rejects.toMatchObject({ cause: 'aborted' });
  gateway.setLatency(0);
  gateway.setOutage(failure(503));
  const refused = expect(api.gateway.request({ path: '/a' })).rejects.toMatchObject({ status: 503 });
  await jest.runAllTimersAsync();
  await refused;
  jest.useRealTimers();
});

test('a role brings its session and its screens', () => {
  const officer = createFakeShell({ role: 'OPERATOR' }).api;
  expect(officer.session.get()).toMatchObject({ kind: 'officer' });
  expect(officer.access.can('DESK')).toBe(true);
  expect(createFakeShell().api.access.can('DESK')).toBe(false);
  expect(createFakeShell({ role: null }).api.session.get()).toBeNull();
});

test('counts what is left behind', () => {
  const { api, leftovers } = createFakeShell();
  const stops = [
    api.socket.subscribe('/topic/external', () => undefined),
    api.session.subscribe(() => undefined),
    api.navigation.guardLeave(() => false),
  ];
  expect(leftovers()).toBe(3);
  for (const stop of stops) stop();
  expect(leftovers()).toBe(0);
});
