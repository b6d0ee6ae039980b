import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RoutesDocument } from '@registrar/contract/routes';
import { buildCatalog } from './catalog';
import { createPrefetch } from './prefetch';

// jsdom has no idle callback: what waits for one comes after a second.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function prefetch(parts: () => Promise<unknown>) {
  const brought: string[] = [];
  const loader = (name: string) => ({
    preload: async ({ run = false } = {}) => brought.push(run ? `${name} run` : name) > 0,
  });
  const document = (remote: string, order: number): RoutesDocument => ({
    remote,
    routes: [
      {
        path: `/${remote}`,
        title: { ne: remote, en: remote },
        auth: 'public',
        prefetch: 'idle',
        menu: { group: 'search', order, icon: 'search' },
      },
    ],
  });
  const catalog = buildCatalog([document('mf-b', 2), document('mf-a', 1)]);
  const made = createPrefetch({
    loaders: new Map(['mf-a', 'mf-b'].map((name) => [name, loader(name)])),
    ownerOf: (path) => path.slice(1),
    catalog: () => catalog,
    parts: async ({ run }) => {
      brought.push(run ? 'parts run' : 'parts');
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
  expect(brought).toEqual(['parts run', 'mf-a', 'mf-b']);
  made.whenIdle();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(brought).toEqual(['parts run', 'mf-a', 'mf-b']);
});

test('parts that do not come now keep no remote back, and are asked for again after the next sign-in', async () => {
  const { made, brought } = prefetch(async () => {
    throw new Error('the line is down');
  });
  made.whenIdle();
  await jest.advanceTimersByTimeAsync(10_000);
  made.whenIdle();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(brought).toEqual(['parts run', 'mf-a', 'mf-b', 'parts run']);
});

const onLinks = async (...events: readonly string[]): Promise<void> => {
  document.body.innerHTML = '<a data-portal-link href="/mf-a">a</a><a href="/mf-b">elsewhere</a>';
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault());
    for (const event of events) link.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }));
    await jest.advanceTimersByTimeAsync(1_000);
  }
};

test.each([
  ['a pointer that rests', ['pointerover'], ['mf-a run', 'parts run']],
  ['focus', ['focusin'], ['mf-a run', 'parts run']],
  ['a touch and its click', ['touchstart', 'click'], ['mf-a', 'parts']],
  ['a click', ['click'], ['parts']],
])(
  '%s on a link of the portal brings what the visit has time for; links elsewhere bring nothing',
  async (_, events, expected) => {
    const { made, brought } = prefetch(async () => undefined);
    const stop = made.watchLinks(document);
    await onLinks(...events);
    stop();
    await onLinks(...events);
    expect(brought).toEqual(expected);
  },
);

test('parts that were only fetched are run when there is time, and not fetched again', async () => {
  const { made, brought } = prefetch(async () => undefined);
  const stop = made.watchLinks(document);
  await onLinks('click', 'focusin', 'click');
  stop();
  expect(brought).toEqual(['parts', 'mf-a run', 'parts run']);
});
