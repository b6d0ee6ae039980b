import { expect } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { sectionOf, type Answers, type ProcessDefinition } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import type { Words } from '../place-names';
import { texts, type Language } from '../texts';
import { AnsweredFields } from './answered-fields';
import { openedDialog } from './opened-dialog';

/** The wizard of a form by which a company is closed. */
export class ClosingWizard {
  readonly #page: Page;
  readonly #language: Language;
  readonly #definition: ProcessDefinition;
  readonly #words: ReturnType<typeof texts>;

  constructor(page: Page, language: Language, definition: ProcessDefinition) {
    this.#page = page;
    this.#language = language;
    this.#definition = definition;
    this.#words = texts('filings', language);
  }

  /** Begins it where it is offered, and is at the first step that lacks something; answers with its id. */
  async begin(step = this.#definition.steps?.[0]?.key ?? ''): Promise<string> {
    const begin = texts('mf-deregistration', this.#language)('filings.begin');
    const name = `${begin}: ${this.#definition.name[this.#language]}`;
    await this.#page.getByRole('button', { name, exact: true }).click();
    await this.#page.waitForURL(/\/de-registration\/application\/[\da-f-]{36}/);
    await this.isAt(step);
    return new URL(this.#page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
  }

  async isAt(step: string): Promise<void> {
    const asked = this.#definition.steps?.find(({ key }) => key === step);
    const name = asked?.label[this.#language] ?? step;
    await expect(this.#page.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  /** Every question of a section that is answered here; `words` name what an answer holds by its id. */
  async answer(key: string, given: Answers, words: Words = () => undefined): Promise<void> {
    const section = sectionOf(this.#definition, key);
    const fields = section !== undefined && 'fields' in section ? section.fields : [];
    // a step of one section has no heading of its own for it
    const region = this.#page.getByRole('region', { name: section?.label[this.#language] ?? '', exact: true });
    const place = (await region.count()) > 0 ? region : this.#page.getByRole('main');
    await new AnsweredFields(this.#page, this.#language).answerAll(place, fields, given, words);
  }

  async goOnTo(step: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.#words('wizard.saveAndContinue') }).click();
    await this.isAt(step);
  }

  /** Checked and handed in. */
  async submit(id: string): Promise<void> {
    await this.#page.goto(`/de-registration/application/${id}/check`);
    await this.#page.getByLabel(trueStatement.text[this.#language]).check();
    const send = texts('shared/i18n', this.#language)('action.submit');
    const dialog = await openedDialog(this.#page, this.#page.getByRole('button', { name: send, exact: true }));
    await dialog.getByRole('button', { name: send }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name: this.#words('result.submitted') })).toBeVisible();
  }
}
