import { test as base } from '@registrar/testing/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import type { FiledReservations } from '../filed-reservations';
import { demo } from '../people';
import { startIn, startSignedIn } from '../signed-in';
import { filedOnce } from './filed-once';
import type { Reader } from './portal-pages';

interface KeptTab {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface VisitorOptions {
  readonly reader: Reader;
}

interface WorkerFixtures {
  readonly keptTabs: Map<Reader, KeptTab>;
  /** What the pages show, filed once for the whole run. */
  readonly filed: FiledReservations;
}

/**
 * Whoever visits many pages keeps the tab, as a person does: the portal is loaded once and each page is mounted in it.
 * For suites that only look; what is changed would stay for the tests after. After a failure the next test gets a new
 * tab.
 */
export const test = base.extend<VisitorOptions, WorkerFixtures>({
  reader: ['public', { option: true }],
  keptTabs: [
    // The runner reads the needs of a fixture from its first parameter; this one has none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const tabs = new Map<Reader, KeptTab>();
      await provide(tabs);
      await Promise.all([...tabs.values()].map(({ context }) => context.close()));
    },
    { scope: 'worker' },
  ],
  filed: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => provide(await filedOnce()),
    // lists have their rows from it as well, so it is there before any page is looked at
    { scope: 'worker', timeout: 600_000, auto: true },
  ],
  context: async ({ browser, keptTabs, reader }, provide, testInfo) => {
    let kept = keptTabs.get(reader);
    if (kept === undefined) {
      const context = await browser.newContext();
      await (reader === 'public' ? startIn(context, 'ne') : startSignedIn(context, demo[reader], 'ne'));
      kept = { context, page: await context.newPage() };
      keptTabs.set(reader, kept);
    }
    await provide(kept.context);
    if (testInfo.status === testInfo.expectedStatus) return;
    keptTabs.delete(reader);
    await kept.context.close();
  },
  page: async ({ context }, provide) => {
    const [page] = context.pages();
    if (page === undefined) throw new Error('The kept tab was closed');
    await provide(page);
  },
});
