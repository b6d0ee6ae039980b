import { expect, type Locator, type Page } from '@playwright/test';
import { texts, type Language } from '../texts';
import { payInWindow } from './payment-window';

/** The button that the payment gateway of the demonstration pays with; its page is in both languages at once. */
const PAYS = 'भुक्तानी गर्नुहोस्';

/** What somebody has to pay, and the page of one invoice with its way to the payment gateway, in one language. */
export class PaymentPages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-payments', language);
  }

  /** From the list of what is open to the invoice of this name. */
  async openFromList(name: string): Promise<void> {
    await this.#page.goto('/payment');
    await this.#page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
    await expect(this.bill).toBeVisible();
  }

  get bill(): Locator {
    return this.#page.getByRole('region', { name: this.#t('payment.bill') });
  }

  /** Bank and mode on the portal, then the gateway's own window, where it goes well. */
  async payByCard(): Promise<void> {
    await this.payInGateway();
    await expect(this.#page.getByText(this.#t('payment.paid'))).toBeVisible();
  }

  /** The same of whatever page has the form. */
  async payInGateway(): Promise<void> {
    const popup = await payInWindow(this.#page, this.#language, PAYS);
    await expect(popup.getByRole('heading', { level: 1, name: this.#t('paymentStatus.success.title') })).toBeVisible();
    await popup.close();
  }
}
