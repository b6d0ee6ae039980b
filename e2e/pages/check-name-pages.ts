import { expect, type Locator, type Page } from '@playwright/test';
import { texts, type Language } from '../texts';
import type { ProposedName } from './name-pages';

/** The public check of a name and what it answers, in one language. */
export class CheckNamePages {
  readonly #page: Page;
  readonly #t: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#t = texts('mf-name-reservation', language);
  }

  /** By the address that is passed on; either script may be left out. */
  async open({ english = '', nepali = '' }: Partial<ProposedName>): Promise<void> {
    await this.#page.goto(`/check-name?${new URLSearchParams({ english, nepali }).toString()}`);
  }

  get nepali(): Locator {
    return this.#page.getByRole('textbox', { name: this.#t('checkName.nepali') });
  }

  get english(): Locator {
    return this.#page.getByRole('textbox', { name: this.#t('checkName.english') });
  }

  result(outcome: string): Locator {
    return this.#page.locator(`[data-outcome="${outcome}"]`);
  }

  /** The outcome in its sentence, seen and told. `told` differs where the rules of form are broken. */
  async expectOutcome(outcome: string, told = outcome): Promise<void> {
    await expect(this.result(outcome).getByText(this.#t(`outcome.${told}.title`), { exact: true })).toBeVisible();
    await expect(this.result(outcome).getByText(this.#t(`outcome.${told}.meaning`), { exact: true })).toBeVisible();
    await expect(
      this.#page.locator('[aria-live="polite"]').filter({ hasText: this.#t(`outcome.${told}.title`) }),
    ).toHaveCount(1);
  }

  async expectMarked(...words: readonly string[]): Promise<void> {
    await expect(this.#page.locator('[data-outcome] p > span > span > mark')).toHaveText([...words]);
  }

  /** The names that are near: each line whole. */
  get similar(): Locator {
    return this.#page.getByRole('region', { name: this.#t('outcome.similar'), exact: true }).getByRole('listitem');
  }

  get suggestions(): Locator {
    return this.#page.getByRole('region', { name: this.#t('outcome.suggestions'), exact: true }).getByRole('button');
  }

  get reserve(): Locator {
    return this.#page.getByRole('button', { name: this.#t('checkName.reserve'), exact: true });
  }

  get logInToReserve(): Locator {
    return this.#page.getByRole('button', { name: this.#t('checkName.loginToReserve'), exact: true });
  }
}
