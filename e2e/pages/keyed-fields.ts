import { expect, type Locator, type Page } from '@playwright/test';
import { isAsked, valueAt, type Answers, type FieldDefinition, type FilingFrame } from '@registrar/domain/processes';
import { tabTo } from '../keyboard';
import type { Words } from '../place-names';
import { texts, type Language } from '../texts';

/** A page of a filing has its menu, its steps and its tools before the form. */
const STOPS = 150;
const MOST_OPTIONS = 12;

/** Answers the questions of a section without a pointer: Tab to each, then its own keys. */
export class KeyedFields {
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

  /** Every question that these answers ask and hold something for; `words` name what an answer holds by its id. */
  async answerAll(
    place: Page | Locator,
    fields: readonly FieldDefinition[],
    answers: Answers,
    words: Words,
    frame?: FilingFrame,
  ): Promise<void> {
    for (const field of fields) {
      const value = valueAt(answers, field.path);
      if (value === undefined || (frame !== undefined && !isAsked(field, answers, frame))) continue;
      await this.#answer(this.#groupOf(place, field), field, value, words(field.widget, value));
    }
  }

  #groupOf(place: Page | Locator, { group }: FieldDefinition): Page | Locator {
    return group === undefined ? place : place.getByRole('group', { name: group[this.#language], exact: true });
  }

  async #answer(
    place: Page | Locator,
    field: FieldDefinition,
    value: unknown,
    word: string | undefined,
  ): Promise<void> {
    const { keyboard } = this.#page;
    const label = field.label[this.#language];
    const option = field.options?.items.find(({ key }) => key === value);
    const named = word ?? (option && (this.#language === 'ne' ? option.nameNepali : option.nameEnglish));
    switch (field.widget) {
      case 'radio':
        return this.#choose(place.getByRole('radio', { name: named, exact: true }));
      case 'date':
        await tabTo(this.#page, place.getByLabel(this.#common('date.adField', { label })), STOPS);
        await keyboard.type(String(value));
        return keyboard.press('Enter');
      case 'rows':
      case 'ranges':
        return this.#addRows(place, field, Array.isArray(value) ? value : []);
      default: {
        const control = place.getByLabel(label, { exact: true }).first();
        await tabTo(this.#page, control, STOPS);
        if (named !== undefined) return this.#select(control, named);
        return keyboard.type(field.widget === 'amount' ? String(Number(value) / 100) : String(value));
      }
    }
  }

  /** What can be searched is typed; a short list is opened and walked by the arrows. */
  async #select(control: Locator, named: string): Promise<void> {
    const { keyboard } = this.#page;
    await ((await control.isEditable()) ? keyboard.type(named) : keyboard.press('ArrowDown'));
    const list = this.#page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
    await list.getByTitle(named, { exact: true }).last().waitFor();
    const active = list.locator('.ant-select-item-option-active');
    for (let step = 0; step < MOST_OPTIONS && (await active.getAttribute('title')) !== named; step += 1)
      await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
  }

  /** Tab stops at the group once; its arrows move within it. */
  async #choose(option: Locator): Promise<void> {
    const group = option.locator('xpath=ancestor::*[@role="radiogroup"][1]');
    await expect(option).toBeVisible();
    for (let stop = 0; stop < STOPS && !(await hasFocusWithin(group)); stop += 1)
      await this.#page.keyboard.press('Tab');
    await this.#page.keyboard.press('Space');
    for (let step = 0; step < MOST_OPTIONS && !(await option.isChecked()); step += 1)
      await this.#page.keyboard.press('ArrowDown');
    await expect(option).toBeChecked();
  }

  async #addRows(place: Page | Locator, field: FieldDefinition, rows: readonly Answers[]): Promise<void> {
    const name = field.label[this.#language];
    const table = place.getByRole('group', { name, exact: true }).last();
    for (const row of rows) {
      await tabTo(this.#page, table.getByRole('button', { name: this.#sections('addRow', { name }) }), STOPS);
      await this.#page.keyboard.press('Enter');
      await this.answerAll(table.getByRole('group').last(), field.rows ?? [], row, () => undefined);
    }
  }
}

const hasFocusWithin = (group: Locator): Promise<boolean> =>
  group.evaluate((element) => element.contains(document.activeElement));
