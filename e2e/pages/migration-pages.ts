import { expect, type Mailbox } from '@registrar/testing/playwright';
import type { Locator, Page } from '@playwright/test';
import type { NewPerson } from '../people';
import { texts, type Language } from '../texts';

/** The way over from the older system as a person walks it, in one language. */
export class MigrationPages {
  readonly #page: Page;
  readonly #mailbox: Mailbox;
  readonly #t: ReturnType<typeof texts>;
  readonly #ui: ReturnType<typeof texts>;
  readonly #shell: ReturnType<typeof texts>;

  constructor(page: Page, mailbox: Mailbox, language: Language) {
    this.#page = page;
    this.#mailbox = mailbox;
    this.#t = texts('mf-auth', language);
    this.#ui = texts('shared/i18n', language);
    this.#shell = texts('shell', language);
  }

  get #main(): Locator {
    return this.#page.getByRole('main');
  }

  #button(name: string): Locator {
    return this.#main.getByRole('button', { name, exact: true });
  }

  /** From the portal's home, past what is said of the way over, to the proof. */
  async choose(way: 'byPassword' | 'byNumber'): Promise<void> {
    await this.#page.goto('/');
    await this.#page
      .getByRole('complementary', { name: this.#shell('home.label') })
      .getByRole('link', { name: this.#shell('home.item.migrate') })
      .click();
    await expect(this.#main.getByRole('heading', { level: 1, name: this.#t('oldSystem.choose.title') })).toBeVisible();
    await this.#main.getByRole('link', { name: this.#t(`oldSystem.choose.${way}`) }).click();
    await expect(this.#main.getByRole('heading', { level: 1, name: this.#t('oldSystem.proof.title') })).toBeVisible();
  }

  async proveByPassword(username: string, password: string): Promise<void> {
    await this.#main.getByRole('textbox', { name: this.#t('oldSystem.proof.oldUsername') }).fill(username);
    await this.#main.locator('input[autocomplete="current-password"]').fill(password);
    await this.#button(this.#t('oldSystem.proof.submit')).click();
  }

  /** Looks the number up, chooses among its companies, and proves to be reached at the address on its record. */
  async proveByNumber(registrationNumber: string, company: string, address: string): Promise<void> {
    await this.#main
      .getByRole('textbox', { name: this.#t('oldSystem.proof.registrationNumber') })
      .fill(registrationNumber);
    await this.#button(this.#t('oldSystem.proof.search')).click();
    const card = this.#main.getByRole('article').filter({ hasText: company });
    await expect(this.#main.getByRole('article')).toHaveCount(2);
    await card.getByRole('button').filter({ hasText: '@' }).click();
    await this.#typeOtp(await this.#mailbox.otp(address, 'email'));
    await this.#button(this.#t('oldSystem.code.submit')).click();
  }

  async expectRegistration(): Promise<void> {
    await expect(
      this.#main.getByRole('heading', { level: 1, name: this.#t('oldSystem.registration.title') }),
    ).toBeVisible();
  }

  /** Asks for the account and brings everything over with the code of the mobile number. */
  async register(person: NewPerson): Promise<void> {
    const page = this.#page;
    await this.expectRegistration();
    // The plain field is replaced by the one with romanised typing, which must not happen between two keys.
    await expect(this.#main.getByRole('button', { pressed: true })).toBeVisible();
    await page.locator('input[id$="fullNameNepali"]').fill(person.fullNameNepali);
    await page.locator('input[id$="fullNameEnglish"]').fill(person.fullNameEnglish);
    await this.#main.locator('input[autocomplete="username"]').fill(person.username);
    await this.#main.locator('input[autocomplete="tel-national"]').fill(person.mobileNumber);
    await this.#main.locator('input[autocomplete="email"]').fill(person.email);
    await this.#button(this.#t('oldSystem.registration.submit')).click();
    await this.#typeOtp(await this.#mailbox.otp(person.mobileNumber, 'sms'));
    await this.#button(this.#t('oldSystem.registration.confirm')).click();
    await expect(this.#main.getByRole('heading', { level: 1, name: this.#t('oldSystem.done.title') })).toBeVisible();
  }

  async expectDetails(): Promise<void> {
    await expect(this.#page).toHaveURL(/\/verify-details$/);
    await expect(this.#main.getByRole('heading', { level: 1, name: this.#t('verifyDetails.title') })).toBeVisible();
  }

  get finish(): Locator {
    return this.#button(this.#t('verifyDetails.finish'));
  }

  /** Says what is right instead of what came over. */
  async dispute(item: string, value: string): Promise<void> {
    const label = this.#t(`verifyDetails.item.${item}`);
    await this.#button(`${label}: ${this.#t('verifyDetails.wrong')}`).click();
    const field = this.#main.getByLabel(this.#t('verifyDetails.rightValue', { item: label }));
    await expect(field).toBeFocused();
    await field.fill(value);
    await this.#button(this.#t('verifyDetails.save')).click();
    await expect(this.#main.getByText(this.#t('verifyDetails.claimed'))).toBeVisible();
  }

  /** Confirms, one by one, everything that is not answered yet. */
  async confirmTheRest(): Promise<void> {
    const open = this.#main
      .getByRole('listitem')
      .filter({ hasNotText: this.#t('verifyDetails.change') })
      .getByRole('button', {
        name: new RegExp(`: (${this.#t('verifyDetails.correct')}|${this.#t('verifyDetails.thereIsNone')})$`),
      });
    await expect(open).not.toHaveCount(0);
    for (let left = await open.count(); left > 0; left -= 1) {
      await open.first().click();
      await expect(open).toHaveCount(left - 1);
    }
  }

  async finishDetails(): Promise<void> {
    await this.finish.click();
    await this.#page
      .getByRole('dialog')
      .getByRole('button', { name: this.#t('verifyDetails.finish'), exact: true })
      .click();
  }

  /** The next step of a company that came over: its address on record is the right one. */
  async confirmCompanyEmail(): Promise<void> {
    await expect(this.#page).toHaveURL(/\/company-email$/);
    await this.#button(this.#t('companyEmail.confirm')).click();
  }

  async #typeOtp(code: string): Promise<void> {
    await this.#main.getByLabel(this.#ui('otp.label')).fill(code);
  }
}
