import { expect, type Page } from '@playwright/test';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { drawnPicture } from '../pictures';
import { texts, type Language } from '../texts';

/** The companies that came over, and their way to being verified, in one language. */
export class MigratedPages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;
  readonly #common: ReturnType<typeof texts>;
  readonly #sections: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-name-reservation', language);
    this.#common = texts('shared/i18n', language);
    this.#sections = texts('sections', language);
  }

  async openList(): Promise<void> {
    await this.#page.goto('/company-name-reservation/migrated-name-reservation');
    await expect(this.#page.getByRole('heading', { level: 1, name: this.#t('migrated.title') })).toBeVisible();
  }

  async expectState(state: 'VERIFIED' | 'UNVERIFIED'): Promise<void> {
    await expect(this.#page.getByText(this.#t(`migrated.state.${state}`), { exact: true })).toBeVisible();
  }

  async begin(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('migrated.startFor', { name }) }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name: this.#t('migrated.wizard.title') })).toBeVisible();
  }

  /** The first step stands filled in already. */
  async confirmOldName(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('wizard.saveAndContinue') }).click();
    await expect(this.#page).toHaveURL(/add-necessary-document/);
  }

  async uploadCertificate(title: string): Promise<void> {
    const place = this.#page.getByRole('region', { name: title });
    await place.getByTestId('file-input').setInputFiles({
      name: 'certificate.png',
      mimeType: 'image/png',
      buffer: await drawnPicture(this.#page, 480, 320),
    });
    await expect(place.getByText('certificate.png', { exact: true })).toBeVisible();
  }

  /** A file that the office cannot use is refused where it was chosen, with the reason. */
  async expectRefused(
    title: string,
    file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
    reason: string,
  ): Promise<void> {
    const place = this.#page.getByRole('region', { name: title });
    await place.getByTestId('file-input').setInputFiles(file);
    await expect(place.getByRole('alert')).toContainText(reason);
  }

  async declare(): Promise<void> {
    await this.#page.getByLabel(trueStatement.text[this.#language]).check();
  }

  async pressSubmit(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#common('action.submit'), exact: true }).click();
  }

  async submit(): Promise<void> {
    await this.pressSubmit();
    await this.#page
      .getByRole('dialog')
      .getByRole('button', { name: this.#common('action.submit'), exact: true })
      .click();
  }

  async expectMissing(title: string): Promise<void> {
    await expect(this.#page.getByRole('alert').getByText(this.#t('documents.missing', { title }))).toBeVisible();
  }

  async fileAgain(): Promise<void> {
    await this.#page.getByRole('link', { name: this.#t('migrated.fileAgain') }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name: this.#t('migrated.title') })).toBeVisible();
  }

  async expectMeaning(status: 'SUBMITTED' | 'APPROVED' | 'REJECTED'): Promise<void> {
    await expect(this.#page.getByText(this.#t(`migrated.meaning.${status}`))).toBeVisible();
  }

  picture(title: string) {
    return this.#page.getByRole('img', { name: this.#sections('documents.pictureOf', { title }) });
  }
}
