import { test, type Page } from '@playwright/test';
import { PortalTab } from '../pages/portal-tab';
import type { Language } from '../texts';
import { settled } from '../settled';

/** In a tab that is kept for many pages. */
export async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address);
  else await new PortalTab(page).visit(address);
}

/**
 * First in the language that the tab speaks, then in the other, switched in place; the next page begins in that one.
 */
export async function inBothLanguages(page: Page, look: (language: Language) => Promise<void>): Promise<void> {
  await settled(page);
  const first = await languageOf(page);
  await test.step(`in ${first}`, () => look(first));
  // a page may speak a language of its own once its answer is there, as the one behind a link does
  const other = await new PortalTab(page).switchLanguage(await languageOf(page));
  await settled(page);
  await test.step(`in ${other}`, () => look(other));
}

const languageOf = async (page: Page): Promise<Language> =>
  (await page.locator('html').getAttribute('lang')) === 'ne' ? 'ne' : 'en';
