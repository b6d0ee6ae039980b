import { expect, type Page } from '@playwright/test';
import { blacklistTypes, wordLists } from '@registrar/domain/calls/word-lists';
import { texts, type Language } from '../texts';
import type { ProposedName } from './name-pages';

/** The word lists and the proposals to change them, in one language. */
export class WordListPages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-name-reservation', language);
  }

  /** From the page to a proposal that waits. */
  async proposeBlacklisted({ english, nepali }: ProposedName, remark: string): Promise<void> {
    const page = this.#page;
    await page.goto('/name-word-lists');
    await page.getByRole('button', { name: this.#t('wordLists.add') }).first().click();
    const dialog = page.getByRole('dialog', { name: this.#t('wordLists.addTitle').replace('{{list}}', wordLists.name('BLACKLIST')[this.#language]) });
    const [word, wordEnglish, reason, reasonEnglish] = await dialog.getByRole('textbox').all();
    await word?.fill(nepali);
    await wordEnglish?.fill(english);
    await dialog.getByLabel(this.#t('wordLists.type')).click();
    await page.getByTitle(blacklistTypes.name('DECEPTIVE')[this.#language]).click();
    await reason?.fill('भ्रममा पार्छ।');
    await reasonEnglish?.fill('It misleads.');
    await dialog.getByLabel(this.#t('wordLists.remark'), { exact: true }).fill(remark);
    await dialog.getByRole('button', { name: this.#t('wordLists.send') }).click();
    await expect(dialog).toBeHidden();
  }

  /** The word is found, and its retirement proposed. */
  async proposeRetiring({ english, nepali }: ProposedName, remark: string): Promise<void> {
    const page = this.#page;
    await page.goto(`/name-word-lists?tab=BLACKLIST&search=${encodeURIComponent(english)}`);
    const word = this.#language === 'ne' ? `${nepali} · ${english}` : `${english} · ${nepali}`;
    await page.getByRole('button', { name: this.#t('wordLists.retireWord').replace('{{word}}', word) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(remark);
    await dialog.getByRole('button', { name: this.#t('wordLists.send') }).click();
    await expect(dialog).toBeHidden();
  }

  /** The second person agrees to what is proposed about this word. */
  async approve(word: string): Promise<void> {
    const page = this.#page;
    await page.goto('/name-word-lists?tab=proposals');
    const approve = this.#t('wordLists.decide.approve');
    await page.getByRole('row').filter({ hasText: word }).getByRole('button', { name: approve, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: approve, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(0);
  }
}
