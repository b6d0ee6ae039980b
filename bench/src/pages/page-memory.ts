import type { CDPSession, Page } from 'playwright-core';
import { third, type Options } from '../options';
import type { Row } from '../row';
import { newVisitor, settled } from './browser';
import { type Portals } from './portals';

/** Pages of the shell and of every remote that a signed-in applicant may open. */
const PAGES = [
  '/dashboard',
  '/company-name-reservation',
  '/manuals',
  '/check-name',
  '/forgot-password',
  '/company-name-reservation/objective',
];
const FEW = 20;
const MANY = 200;
/** For what a page asks after its heading is there. */
const AFTERWARDS_MS = 60;

interface Memory {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Whether pages leave something behind when they go. */
export async function measurePageMemory(options: Options, portals: Portals): Promise<Row[]> {
  const few: Memory[] = [];
  const many: Memory[] = [];
  for (let run = 0; run < third(options); run++) {
    const [early, late] = await visit(portals);
    few.push(early);
    many.push(late);
  }
  const heaps = (memories: readonly Memory[]): number[] => memories.map(({ heap }) => heap / 1024 / 1024);
  return [
    {
      name: `memory of a tab after ${MANY} route changes`,
      unit: 'MB',
      ours: heaps(many),
      peer: heaps(few),
      bar: { kind: 'at most times', factor: 1.2 },
      note: `peer: itself after ${FEW}; ${PAGES.length} pages in turn`,
      details: { few, many },
    },
  ];
}

async function visit({ browser, ours, newSession }: Portals): Promise<readonly [Memory, Memory]> {
  const visitor = await newVisitor(browser, await newSession());
  const page = await visitor.newPage();
  const tools = await visitor.newCDPSession(page);
  await page.goto(`${ours}/dashboard`);
  await settled(page);
  let changes = 1; // the first page is open
  const go = async (until: number): Promise<void> => {
    for (; changes < until; changes++) await open(page, PAGES[changes % PAGES.length] ?? '/dashboard');
  };
  await go(FEW + 1);
  const early = await memoryOf(tools);
  await go(MANY + 1);
  const late = await memoryOf(tools);
  await visitor.close();
  return [early, late];
}

/** As a link does it, until another heading stands: a page that never came would leave nothing behind. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-seen', '');
    history.pushState(null, '', to);
  }, path);
  await page.locator('main h1:not([data-seen])').first().waitFor({ state: 'visible' });
  await page.waitForTimeout(AFTERWARDS_MS);
}

async function memoryOf(tools: CDPSession): Promise<Memory> {
  await tools.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time++) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
