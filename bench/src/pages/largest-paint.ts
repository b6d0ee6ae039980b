import type { BrowserContext, Page } from 'playwright-core';
import type { Options } from '../options';
import type { Row } from '../row';
import { headed, newVisitor, slowDown } from './browser';
import { SIDES, type Portals, type Side } from './portals';

declare global {
  interface Window {
    /** Written by the observer below. */
    largestPaint?: { readonly at: number; readonly what: string };
  }
}

interface Paint {
  readonly at: number;
  readonly what: string;
}

/** Cold beside one bundle, warm beside itself cold. */
const PAGES = [
  { path: '/login', bars: { cold: 0.8, warm: 0.35 } },
  { path: '/dashboard', bars: { cold: 0.85, warm: 0.45 } },
] as const;
/** When nothing larger was painted for so long, the page stands. */
const STILL_MS = 3000;
const LOOK_EVERY_MS = 250;

/** When the largest part of the page is there, for somebody with a middling phone: first visit, and the next one. */
export async function measureLargestPaint(options: Options, portals: Portals): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of PAGES) rows.push(...(await paintsOf(options, portals, page)));
  return rows;
}

async function paintsOf({ runs }: Options, portals: Portals, { path, bars }: (typeof PAGES)[number]): Promise<Row[]> {
  const session = path === '/dashboard' ? await portals.newSession() : undefined;
  const cold: Record<Side, Paint[]> = { ours: [], peer: [] };
  const warm: Paint[] = [];
  for (let run = 0; run < runs; run++) {
    for (const side of SIDES) {
      const visitor = await newVisitor(portals.browser, session);
      cold[side].push(await largestPaint(visitor, `${portals[side]}${path}`));
      if (side === 'ours') warm.push(await largestPaint(visitor, `${portals[side]}${path}`));
      await visitor.close();
    }
  }
  const times = (paints: readonly Paint[]): number[] => paints.map(({ at }) => at);
  const details = {
    ours: cold.ours.map(({ what }) => what),
    peer: cold.peer.map(({ what }) => what),
    warm: warm.map(({ what }) => what),
  };
  return [
    {
      name: `LCP of ${path}, 4x CPU, Fast 4G, cold cache`,
      unit: 'ms',
      ours: times(cold.ours),
      peer: times(cold.peer),
      bar: { kind: 'at most times', factor: bars.cold },
      note: 'peer: one bundle',
      details,
    },
    {
      name: `LCP of ${path}, 4x CPU, Fast 4G, warm cache`,
      unit: 'ms',
      ours: times(warm),
      peer: times(cold.ours),
      bar: { kind: 'at most times', factor: bars.warm },
      note: 'peer: itself cold',
    },
  ];
}

async function largestPaint(visitor: BrowserContext, url: string): Promise<Paint> {
  const page = await visitor.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element = 'element' in entry && entry.element instanceof Element ? entry.element : null;
        window.largestPaint = {
          at: entry.startTime,
          what: element === null ? '' : `${element.tagName} ${element.textContent.slice(0, 40)}`,
        };
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await slowDown(page);
  await page.goto(url);
  await headed(page);
  const paint = await lastPaint(page);
  await page.close();
  if (paint === undefined) throw new Error(`${url} painted nothing`);
  return paint;
}

async function lastPaint(page: Page): Promise<Paint | undefined> {
  let last: Paint | undefined;
  for (let still = 0; still < STILL_MS; still += LOOK_EVERY_MS) {
    await page.waitForTimeout(LOOK_EVERY_MS);
    const paint = await page.evaluate(() => window.largestPaint);
    if (paint?.at !== last?.at) still = 0;
    last = paint;
  }
  return last;
}
