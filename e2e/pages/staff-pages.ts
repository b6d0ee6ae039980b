import { expect, type Locator, type Page } from '@playwright/test';
import { roles } from '@registrar/domain/permissions';
import type { NewPerson } from '../people';
import { texts, type Language } from '../texts';

type StaffRole = Parameters<typeof roles.name>[0];

/** The staff page as the office's administrator and a second person use it. */
export class StaffPages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;
  readonly #common: ReturnType<typeof texts>;
  readonly #review: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-auth', language);
    this.#common = texts('shared/i18n', language);
    this.#review = texts('review', language);
  }

  async add(person: NewPerson, role: StaffRole): Promise<void> {
    const page = this.#page;
    await page.goto('/management/staff');
    await page.getByRole('button', { name: this.#t('staff.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[id$="fullNameNepali"]').fill(person.fullNameNepali);
    await dialog.locator('input[id$="fullNameEnglish"]').fill(person.fullNameEnglish);
    await dialog.getByLabel(this.#t('signUp.username')).fill(person.username);
    await dialog.getByLabel(this.#t('field.email')).fill(person.email);
    await dialog.getByLabel(this.#t('field.mobile')).fill(person.mobileNumber);
    await this.#chooseRole(dialog, this.#t('staff.column.role'), role);
    await dialog.getByRole('button', { name: this.#t('staff.addSubmit'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async proposeRole(person: NewPerson, role: StaffRole, remark: string): Promise<void> {
    const page = this.#page;
    await page.goto(`/management/staff?search=${person.username}`);
    await this.row(person).getByRole('button').click();
    await page.getByRole('menuitem', { name: this.#t('staff.action.CHANGE_ROLE') }).click();
    const dialog = page.getByRole('dialog');
    await this.#chooseRole(dialog, this.#t('staff.role.new'), role);
    await expect(dialog.getByText(this.#t('staff.role.needsSecond'))).toBeVisible();
    await dialog.getByLabel(this.#common('field.remark')).fill(remark);
    await dialog.getByRole('button', { name: this.#t('staff.propose') }).click();
    await expect(dialog).toBeHidden();
    await expect(this.row(person)).toContainText(this.#t('staff.changeWaits'));
  }

  async proposeReset(person: NewPerson, remark: string): Promise<void> {
    const page = this.#page;
    await page.goto('/management/staff');
    await page.getByRole('button', { name: this.#t('staff.secondFactor.open') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(this.#t('profile.label.userName')).fill(person.username);
    await dialog.getByLabel(this.#common('field.remark')).fill(remark);
    await dialog.getByRole('button', { name: this.#t('staff.propose') }).click();
    await expect(dialog).toBeHidden();
  }

  async approve(person: NewPerson): Promise<void> {
    const page = this.#page;
    await page.goto('/management/staff');
    const approve = this.#review('proposals.approve');
    await this.row(person)
      .getByRole('button', { name: new RegExp(`^${approve}: `) })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: approve, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(this.row(person)).toHaveCount(0);
  }

  row(person: NewPerson): Locator {
    return this.#page.getByRole('row').filter({ hasText: person.username });
  }

  async #chooseRole(dialog: Locator, label: string, role: StaffRole): Promise<void> {
    await dialog.getByRole('combobox', { name: label }).click();
    await this.#page.getByTitle(roles.name(role)[this.#language], { exact: true }).click();
  }
}
