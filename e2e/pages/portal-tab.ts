import { expect, type Locator, type Page } from '@playwright/test';
import type { RemoteOverview } from '@registrar/contract/debug-handle';
import { texts, type Language } from '../texts';

const NOWHERE = '/no-such-page';

/** One tab of the portal: what stands around the page, and what stands in its place when a remote does not come. */
export class PortalTab {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes to another page of the portal as a link does: without loading the portal anew. */
  async go(path: string): Promise<void> {
    await this.#page.evaluate((to) => window.history.pushState(null, '', to), path);
  }

  /**
   * The same by way of a page that is none: whatever was mounted before is gone, and what stands there then is the page
   * that was asked for. What a page has read stays known for some seconds: not for a page that was read in this tab
   * before something changed.
   */
  async visit(path: string): Promise<void> {
    await this.go(NOWHERE);
    await expect(this.#page.getByRole('main')).toHaveAttribute('data-guard', 'not-found');
    await this.go(path);
  }

  /** Of the page itself: the first view, which has its heading before the remote has come, does not count. */
  heading(text: string): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('heading', { level: 1, name: text, exact: true })
      .and(this.#page.locator(':not(#first-view *)'));
  }

  panel(kind?: string): Locator {
    return this.#page.locator(kind === undefined ? '[data-panel]' : `[data-panel="${kind}"]`);
  }

  banner(name: string): Locator {
    return this.#page.locator(`[data-banner="${name}"]`);
  }

  retry(language: Language): Promise<void> {
    return this.panel()
      .getByRole('button', { name: texts('shared/i18n', language)('action.retry') })
      .click();
  }

  async switchLanguage(from: Language): Promise<Language> {
    const to = from === 'ne' ? 'en' : 'ne';
    await this.#page
      .getByRole('banner')
      .getByRole('button', { name: texts('shared/i18n', from)(`language.${to}`) })
      .click();
    await expect(this.#page.locator('html')).toHaveAttribute('lang', to);
    return to;
  }

  /** Top bar and menu of somebody who is signed in, in this language, and the session behind them. */
  async expectFrame(language: Language): Promise<void> {
    const t = texts('shell', language);
    const page = this.#page;
    await expect(
      page
        .getByRole('navigation', { name: t('menu.label'), exact: true })
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: aroundValues(t('account.label')) })).toBeVisible();
    await expect(page.getByRole('button', { name: aroundValues(t('bell.label_other')) })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('session')), 'the session').not.toBeNull();
  }

  async remote(name: string): Promise<RemoteOverview | undefined> {
    const remotes = await this.#page.evaluate(() => window.__REGISTRAR__?.remotes() ?? []);
    return remotes.find((remote) => remote.name === name);
  }
}

/** The words before or after the place where a value is put in. */
export function aroundValues(text: string): RegExp {
  const words = text
    .split(/\{\{.*?\}\}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return new RegExp(words.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*'));
}
