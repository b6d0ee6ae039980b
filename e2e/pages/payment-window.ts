import { expect, type Page } from '@playwright/test';
import { banks, paymentModes } from '@registrar/domain/enumerations/money';
import { texts, type Language } from '../texts';

/** The button that opens the payment gateway, whatever the amount. */
export function payButton(page: Page, language: Language) {
  const [before = '', after = ''] = texts('mf-payments', language)('payment.pay', { amount: '…' }).split('…');
  return page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`, 'u') });
}

export async function chooseBankAndMode(page: Page, language: Language): Promise<void> {
  const t = texts('mf-payments', language);
  for (const [field, option] of [
    [t('payment.bank'), banks.name('NABIL')[language]],
    [t('payment.mode'), paymentModes.name('CARD')[language]],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByTitle(option, { exact: true }).last().click();
  }
}

/** Bank and mode on the invoice's page; answers the window of the payment gateway. */
export async function openPaymentWindow(page: Page, language: Language): Promise<Page> {
  await chooseBankAndMode(page, language);
  const [window] = await Promise.all([page.waitForEvent('popup'), payButton(page, language).click()]);
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  return window;
}

/** And then one of the ways that a payment can go there, by the words of its page, which is in Nepali first. */
export async function payInWindow(page: Page, language: Language, outcome: string): Promise<Page> {
  const window = await openPaymentWindow(page, language);
  await window.getByRole('button', { name: outcome }).click();
  return window;
}
