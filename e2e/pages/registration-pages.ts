import { expect, type Locator, type Page } from '@playwright/test';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { isList, sectionOf, type Answers, type FilingFrame } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import type { Words } from '../place-names';
import { texts, type Language } from '../texts';
import { AnsweredFields } from './answered-fields';
import { openedDialog } from './opened-dialog';

/** Of a paper: the company's own are regions, those of a person a group. */
const PLACE = '[role="region"], [role="group"]';

/** The registration of a company, step by step, in one language. Fields are found by the words of the definition. */
export class RegistrationPages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;
  readonly #common: ReturnType<typeof texts>;
  readonly #sections: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-registration', language);
    this.#common = texts('shared/i18n', language);
    this.#sections = texts('sections', language);
  }

  /** From the list of reserved names to the first step; answers the application's id. */
  async begin(nameEnglish: string): Promise<string> {
    await this.#page.goto('/company-registration');
    await this.#page
      .getByRole('region', { name: nameEnglish })
      .getByRole('button', { name: this.#t('start.begin') })
      .click();
    await this.stepIsOpen('general-info');
    return this.applicationId();
  }

  applicationId(): string {
    const id = new URL(this.#page.url()).searchParams.get('application');
    if (id === null) throw new Error(`No registration is open at ${this.#page.url()}`);
    return id;
  }

  async openStep(step: string): Promise<void> {
    await this.#page.goto(`/company-registration/${step}?application=${this.applicationId()}`);
    await this.stepIsOpen(step);
  }

  async stepIsOpen(step: string): Promise<void> {
    const titles = companyRegistration.steps
      .filter(({ key }) => key === step)
      .map(({ label }) => label[this.#language]);
    await expect(
      this.#page.getByRole('heading', { level: 2, name: new RegExp(`^(${titles.join('|')})$`) }),
    ).toBeVisible();
  }

  async saveAndContinue(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('wizard.saveAndContinue') }).click();
  }

  /** The control of a question, by its path in the section; within a drawer while one is open. */
  field(sectionKey: string, path: string, within: Page | Locator = this.#page): Locator {
    const label = this.#labelOf(sectionKey, path);
    return within.getByLabel(label, { exact: true }).first();
  }

  async fill(sectionKey: string, path: string, text: string, within?: Locator): Promise<void> {
    await this.field(sectionKey, path, within).fill(text);
  }

  /** Every question of a form that the example answers. */
  async answerForm(sectionKey: string, example: FilingFrame, words: Words): Promise<void> {
    const section = sectionOf(companyRegistration, sectionKey);
    if (section === undefined || isList(section)) throw new Error(`${sectionKey} is no form`);
    const answers: Answers = { ...(example.answers[sectionKey] ?? {}) };
    const place = this.#page.getByRole('region', { name: section.label[this.#language], exact: true });
    await new AnsweredFields(this.#page, this.#language).answerAll(place, section.fields, answers, words);
  }

  /** On to the next step, which has to be this one. */
  async goOn(to: string): Promise<void> {
    await this.saveAndContinue();
    await this.stepIsOpen(to);
  }

  /** A choice from a list that is searched by typing, e.g. a district. */
  async choose(sectionKey: string, path: string, option: string, within?: Locator): Promise<void> {
    await this.field(sectionKey, path, within).click();
    await this.#page.keyboard.type(option);
    await this.#page.getByTitle(option, { exact: true }).last().click();
  }

  /** Opens the form of one more item of a list; answers its drawer. */
  async add(sectionKey: string): Promise<Locator> {
    const section = sectionOf(companyRegistration, sectionKey);
    if (section === undefined || !isList(section)) throw new Error(`${sectionKey} is no list`);
    await this.#page
      .getByRole('button', { name: this.#t('list.add', { name: section.item.name[this.#language] }) })
      .click();
    return this.#page.getByRole('dialog');
  }

  async itemDone(drawer: Locator): Promise<void> {
    await drawer.getByRole('button', { name: this.#t('list.done') }).click();
    await expect(drawer).toBeHidden();
  }

  async point(latitude: string, longitude: string, within: Page | Locator = this.#page): Promise<void> {
    await within.getByRole('textbox', { name: this.#sections('map.latitude') }).fill(latitude);
    await within.getByRole('textbox', { name: this.#sections('map.longitude') }).fill(longitude);
  }

  /** The draft of a paper as it would be printed now, saved to where it can be brought back as a document. */
  async downloadPaper(name: string): Promise<string> {
    const page = this.#page;
    await page
      .getByRole('radiogroup', { name: this.#t('papers.which') })
      .getByText(name, { exact: true })
      .click();
    const preview = page.getByRole('button', { name: this.#common('action.preview'), exact: true });
    if (await preview.isVisible()) await preview.click();
    await expect(page.getByTitle(this.#t('papers.previewOf', { name }), { exact: true })).toBeVisible({
      timeout: 120_000,
    });
    // A browser without a viewer of PDFs downloads the preview as well, under a name of the browser's own.
    const named = new RegExp(`-${this.#language}\\.pdf$`);
    const [download] = await Promise.all([
      page.waitForEvent('download', (one) => named.test(one.suggestedFilename())),
      page.getByRole('link', { name: this.#common('action.download') }).click(),
    ]);
    return download.path();
  }

  /** One file at the place of this name. */
  async bring(place: string, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    const region = this.#page.getByRole('region', { name: place, exact: true });
    await region.getByTestId('file-input').setInputFiles(file);
    await expect(region.getByRole('button', { name: this.#common('upload.remove', { name: '' }).trim() })).toBeVisible({
      timeout: 60_000,
    });
  }

  /** A file at every place that asks for one and is still empty. */
  async bringRequired(
    fileFor: (accept: string) => { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
  ): Promise<void> {
    const titled = this.#page.locator(PLACE).filter({ has: this.#page.getByRole('heading', { level: 3 }) });
    const needed = this.#page
      .getByRole('main')
      .locator(titled)
      .filter({ has: this.#page.getByText(this.#sections('documents.required'), { exact: true }) })
      .filter({ has: this.#page.getByTestId('file-input') });
    await expect(needed.first()).toBeVisible();
    // the papers of a person stand in a group of their own, which is no place itself
    for (const region of await needed.filter({ hasNot: titled }).all()) {
      if ((await region.getByRole('button', { name: this.#common('upload.remove', { name: '' }).trim() }).count()) > 0)
        continue;
      const input = region.getByTestId('file-input');
      await input.setInputFiles(fileFor((await input.getAttribute('accept')) ?? ''));
      await expect(
        region.getByRole('button', { name: this.#common('upload.remove', { name: '' }).trim() }),
      ).toBeVisible({ timeout: 60_000 });
    }
  }

  async isSaved(): Promise<void> {
    const saved = this.#common('state.savedAt', { time: '' }).trim();
    await expect(this.#page.getByRole('status').filter({ hasText: saved }).first()).toBeVisible();
  }

  /** From the check to the page with the number. */
  async submit(): Promise<void> {
    const page = this.#page;
    await page.getByLabel(trueStatement.text[this.#language]).check();
    const dialog = await openedDialog(
      page,
      page.getByRole('button', { name: this.#common('action.submit'), exact: true }),
    );
    await dialog.getByRole('button', { name: this.#common('action.submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: this.#t('result.submitted') })).toBeVisible();
  }

  /** Of a filing that was sent back: answers every remark that is shown on the check, then hands it in again. */
  async answerAndResubmit(answer: string): Promise<void> {
    const page = this.#page;
    const open = page.getByRole('region', { name: this.#t('pin.title') }).getByLabel(this.#t('pin.answer'));
    await expect(open.first()).toBeVisible();
    for (let left = (await open.count()) - 1; left >= 0; left--) {
      await open.first().fill(answer);
      await page
        .getByRole('button', { name: this.#t('pin.saveAnswer') })
        .first()
        .click();
      await expect(open).toHaveCount(left);
    }
    await page.getByLabel(trueStatement.text[this.#language]).check();
    const dialog = await openedDialog(page, page.getByRole('button', { name: this.#t('summary.resubmit') }));
    await dialog.getByRole('button', { name: this.#t('summary.resubmit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: this.#t('result.submitted') })).toBeVisible();
  }

  #labelOf(sectionKey: string, path: string): string {
    const section = sectionOf(companyRegistration, sectionKey);
    if (section === undefined) throw new Error(`There is no section ${sectionKey}`);
    const fields = isList(section) ? section.item.fields : section.fields;
    const label = fields.find((field) => field.path === path)?.label[this.#language];
    if (label === undefined) throw new Error(`${sectionKey} does not ask ${path}`);
    return label;
  }
}
