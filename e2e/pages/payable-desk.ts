import { expect, type Locator, type Page } from '@playwright/test';
import { texts, type Language } from '../texts';

/** The payable step on an officer's page, of whatever is filed: confirmed, set otherwise, counter-signed. */
export class PayableDesk {
  readonly #desk: Page;
  readonly #words: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#desk = page;
    this.#words = texts('payable', language);
  }

  get payable(): Locator {
    return this.#desk.getByRole('region', { name: this.#words('heading'), exact: true });
  }

  async confirmPayable(): Promise<void> {
    await this.payable.getByRole('button', { name: this.#words('set.confirm') }).click();
    await expect(this.payable.getByRole('button', { name: this.#words('set.confirm') })).toBeHidden();
  }

  /** Another amount, in rupees, for the first line. */
  async changePayable(rupees: string, reason: string): Promise<Locator> {
    await this.payable.getByRole('button', { name: this.#words('set.change') }).click();
    const dialog = this.#desk.getByRole('dialog');
    await dialog.locator('input[id$="amountPaisa"]').first().fill(rupees);
    await dialog.locator('textarea').first().fill(reason);
    await dialog.getByRole('button', { name: this.#words('set.save') }).click();
    return dialog;
  }

  async counterSign(agrees: boolean, remark: string): Promise<void> {
    const action = this.#words(agrees ? 'set.agree' : 'set.refuse');
    await this.payable.getByRole('button', { name: action }).click();
    const dialog = this.#desk.getByRole('dialog');
    await dialog.locator('textarea').fill(remark);
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog).toBeHidden();
  }

  async payableIs(state: 'PROPOSED' | 'COUNTER_SIGN' | 'PENDING' | 'SUBMITTED' | 'SETTLED'): Promise<void> {
    await expect(this.payable.getByText(this.#words(`office.${state}.title`))).toBeVisible();
  }
}
