import { expect, type Locator, type Page } from '@playwright/test';
import { texts, type Language } from '../texts';

/** What a newcomer is told on the first visit to the dashboard. */
export class GeneralInformation {
  readonly dialog: Locator;
  readonly #page: Page;
  readonly #close: string;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#close = texts('shared/i18n', language)('action.close');
    this.dialog = page.getByRole('dialog', { name: texts('shell-pages', language)('generalInformation.title') });
  }

  /** Closed, and remembered by the gateway. */
  async close(by: 'button' | 'Escape' = 'button'): Promise<void> {
    await expect(this.dialog).toBeVisible();
    const remembered = this.#page.waitForResponse(
      (response) => response.url().endsWith('/auth/api/user/general-information/close') && response.ok(),
    );
    if (by === 'Escape') await this.#page.keyboard.press('Escape');
    else await this.dialog.getByRole('button', { name: this.#close, exact: true }).last().click();
    await remembered;
    await expect(this.dialog).toHaveCount(0);
  }
}
