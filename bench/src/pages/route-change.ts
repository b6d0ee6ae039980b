import type { Options } from '../options';
import type { Row } from '../row';
import { newVisitor, settled } from './browser';
import { SIDES, type Portals, type Side } from './portals';

const FROM = '/login';
const TO = '/check-name';
/** Stands on both pages; the new one is another element. */
const CONTENT = 'main h1';

/** From the click on a link to the painted page of a remote that this tab has not seen. */
export async function measureRouteChange(options: Options, portals: Portals): Promise<Row[]> {
  return [
    await changes(options, portals, { prefetched: false, factor: 1.25 }),
    await changes(options, portals, { prefetched: true, factor: 1 }),
  ];
}

async function changes(
  { runs }: Options,
  portals: Portals,
  { prefetched, factor }: { prefetched: boolean; factor: number },
): Promise<Row> {
  const times: Record<Side, number[]> = { ours: [], peer: [] };
  for (let run = 0; run <= runs; run++) {
    for (const side of SIDES) {
      const milliseconds = await change(portals, side, prefetched);
      if (run > 0) times[side].push(milliseconds); // the first warms the host
    }
  }
  return {
    name: `route change into a remote not yet loaded${prefetched ? ', prefetched' : ''}`,
    unit: 'ms',
    ...times,
    bar: { kind: 'at most times', factor },
    note: `peer: one bundle's lazy route${prefetched ? ', prefetched as well' : ''}; ${FROM} to ${TO}, no throttling`,
  };
}

async function change({ browser, ...portals }: Portals, side: Side, prefetched: boolean): Promise<number> {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.goto(`${portals[side]}${FROM}`);
  await settled(page);
  const link = page.locator(`a[href="${TO}"]`).first();
  if (prefetched) {
    await link.hover();
    await settled(page);
  }
  // a click by program: a pointer on its way would already have asked for the remote
  const milliseconds = await link.evaluate(
    (element, content) =>
      new Promise<number>((resolve, reject) => {
        const left = document.querySelector(content);
        const started = performance.now();
        const here = (): boolean => {
          const shown = document.querySelector(content);
          return shown !== null && shown !== left;
        };
        const look = (): void => {
          if (performance.now() - started > 15_000) reject(new Error('The page did not come'));
          else if (!here()) requestAnimationFrame(look);
          // once for the frame that holds it, once to be sure it was painted
          else requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
        };
        if (element instanceof HTMLElement) element.click();
        look();
      }),
    CONTENT,
  );
  await visitor.close();
  return milliseconds;
}
