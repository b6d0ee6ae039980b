import { expect, type Locator, type Page } from '@playwright/test';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { isList, sectionOf } from '@registrar/domain/processes';
import { texts, type Language } from '../texts';

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
    await this.#page.getByRole('region', { name: nameEnglish }).getByRole('button', { name: this.#t('start.begin') }).click();
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
    const titles = companyRegistration.steps.filter(({ key }) => key === step).map(({ label }) => label[this.#language]);
    await expect(this.#page.getByRole('heading', { level: 2, name: new RegExp(`^(${titles.join('|')})$`) })).toBeVisible();
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
    await this.#page.getByRole('button', { name: this.#t('list.add', { name: section.item.name[this.#language] }) }).click();
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

  async isSaved(): Promise<void> {
    const saved = this.#common('state.savedAt', { time: '' }).trim();
    await expect(this.#page.getByRole('status').filter({ hasText: saved }).first()).toBeVisible();
  }

  /** From the check to the page with the number. */
  async submit(): Promise<void> {
    const page = this.#page;
    await page.getByLabel(this.#t('summary.declaration')).check();
    await page.getByRole('button', { name: this.#common('action.submit'), exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: this.#common('action.submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: this.#t('result.submitted') })).toBeVisible();
  }

  /** Of a filing that was sent back: answers every remark that is shown on the check, then hands it in again. */
  async answerAndResubmit(answer: string): Promise<void> {
    const page = this.#page;
    const open = page.getByRole('region', { name: this.#t('pin.title') }).getByLabel(this.#t('pin.answer'));
    while ((await open.count()) > 0) {
      await open.first().fill(answer);
      await page.getByRole('button', { name: this.#t('pin.saveAnswer') }).first().click();
      await expect(page.getByText(`${this.#t('pin.answered')}: ${answer}`).first()).toBeVisible();
    }
    await page.getByLabel(this.#t('summary.declaration')).check();
    await page.getByRole('button', { name: this.#t('summary.resubmit') }).click();
    await page.getByRole('dialog').getByRole('button', { name: this.#t('summary.resubmit') }).click();
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
