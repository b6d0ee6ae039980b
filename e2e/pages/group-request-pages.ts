import { expect, type Locator, type Page } from '@playwright/test';
import { filingActions } from '@registrar/domain/transitions/actions';
import { texts, type Language } from '../texts';
import type { ProposedName } from './name-pages';

/** What a parent company is asked, and what it answers, in one language. */
export class GroupRequestPages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-name-reservation', language);
  }

  /** By the menu to the list, and from there to the request for this name. */
  async open({ english }: ProposedName): Promise<void> {
    const page = this.#page;
    await page.goto('/dashboard');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: this.#t('groupRequest.title') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: this.#t('groupRequest.title') })).toBeVisible();
    await page.getByRole('link', { name: new RegExp(english) }).click();
    await expect(page.getByRole('region', { name: this.#t('groupRequest.names') })).toBeVisible();
  }

  /** The word that both names have, in both scripts and on both sides. */
  sharedWord(word: string): Locator {
    return this.#page.getByRole('region', { name: this.#t('groupRequest.names') }).locator('mark', { hasText: word });
  }

  async answer(action: 'parentVerify' | 'parentReject', remark: string): Promise<void> {
    const name = filingActions.name(action)[this.#language];
    await this.#page.getByRole('button', { name, exact: true }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.locator('textarea').fill(remark);
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
    await expect(
      this.#page.getByText(this.#t(`groupRequest.state.${action === 'parentVerify' ? 'CONSENTED' : 'REFUSED'}`)),
    ).toBeVisible();
  }

  /** Where the application stands with its parent company, on the applicant’s page and on the officer’s. */
  note(): Locator {
    return this.#page.getByRole('region', { name: this.#t('groupNote.title') });
  }
}
