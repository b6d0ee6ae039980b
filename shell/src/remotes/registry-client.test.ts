import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RegistryDocument } from '@registrar/contract/registry';
import { createRegistryClient } from './registry-client';

const document = (revision: number): RegistryDocument => ({
  revision,
  generatedAt: '2026-11-20T04:11:00Z',
  remotes: {},
});
const answer = (body: unknown, { status = 200, etag = 'W/"1"' } = {}) =>
  ({
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers({ ETag: etag }),
    json: async () => body,
  }) as Response;

const memory = (initial: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const client = (get: jest.Mock<typeof fetch>, storage = memory()) =>
  createRegistryClient({
    fetch: get,
    storage,
    authorization: () => null,
    browser: 'browser-1',
    onProblem: () => undefined,
    random: () => 0.5,
  });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the live registry is used and kept for a day on which it fails', async () => {
  const storage = memory();
  const live = client(jest.fn<typeof fetch>().mockResolvedValue(answer(document(4))), storage);
  await live.refresh();
  expect(live.state.get()).toMatchObject({ document: document(4), source: 'live' });

  const offline = client(jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')), storage);
  await offline.refresh();
  expect(offline.state.get()).toMatchObject({ document: document(4), source: 'last-known-good' });
});

test('a first visit without a registry takes the host’s plain file', async () => {
  const get = jest.fn<typeof fetch>(async (url) =>
    url === '/registry' ? answer({}, { status: 503 }) : answer(document(3)),
  );
  const first = client(get);
  await first.refresh();
  expect(first.state.get()).toMatchObject({ document: document(3), source: 'fallback' });
});

test('a document that is not a registry is not believed', async () => {
  const get = jest.fn<typeof fetch>().mockResolvedValue(answer({ revision: 'new', remotes: {} }));
  const broken = client(get);
  await broken.refresh();
  expect(broken.state.get().source).toBe('none');
});

test('F5: the registry of the page answers the first question, and the next one asks whether it still stands', async () => {
  const get = jest.fn<typeof fetch>().mockResolvedValue(answer(document(9)));
  const storage = memory();
  const sent = { document: document(8), tag: '"eight"' };
  const tab = createRegistryClient({
    fetch: get,
    storage,
    authorization: () => null,
    browser: 'browser-1',
    onProblem: () => undefined,
    sent,
  });
  await tab.refresh();
  expect(tab.state.get()).toMatchObject({ document: document(8), source: 'live' });
  expect(get).not.toHaveBeenCalled();
  await tab.refresh();
  expect(new Headers(get.mock.calls[0]?.[1]?.headers).get('If-None-Match')).toBe('"eight"');
  expect(tab.state.get().document).toEqual(document(9));
  // and it stands in on a day on which the registry fails
  const offline = client(jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')), storage);
  await offline.refresh();
  expect(offline.state.get()).toMatchObject({ document: document(9), source: 'last-known-good' });
});

test('F5: what came with the page and is no registry is asked for', async () => {
  const get = jest.fn<typeof fetch>().mockResolvedValue(answer(document(4)));
  const tab = createRegistryClient({
    fetch: get,
    storage: memory(),
    authorization: () => null,
    browser: 'browser-1',
    onProblem: () => undefined,
    sent: { document: { revision: 'new' }, tag: '"x"' },
  });
  await tab.refresh();
  expect(tab.state.get()).toMatchObject({ document: document(4), source: 'live' });
});

test('asks with the entity tag, and an unchanged answer changes nothing', async () => {
  const get = jest
    .fn<typeof fetch>()
    .mockResolvedValueOnce(answer(document(4), { etag: '"four"' }))
    .mockResolvedValueOnce(answer(null, { status: 304 }));
  const live = client(get);
  await live.refresh();
  const before = live.state.get();
  await live.refresh();
  expect(new Headers(get.mock.calls[1]?.[1]?.headers).get('If-None-Match')).toBe('"four"');
  expect(live.state.get().document).toBe(before.document);
});

test('a push asks only when it brings news', async () => {
  const get = jest.fn<typeof fetch>().mockResolvedValue(answer(document(4)));
  const live = client(get);
  await live.refresh();
  live.announce(4);
  await jest.advanceTimersByTimeAsync(0);
  expect(get).toHaveBeenCalledTimes(1);
  live.announce(5);
  await jest.advanceTimersByTimeAsync(0);
  expect(get).toHaveBeenCalledTimes(2);
});

test('polls every five minutes and on focus, until it is told to stop', async () => {
  const get = jest.fn<typeof fetch>().mockResolvedValue(answer(document(4)));
  const live = client(get);
  const stop = live.watch();
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(get).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
  expect(get).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(20_000);
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
  expect(get).toHaveBeenCalledTimes(2);
  stop();
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(get).toHaveBeenCalledTimes(2);
});

test('what is kept for a day without the host is the registry itself, with the canary for whoever it is for', async () => {
  const canary = {
    version: '2',
    base: '/remotes/mf-names/2/',
    contract: 1,
    requires: {},
    routes: [{ path: '/names', title: { ne: 'नाम', en: 'Names' }, auth: 'public' as const }],
    share: 99,
  };
  const entry = {
    ...canary,
    version: '1',
    base: '/remotes/mf-names/1/',
    status: 'active' as const,
    urgency: 'normal' as const,
  };
  const { share: _, ...live } = entry;
  const storage = memory();
  const first = client(
    jest.fn<typeof fetch>().mockResolvedValue(answer({ ...document(4), remotes: { 'mf-names': { ...live, canary } } })),
    storage,
  );
  await first.refresh();
  expect(first.state.get().document.remotes['mf-names']?.version).toBe('2');
  expect(JSON.parse(storage.getItem('registrar.registry') ?? '{}').remotes['mf-names'].version).toBe('1');
});
