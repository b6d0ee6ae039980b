import { expect, type Locator, type Page } from '@playwright/test';
import { texts, type Language } from '../texts';

/** The page of notifications and the choice of their channels. */
export class NotificationPages {
  readonly #page: Page;
  readonly #t: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#t = texts('shell-pages', language);
  }

  async openList(): Promise<void> {
    await this.#page.goto('/notifications');
    await expect(this.#page.getByRole('heading', { level: 1, name: this.#t('notifications.title') })).toBeVisible();
  }

  async openPreferences(): Promise<void> {
    await this.#page.getByRole('link', { name: this.#t('notifications.toPreferences') }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name: this.#t('preferences.title') })).toBeVisible();
  }

  /** Every message on the page. */
  messages(): Locator {
    return this.#page.locator('main [data-notification]');
  }

  empty(tab: 'all' | 'read' | 'unread'): Locator {
    return this.#page.getByText(this.#t(`notifications.empty.${tab}`));
  }

  async chooseTab(tab: 'all' | 'read' | 'unread'): Promise<void> {
    await this.#page.getByRole('tab', { name: new RegExp(`^${this.#t(`notifications.tab.${tab}`)}`) }).click();
  }

  async chooseSubject(name: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: this.#t('notifications.filter.type') }).click();
    await this.#page.locator('.ant-select-item-option-content').filter({ hasText: name }).click();
  }

  async follow(message: Locator): Promise<void> {
    await message.getByRole('button', { name: this.#t('notifications.open') }).click();
  }

  async markAllRead(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('notifications.markAllRead') }).click();
  }

  switch(kind: string, channel: 'inPortal' | 'email' | 'sms'): Locator {
    return this.#page.getByRole('switch', { name: `${kind}: ${this.#t(`preferences.${channel}`)}` });
  }
}
