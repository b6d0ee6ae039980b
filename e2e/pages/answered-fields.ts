import { expect, type Locator, type Page } from '@playwright/test';
import { valueAt, type Answers, type FieldDefinition } from '@registrar/domain/processes';
import { texts, type Language } from '../texts';
import type { Words } from '../place-names';

/** Answers the questions of a section as a person does: each by its words, in one language. */
export class AnsweredFields {
  readonly #page: Page;
  readonly #language: Language;
  readonly #common: ReturnType<typeof texts>;
  readonly #sections: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#common = texts('shared/i18n', language);
    this.#sections = texts('sections', language);
  }

  /** Every question that the answers hold something for; `words` name what an answer holds by its id. */
  async answerAll(
    place: Page | Locator,
    fields: readonly FieldDefinition[],
    answers: Answers,
    words: Words,
  ): Promise<void> {
    for (const field of fields) {
      const value = valueAt(answers, field.path);
      if (value !== undefined)
        await this.#answer(this.#groupOf(place, field), field, value, words(field.widget, value));
    }
  }

  /** A heading tells apart questions that are asked more than once. */
  #groupOf(place: Page | Locator, { group }: FieldDefinition): Page | Locator {
    return group === undefined ? place : place.getByRole('group', { name: group[this.#language], exact: true });
  }

  async #answer(
    place: Page | Locator,
    field: FieldDefinition,
    value: unknown,
    word: string | undefined,
  ): Promise<void> {
    const label = field.label[this.#language];
    const option = field.options?.items.find(({ key }) => key === value);
    const named = word ?? (option && (this.#language === 'ne' ? option.nameNepali : option.nameEnglish));
    const control = place.getByLabel(label, { exact: true }).first();
    switch (field.widget) {
      case 'switch':
        // a mark of what is required belongs to its name, and not to its label
        if (value === true)
          await place
            .getByRole('switch')
            .and(place.getByLabel(label, { exact: true }))
            .click();
        return;
      case 'radio':
        await place.getByRole('radio', { name: named, exact: true }).click();
        return;
      case 'date':
        await place.getByLabel(this.#common('date.adField', { label })).fill(String(value));
        await this.#page.keyboard.press('Enter');
        return;
      case 'amount':
        return control.fill(String(Number(value) / 100));
      case 'mapPoint':
        for (const part of ['latitude', 'longitude'] as const)
          await place.getByRole('textbox', { name: this.#sections(`map.${part}`) }).fill(String(valueAt(value, part)));
        return;
      case 'rows':
      case 'ranges':
        return this.#addRows(place, field, Array.isArray(value) ? value : []);
      default:
        if (named === undefined) return control.fill(String(value));
        // a list closes where the page moves under it, as when more questions follow from the answer before
        await expect(() => this.#chooseIn(control, named)).toPass({ timeout: 180_000 });
    }
  }

  /** The option that the typed text has made the active one is taken by its key: to scroll to it closes the list. */
  async #chooseIn(control: Locator, named: string): Promise<void> {
    await control.click();
    await this.#page.keyboard.type(named);
    // a district and its town may have one name: the option is in the list that is open
    const option = this.#page
      .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
      .getByTitle(named, { exact: true })
      .last();
    await expect(option).toBeVisible();
    const isActive = (await option.getAttribute('class'))?.includes('ant-select-item-option-active') === true;
    await (isActive ? this.#page.keyboard.press('Enter') : option.click());
  }

  async #addRows(place: Page | Locator, field: FieldDefinition, rows: readonly Answers[]): Promise<void> {
    const table = place.getByRole('group', { name: field.label[this.#language], exact: true }).last();
    for (const row of rows) {
      await table
        .getByRole('button', { name: this.#sections('addRow', { name: field.label[this.#language] }) })
        .click();
      await this.answerAll(table.getByRole('group').last(), field.rows ?? [], row, () => undefined);
    }
  }
}
