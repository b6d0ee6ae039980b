import { test as base } from '@registrar/testing/playwright';
import type { BrowserContext } from '@playwright/test';
import { demo } from '../people';
import { startIn, startSignedIn } from '../signed-in';
import type { Language } from '../texts';
import type { Reader } from './portal-pages';

export interface Visitor {
  readonly reader: Reader;
  readonly language: Language;
}

/**
 * Whoever visits many pages keeps the browser: each page is a tab of its own, but what was fetched and compiled for the
 * first is there for the next. For suites that only look; what is changed would stay for the tests after.
 */
export const test = base.extend<{ readonly visitor: Visitor }, { readonly keptContexts: Map<string, BrowserContext> }>({
  visitor: [{ reader: 'public', language: 'ne' }, { option: true }],
  keptContexts: [
    // The runner reads the needs of a fixture from its first parameter; this one has none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const contexts = new Map<string, BrowserContext>();
      await provide(contexts);
      await Promise.all([...contexts.values()].map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, keptContexts, visitor: { reader, language } }, provide) => {
    const key = `${reader} ${language}`;
    const kept = keptContexts.get(key);
    const context = kept ?? (await browser.newContext());
    if (kept === undefined) {
      keptContexts.set(key, context);
      await (reader === 'public' ? startIn(context, language) : startSignedIn(context, demo[reader], language));
    }
    await provide(context);
    await Promise.all(context.pages().map((page) => page.close()));
  },
});
