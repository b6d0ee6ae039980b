import { expect, type Locator, type Page } from '@playwright/test';
import type { NewPerson } from '../people';
import { texts, type Language } from '../texts';

/** Who speaks for a company and who acts for it, as both sides see it, and the page an invitation leads to. */
export class RepresentativePages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;
  readonly #ui: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-auth', language);
    this.#ui = texts('shared/i18n', language);
  }

  async open(): Promise<void> {
    await this.#page.goto('/representatives');
    await expect(this.people('active')).toBeVisible();
  }

  async openMandates(): Promise<void> {
    await this.#page.goto('/mandates');
    await expect(this.#page.getByRole('heading', { level: 1, name: this.#t('mandate.title') })).toBeVisible();
  }

  /** The part of the page with those who represent the company, who are invited to, or who did. */
  people(part: 'active' | 'invited' | 'former'): Locator {
    return this.#page.getByRole('region', { name: this.#t(`people.${part}`), exact: true });
  }

  async invite(person: NewPerson): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('people.invite'), exact: true }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.locator('input[id$="nameNepali"]').fill(person.fullNameNepali);
    await dialog.locator('input[id$="nameEnglish"]').fill(person.fullNameEnglish);
    await dialog.locator('input[type="email"]').fill(person.email);
    await dialog.getByRole('button', { name: this.#t('invite.send') }).click();
    await expect(dialog).toBeHidden();
    await expect(this.people('invited')).toContainText(person.email);
  }

  async askForCode(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('invitation.accept'), exact: true }).click();
    await expect(this.#page.getByLabel(this.#ui('otp.label'))).toBeVisible();
  }

  async accept(code: string): Promise<void> {
    await this.#page.getByLabel(this.#ui('otp.label')).fill(code);
    await this.#page.getByRole('button', { name: this.#t('invitation.confirm') }).click();
    await this.#page.getByRole('button', { name: this.#t('invitation.logInAgain') }).click();
    await expect(this.#page).toHaveURL(/\/login\?returnTo=/);
  }

  /** Why, and then the code that comes to whoever removes. */
  async remove(person: NewPerson, remark: string, codeFor: () => Promise<string>): Promise<void> {
    const row = this.#rowOf(person);
    await this.#press('people.remove', person);
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel(this.#ui('field.remark')).fill(remark);
    await dialog.getByRole('button', { name: this.#t('people.removeSend') }).click();
    await expect(dialog.getByLabel(this.#ui('otp.label'))).toBeVisible();
    await dialog.getByLabel(this.#ui('otp.label')).fill(await codeFor());
    await dialog.getByRole('button', { name: this.#t('people.remove'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(this.#t('people.removalAsked'));
  }

  async objectTo(person: NewPerson, remark: string): Promise<void> {
    await this.#confirm('people.object', person, remark);
    await expect(this.#rowOf(person)).not.toContainText(this.#t('people.removalAsked'));
  }

  async withdrawRemoval(person: NewPerson, remark: string): Promise<void> {
    await this.#confirm('people.keep', person, remark);
    await expect(this.#rowOf(person)).not.toContainText(this.#t('people.removalAsked'));
  }

  async stepDown(person: NewPerson, remark: string): Promise<void> {
    await this.#confirm('people.leave', person, remark);
    await expect(this.#page).toHaveURL(/\/login/);
  }

  #nameOf(person: NewPerson): string {
    return this.#language === 'ne' ? person.fullNameNepali : person.fullNameEnglish;
  }

  #rowOf(person: NewPerson): Locator {
    return this.people('active')
      .getByRole('listitem')
      .filter({ hasText: this.#nameOf(person) });
  }

  async #press(key: string, person: NewPerson): Promise<void> {
    await this.#page.getByRole('button', { name: `${this.#t(key)}: ${this.#nameOf(person)}` }).click();
  }

  async #confirm(key: string, person: NewPerson, remark: string): Promise<void> {
    await this.#press(key, person);
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel(this.#ui('field.remark')).fill(remark);
    await dialog.getByRole('button', { name: this.#t(key), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async askForMandate(registrationNumber: string): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: this.#t('mandate.ask') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(this.#t('mandate.companyNumber')).fill(registrationNumber);
    await dialog.getByRole('button', { name: this.#t('mandate.find') }).click();
    await expect(dialog.getByRole('radio', { checked: true, name: new RegExp(registrationNumber) })).toBeVisible();
    await dialog.getByRole('button', { name: this.#t('mandate.send') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText(this.#t('mandate.state.PENDING'));
  }

  async acceptMandate(intermediary: string): Promise<void> {
    await this.#takeStep('accept', intermediary);
    await expect(this.#mandates()).toContainText(this.#t('mandate.state.ACCEPTED'));
  }

  async endMandate(intermediary: string, remark: string): Promise<void> {
    await this.#takeStep('end', intermediary, remark);
    await expect(this.#mandates()).toContainText(this.#t('mandate.state.ENDED'));
  }

  #mandates(): Locator {
    return this.#page.getByRole('region', { name: this.#t('mandate.ofCompany'), exact: true });
  }

  async #takeStep(step: 'accept' | 'end', intermediary: string, remark?: string): Promise<void> {
    const label = this.#t(`mandate.step.${step}`);
    await this.#mandates()
      .getByRole('button', { name: `${label}: ${intermediary}` })
      .click();
    const dialog = this.#page.getByRole('dialog');
    if (remark !== undefined) await dialog.getByLabel(this.#ui('field.remark')).fill(remark);
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
