import { expect, type Locator, type Page } from '@playwright/test';
import { banks } from '@registrar/domain/enumerations/money';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { greyPicture } from '../plain-files';
import { texts, type Language } from '../texts';
import { untilWritten } from './written-papers';

/**
 * Money paid at a bank's counter: the payer's form wherever it stands, the page of an invoice, and the revenue
 * officer's desk.
 */
export class VoucherPages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;
  /** The form's own words. */
  readonly #form: ReturnType<typeof texts>;
  readonly #common: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-payments', language);
    this.#form = texts('payable', language);
    this.#common = texts('shared/i18n', language);
  }

  get form(): Locator {
    return this.#page.getByRole('region', { name: this.#form('bring'), exact: true });
  }

  get number(): Locator {
    return this.form.getByLabel(this.#form('voucherNumber'), { exact: true });
  }

  /** The second way on the page of an invoice. */
  async chooseBank(): Promise<void> {
    await this.#page
      .getByRole('radiogroup', { name: this.#t('payment.ways') })
      .getByText(this.#t('payment.way.BANK'), { exact: true })
      .click();
    await expect(this.form).toBeVisible();
  }

  /** The amount stands there already. */
  async fill(voucherNumber: string): Promise<void> {
    const page = this.#page;
    await this.form.getByLabel(this.#form('bank'), { exact: true }).click();
    await page.getByTitle(banks.name('NABIL')[this.#language], { exact: true }).click();
    await this.number.fill(voucherNumber);
    await this.form
      .getByLabel(this.#common('date.adField', { label: this.#form('paidOn') }))
      .fill(nepalDayOfInstant(new Date().toISOString()));
    await page.keyboard.press('Enter');
    await this.form
      .getByTestId('file-input')
      .setInputFiles({ name: 'voucher.png', mimeType: 'image/png', buffer: greyPicture(300, 200) });
    await expect(
      this.form.getByRole('button', { name: this.#common('upload.remove', { name: '' }).trim() }),
    ).toBeVisible({ timeout: 60_000 });
  }

  submit = (): Promise<void> => this.form.getByRole('button', { name: this.#form('submitVoucher') }).click();

  async isChecked(): Promise<void> {
    await expect(this.#page.getByText(this.#t('payment.voucher'), { exact: true })).toBeVisible();
  }

  async isRefused(reason: string): Promise<void> {
    await expect(this.#page.getByText(this.#t('payment.refused'), { exact: true })).toBeVisible();
    await expect(this.#page.getByRole('region', { name: this.#t('payment.vouchers') })).toContainText(reason);
  }

  async isPaid(): Promise<void> {
    await expect(this.#page.getByText(this.#t('payment.paid'), { exact: true })).toBeVisible();
  }

  /** From the paid invoice to the history; the receipt of it, once it is written and signed. */
  async downloadReceipt(invoiceNumber: string): Promise<string> {
    const page = this.#page;
    await page.getByRole('link', { name: this.#t('payment.toHistory') }).click();
    await expect(page.getByRole('heading', { level: 1, name: this.#t('history.title') })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: invoiceNumber });
    const save = row.getByRole('button', { name: new RegExp(this.#t('papers.receipt')) });
    await untilWritten(page, save);
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    return download.path();
  }

  /** The officer's list: finds it and opens it with its picture. */
  async openAtDesk(voucherNumber: string): Promise<Locator> {
    const page = this.#page;
    await page.goto(`/payment-vouchers?search=${encodeURIComponent(voucherNumber)}`);
    await page.getByRole('button', { name: this.#t('vouchers.openOne', { number: voucherNumber }) }).click();
    const drawer = page.getByRole('dialog');
    await expect(
      drawer.getByRole('img', { name: this.#t('vouchers.pictureOf', { number: voucherNumber }) }),
    ).toBeVisible();
    return drawer;
  }

  async verify(voucherNumber: string): Promise<void> {
    const drawer = await this.openAtDesk(voucherNumber);
    await drawer.getByRole('button', { name: this.#t('vouchers.verify'), exact: true }).click();
    await expect(drawer).toBeHidden();
  }

  async refuse(voucherNumber: string, reason: string): Promise<void> {
    const drawer = await this.openAtDesk(voucherNumber);
    await drawer.getByRole('button', { name: this.#t('vouchers.reject'), exact: true }).click();
    const question = this.#page.getByRole('dialog', { name: this.#t('vouchers.reject'), exact: true });
    await question.getByRole('textbox').fill(reason);
    await question.getByRole('button', { name: this.#t('vouchers.reject'), exact: true }).click();
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
  }
}
