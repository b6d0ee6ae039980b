import { expect, type Page } from '@playwright/test';
import { texts, type Language } from '../texts';

/** The frame around every page: bell, account, language. */
export class PortalFrame {
  readonly #page: Page;
  readonly #t: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#t = texts('shell', language);
  }

  /** The bell says how much is unread; digits are those of the language. */
  async expectUnread(count: string): Promise<void> {
    const label = this.#t(`bell.label_${count === '1' || count === '१' ? 'one' : 'other'}`).replace(
      /\{\{.*?\}\}/,
      count,
    );
    await expect(this.#page.getByRole('button', { name: label })).toBeVisible();
  }

  async openBell(): Promise<void> {
    await this.#page
      .getByRole('button', { name: new RegExp(`^${this.#t('bell.label_other').split(/[,{]/)[0] ?? ''}`) })
      .click();
    await expect(this.#page.getByRole('tab', { name: this.#t('bell.tab.all') })).toBeVisible();
  }

  /** The account's menu leads to one's own profile. */
  async openProfile(): Promise<void> {
    await this.#page.getByRole('button', { name: new RegExp(this.#t('account.label').split('{{')[0] ?? '') }).click();
    await this.#page.getByRole('menuitem', { name: this.#t('account.profile'), exact: true }).click();
  }

  async signOut(): Promise<void> {
    await this.#page.getByRole('button', { name: new RegExp(this.#t('account.label').split('{{')[0] ?? '') }).click();
    await this.#page.getByText(this.#t('account.signOut'), { exact: true }).click();
    await expect(this.#page).toHaveURL(/\/login/);
  }
}

/** Pages open in this language from the first paint. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((lang) => {
    // An empty page and a paper shown within one have no storage.
    if (window === window.top && window.location.protocol.startsWith('http')) localStorage.setItem('lang', lang);
  }, language);
}
