import { expect, type Page } from '@playwright/test';
import { texts, type Language } from '../texts';

/** What the dashboard says is to be done next, and its one button. */
export class NextStepCard {
  readonly #page: Page;
  readonly #t: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#t = texts('shell-pages', language);
  }

  /** Reads what stands there now and presses its button, which is that of this kind of step. */
  async press(code: string, leadsTo: RegExp, values: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.#page.goto('/dashboard');
    const card = this.#page.getByRole('region', { name: this.#t('next.title'), exact: true });
    const button = card.getByRole('button');
    await expect(button).toHaveText(this.#t(`next.button.${code}`, values));
    await button.click();
    await expect(this.#page).toHaveURL(leadsTo);
  }
}
