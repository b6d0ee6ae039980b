import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { askedToPay } from '../filed-registrations';
import { chooseBankAndMode, openPaymentWindow, payButton, payInWindow } from '../pages/payment-window';
import { speak } from '../pages/portal-frame';
import { aroundValues } from '../pages/portal-tab';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts } from '../texts';

const t = texts('mf-payments', 'en');
// a window that was kept shut is logged on purpose
test.use({ allowedConsole: /Failed to open the payment window/u });

const asked = (): Promise<string> => askedToPay(demo.otherApplicant);

async function openPayment(page: Page, id: string): Promise<void> {
  await speak(page, 'en');
  await signIn(page, demo.otherApplicant);
  await page.goto(`/payment/${id}`);
}

test(
  'paid by card: both windows say so, and the registration is paid',
  { tag: ['@core', '@demo-data'] },
  async ({ page }) => {
    await openPayment(page, await asked());
    const popup = await payInWindow(page, 'en', 'भुक्तानी गर्नुहोस्');
    await expect(popup.getByRole('heading', { level: 1, name: t('paymentStatus.success.title') })).toBeVisible();
    await expect(page.getByText(t('payment.paid'))).toBeVisible();
  },
);

test('declined, it can be paid again', { tag: ['@demo-data'] }, async ({ page }) => {
  await openPayment(page, await asked());
  const popup = await payInWindow(page, 'en', 'बैंकले अस्वीकार गर्ने');
  await expect(popup.getByText(t('paymentStatus.failed.text'))).toBeVisible();
  await expect(payButton(page, 'en')).toBeVisible();
});

test('processed for a while: the page that is open moves on by itself', { tag: ['@demo-data'] }, async ({ page }) => {
  await openPayment(page, await asked());
  const popup = await payInWindow(page, 'en', 'केही समय प्रक्रियामा रहेर सफल हुने');
  await expect(popup.getByText('Your payment is processing.')).toBeVisible();
  await expect(popup.getByRole('heading', { level: 1, name: t('paymentStatus.success.title') })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(t('payment.paid'))).toBeVisible();
});

test('the window closed half-way, the same payment is gone on with', { tag: ['@demo-data'] }, async ({ page }) => {
  await openPayment(page, await asked());
  await (await openPaymentWindow(page, 'en')).close();
  await expect(page.getByText(t('payment.underWay'))).toBeVisible();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: aroundValues(t('payment.goOn')) }).click(),
  ]);
  await popup.getByRole('button', { name: 'भुक्तानी गर्नुहोस्' }).click();
  await expect(page.getByText(t('payment.paid'))).toBeVisible();
});

test('a browser that opens no window pays in this one', { tag: ['@demo-data'] }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openPayment(page, await asked());
  await chooseBankAndMode(page, 'en');
  await payButton(page, 'en').click();
  await expect(page.getByText('Failed to open the payment window.')).toBeVisible();
  await page.getByRole('button', { name: t('payment.openHere') }).click();
  await page.getByRole('button', { name: 'भुक्तानी गर्नुहोस्' }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('paymentStatus.success.title') })).toBeVisible();
});
