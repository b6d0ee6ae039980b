import { expect, type Page } from '@playwright/test';
import { texts, type Language } from '../texts';

/** The verification of letters, in one language. */
export class LetterPages {
  readonly #page: Page;
  readonly #t: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#t = texts('mf-registration', language);
  }

  async verify(code: string): Promise<void> {
    const page = this.#page;
    await expect(page.getByRole('heading', { level: 1, name: this.#t('viewLetter.title') })).toBeVisible();
    await page.getByRole('textbox', { name: this.#t('viewLetter.code') }).fill(code);
    await page.getByRole('button', { name: this.#t('viewLetter.submit'), exact: true }).click();
  }

  async expectVerdict(key: string): Promise<void> {
    await expect(this.#page.getByText(this.#t(`viewLetter.${key}`), { exact: true })).toBeVisible();
  }

  /** The code at the foot of the letter that is open. */
  async printedCode(): Promise<string> {
    const code = new URL(this.#page.url()).searchParams.get('code') ?? '';
    await expect(this.#page.getByRole('main').getByText(code, { exact: true })).toBeVisible();
    return code;
  }
}
