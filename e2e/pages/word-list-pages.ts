import { expect, type Locator, type Page } from '@playwright/test';
import { blacklistTypes, wordLists, type WordList } from '@registrar/domain/calls/word-lists';
import { validationMessage } from '@registrar/domain/messages';
import { texts, type Language } from '../texts';
import type { ProposedName } from './name-pages';

/** The word lists and the proposals to change them, in one language. */
export class WordListPages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;
  readonly #review: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-name-reservation', language);
    this.#review = texts('review', language);
  }

  /** From the page to a proposal that waits. */
  async proposeBlacklisted(word: ProposedName, remark: string): Promise<void> {
    const dialog = await this.#fillBlacklisted(word, remark);
    await dialog.getByRole('button', { name: this.#t('wordLists.send') }).click();
    await expect(dialog).toBeHidden();
  }

  /** A word that waits already is refused where it is written, and the dialog stays. */
  async expectRefusedAgain(word: ProposedName): Promise<void> {
    const dialog = await this.#fillBlacklisted(word, 'उही उजुरी');
    await dialog.getByRole('button', { name: this.#t('wordLists.send') }).click();
    await expect(
      dialog.getByText(validationMessage('WORD_PROPOSED_ALREADY', this.#language, { word: word.nepali })).first(),
    ).toBeVisible();
    await this.#page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  async #fillBlacklisted({ english, nepali }: ProposedName, remark: string): Promise<Locator> {
    const page = this.#page;
    await page.goto('/name-word-lists');
    await page
      .getByRole('button', { name: this.#t('wordLists.add') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', {
      name: this.#t('wordLists.addTitle', { list: wordLists.name('BLACKLIST')[this.#language] }),
    });
    // by place, since each pair shares one label; nth waits for the dialog, all() would answer before it is open
    const textboxes = dialog.getByRole('textbox');
    await textboxes.nth(0).fill(nepali);
    await textboxes.nth(1).fill(english);
    await dialog.getByLabel(this.#t('wordLists.type')).click();
    await page.getByTitle(blacklistTypes.name('DECEPTIVE')[this.#language]).click();
    await textboxes.nth(2).fill('भ्रममा पार्छ।');
    await textboxes.nth(3).fill('It misleads.');
    await dialog.getByLabel(this.#t('wordLists.remark'), { exact: true }).fill(remark);
    return dialog;
  }

  /** Whoever proposed does not decide. */
  async expectOnlyWithdrawing(word: string): Promise<void> {
    const row = await this.#proposal(word);
    await expect(row.getByRole('button')).toHaveCount(1);
    await expect(
      row.getByRole('button', { name: new RegExp(`^${this.#review('proposals.withdraw')}: `) }),
    ).toBeVisible();
  }

  async #proposal(word: string, show: 'open' | 'settled' = 'open'): Promise<Locator> {
    await this.#page.goto(`/name-word-lists?tab=proposals&show=${show}`);
    return this.#page.getByRole('row').filter({ hasText: word });
  }

  /** The word is found, and its retirement proposed. */
  async proposeRetiring({ english, nepali }: ProposedName, remark: string): Promise<void> {
    const page = this.#page;
    await page.goto(`/name-word-lists?tab=BLACKLIST&search=${encodeURIComponent(english)}`);
    const word = this.#language === 'ne' ? `${nepali} · ${english}` : `${english} · ${nepali}`;
    await page.getByRole('button', { name: this.#t('wordLists.retireWord', { word }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(remark);
    await dialog.getByRole('button', { name: this.#t('wordLists.send') }).click();
    await expect(dialog).toBeHidden();
  }

  /** The second person agrees to what is proposed about this word. */
  async approve(word: string): Promise<void> {
    await this.#decide(word, 'approve');
  }

  async refuse(word: string, remark: string): Promise<void> {
    await this.#decide(word, 'refuse', remark);
  }

  async #decide(word: string, action: 'approve' | 'refuse', remark?: string): Promise<void> {
    const row = await this.#proposal(word);
    const label = this.#review(`proposals.${action}`);
    await row.getByRole('button', { name: new RegExp(`^${label}: `) }).click();
    const dialog = this.#page.getByRole('dialog');
    if (remark !== undefined) await dialog.getByRole('textbox').fill(remark);
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
  }

  async expectSettled(word: string, remark: string): Promise<void> {
    await expect(await this.#proposal(word, 'settled')).toContainText(remark);
  }

  async openImport(list: WordList): Promise<void> {
    await this.#page.goto(`/name-word-lists?tab=${list}`);
    await this.#page
      .getByRole('button', { name: this.#t('wordLists.import') })
      .first()
      .click();
    await expect(this.#page.getByRole('dialog')).toBeVisible();
  }

  async chooseFile(text: string): Promise<void> {
    await this.#page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  async expectFault(text: string): Promise<void> {
    await expect(this.#page.getByRole('dialog').getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  }

  async sendFile(remark: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel(this.#t('wordLists.remark'), { exact: true }).fill(remark);
    await dialog.getByRole('button', { name: this.#t('wordLists.send') }).click();
  }

  async expectClosed(): Promise<void> {
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }
}
