import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RoutesDocument } from '@registrar/contract/routes';
import { buildCatalog } from './catalog';
import { createPrefetch } from './prefetch';

// jsdom has no idle callback: what waits for one comes after a second.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function prefetch(parts: () => Promise<unknown>) {
  const brought: string[] = [];
  const loader = (name: string) => ({ preload: async ({ run = false } = {}) => brought.push(run ? `${name} run` : name) > 0 });
  const document = (remote: string, order: number): RoutesDocument => ({ remote, routes: [{ path: `/${remote}`, title: { ne: remote, en: remote }, auth: 'public', prefetch: 'idle', menu: { group: 'search', order, icon: 'search' } }] });
  const catalog = buildCatalog([document('mf-b', 2), document('mf-a', 1)]);
  const made = createPrefetch({
    loaders: new Map(['mf-a', 'mf-b'].map((name) => [name, loader(name)])),
    ownerOf: (path) => path.slice(1),
    catalog: () => catalog,
    parts: async () => {
      brought.push('parts');
      await parts();
    },
  });
  return { made, brought };
}

test('after sign-in come the parts that pages share, then the remotes in the order of the menu, each once', async () => {
  const { made, brought } = prefetch(async () => undefined);
  made.whenIdle();
  expect(brought).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(brought).toEqual(['parts', 'mf-a', 'mf-b']);
  made.whenIdle();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(brought).toEqual(['parts', 'mf-a', 'mf-b']);
});

test('parts that do not come now keep no remote back, and are asked for again after the next sign-in', async () => {
  const { made, brought } = prefetch(async () => {
    throw new Error('the line is down');
  });
  made.whenIdle();
  await jest.advanceTimersByTimeAsync(10_000);
  made.whenIdle();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(brought).toEqual(['parts', 'mf-a', 'mf-b', 'parts']);
});

test('a pointer that rests on a link brings its remote, begun, and the shared parts; links elsewhere bring nothing', async () => {
  const { made, brought } = prefetch(async () => undefined);
  document.body.innerHTML = '<a data-portal-link href="/mf-a">a</a><a href="/mf-b">elsewhere</a>';
  const stop = made.watchLinks(document);
  for (const link of document.querySelectorAll('a')) {
    for (const event of ['pointerover', 'focusin']) link.dispatchEvent(new Event(event, { bubbles: true }));
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(brought).toEqual(['mf-a run', 'parts']);
  stop();
});
