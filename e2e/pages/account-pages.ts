import { expect, type Mailbox } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { passwordIn, type NewPerson } from '../people';
import { texts, type Language } from '../texts';

/** Sign-up, first login and sign-in as a person walks them, in one language. */
export class AccountPages {
  readonly #page: Page;
  readonly #mailbox: Mailbox;
  readonly #t: ReturnType<typeof texts>;
  readonly #ui: ReturnType<typeof texts>;

  constructor(page: Page, mailbox: Mailbox, language: Language) {
    this.#page = page;
    this.#mailbox = mailbox;
    this.#t = texts('mf-auth', language);
    this.#ui = texts('shared/i18n', language);
  }

  async fillSignUp(person: NewPerson, address = '/register'): Promise<void> {
    const page = this.#page;
    const t = this.#t;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: t('signUp.title') })).toBeVisible();
    await page.getByLabel(t('signUp.office')).click();
    await page.getByRole('option').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.locator('input[id$="fullNameNepali"]').fill(person.fullNameNepali);
    await page.locator('input[id$="fullNameEnglish"]').fill(person.fullNameEnglish);
    await page.locator('input[autocomplete="username"]').fill(person.username);
    await page.locator('input[autocomplete="tel-national"]').fill(person.mobileNumber);
    await page.locator('input[autocomplete="email"]').fill(person.email);
    await page.getByRole('button', { name: t('signUp.submit') }).click();
  }

  async enterOtp(person: NewPerson): Promise<void> {
    await expect(this.#page).toHaveURL(/\/enter-otp\//);
    await this.typeOtp(await this.#mailbox.otp(person.mobileNumber, 'sms'));
    await this.#page.getByRole('button', { name: this.#t('enterOtp.submit') }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name: this.#t('signUpDone.title') })).toBeVisible();
  }

  async changeFirstPassword(person: NewPerson): Promise<void> {
    const firstPassword = passwordIn((await this.#mailbox.next(person.email, 'email')).body);
    await this.#page
      .getByRole('main')
      .getByRole('button', { name: this.#t('signUpDone.login') })
      .click();
    await this.#changePassword(person, firstPassword);
  }

  /** For somebody whom the office appointed: the login page is open, the mail has come. */
  async startWithFirstPassword(person: NewPerson): Promise<void> {
    await this.#changePassword(person, passwordIn((await this.#mailbox.next(person.email, 'email')).body));
  }

  async #changePassword(person: NewPerson, firstPassword: string): Promise<void> {
    const page = this.#page;
    await this.login({ username: person.username, password: firstPassword });
    await expect(page).toHaveURL(/\/change-password\?/);
    await this.typeOtp(await this.#mailbox.otp(person.mobileNumber, 'sms'));
    await page.locator('input[autocomplete="new-password"]').nth(0).fill(person.password);
    await page.locator('input[autocomplete="new-password"]').nth(1).fill(person.password);
    await page.getByRole('button', { name: this.#t('changePassword.submit') }).click();
    await expect(page).toHaveURL(/\/login/);
  }

  async login({ username, password }: { readonly username: string; readonly password: string }): Promise<void> {
    const page = this.#page;
    await expect(page).toHaveURL(/\/login/);
    await page.locator('input[autocomplete="username"]').fill(username);
    await page.locator('input[autocomplete="current-password"]').fill(password);
    await page.getByRole('button', { name: this.#t('signIn.submit'), exact: true }).click();
  }

  async askForReset(email: string, method: 'byLink' | 'byOtp'): Promise<void> {
    const page = this.#page;
    await page.goto('/forgot-password');
    await page.locator('input[autocomplete="email"]').fill(email);
    await page.getByText(this.#t(`forgot.${method}`), { exact: true }).click();
    await page.getByRole('button', { name: this.#t('forgot.submit'), exact: true }).click();
  }

  async askForUsername(by: 'email' | 'mobile', value: string): Promise<void> {
    const page = this.#page;
    await page.goto('/recover-username');
    const label = this.#t(by === 'email' ? 'field.email' : 'field.mobile');
    await page.getByRole('radiogroup').getByText(label, { exact: true }).click();
    await page.getByRole('textbox', { name: label }).fill(value);
    await page.getByRole('button', { name: this.#t('forgot.submit'), exact: true }).click();
  }

  async setNewPassword(password: string, { accepted = true } = {}): Promise<void> {
    const page = this.#page;
    await page.locator('input[autocomplete="new-password"]').nth(0).fill(password);
    await page.locator('input[autocomplete="new-password"]').nth(1).fill(password);
    await page.getByRole('button', { name: this.#t('reset.submit') }).click();
    if (accepted) await expect(page).toHaveURL(/\/login/);
  }

  async typeOtp(code: string): Promise<void> {
    await this.#page.getByLabel(this.#ui('otp.label')).first().click();
    await this.#page.keyboard.type(code);
  }
}
