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
  // a page may speak a language of its own, as the one behind a link does
  await settled(page);
  const first: Language = (await page.locator('html').getAttribute('lang')) === 'ne' ? 'ne' : 'en';
  await test.step(`in ${first}`, () => look(first));
  const other = await new PortalTab(page).switchLanguage(first);
  await settled(page);
  await test.step(`in ${other}`, () => look(other));
}
