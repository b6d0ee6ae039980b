import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { afterPaint } from './after-paint';

const starter = /<script>(.*)<\/script>$/s.exec(afterPaint('<script defer src="/a.js"></script>'))?.[1] ?? '';

/** A browser as the starter sees it: what it put into the head, the paints it can be told of, and the clock. */
function browser({ visible = true, tellsPaints = true } = {}) {
  const added: { localName: string; async?: boolean; href?: string }[] = [];
  const timers: { wait: number; run: () => void }[] = [];
  let told: (names: readonly string[]) => void = () => undefined;
  class PerformanceObserver {
    constructor(see: (list: { getEntriesByName: (name: string) => readonly string[] }) => void) {
      if (!tellsPaints) throw new Error('not known here');
      told = (names) => see({ getEntriesByName: (name) => names.filter((one) => one === name) });
    }
    observe() {}
  }
  const children = [
    { localName: 'script', async: true },
    { localName: 'link', href: '/b.css' },
  ];
  runInNewContext(starter, {
    document: {
      visibilityState: visible ? 'visible' : 'hidden',
      getElementById: () => ({ content: { children } }),
      importNode: (node: unknown) => node,
      head: { appendChild: (element: (typeof added)[number]) => added.push(element) },
    },
    setTimeout: (run: () => void, wait = 0) => timers.push({ wait, run }),
    PerformanceObserver,
    Array,
  });
  return {
    added,
    paint: (...names: readonly string[]) => told(names),
    /** As much time passes, and whatever was due by then has run. */
    pass(wait: number) {
      for (
        let due = timers.findIndex((timer) => timer.wait <= wait);
        due >= 0;
        due = timers.findIndex((timer) => timer.wait <= wait)
      )
        timers.splice(due, 1)[0]?.run();
    },
  };
}

test('what waits begins when something can be read, once, in its order', () => {
  const { added, paint, pass } = browser();
  pass(0);
  paint('first-paint');
  pass(0);
  expect(added).toEqual([]);
  paint('first-contentful-paint');
  paint('first-contentful-paint');
  pass(0);
  expect(added).toEqual([
    { localName: 'script', async: false },
    { localName: 'link', href: '/b.css' },
  ]);
});

test.each([
  ['in a tab that nobody looks at', { visible: false }],
  ['in a browser that tells of no paint', { tellsPaints: false }],
])('%s it begins at once', (_, where) => {
  const { added, pass } = browser(where);
  pass(0);
  expect(added).toHaveLength(2);
});

test('a paint that does not come, as while a sheet is late, is not waited for', () => {
  const { added, pass } = browser();
  pass(499);
  expect(added).toEqual([]);
  pass(500);
  expect(added).toHaveLength(2);
});
