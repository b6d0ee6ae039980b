import { expect, test } from '@registrar/testing/playwright';
import { askedToPay } from '../filed-registrations';
import { payInWindow } from '../pages/payment-window';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts } from '../texts';

// Both officers' pages are one list for the whole office: other tests may have payments in it as well.
test(
  'another amount was taken: nothing is paid by it, the revenue officer opens the invoice again, and it is paid',
  { tag: ['@demo-data'] },
  async ({ page, browser }) => {
    const t = texts('mf-payments', 'ne');
    const id = await askedToPay(demo.otherApplicant);
    await speak(page, 'ne');
    await signIn(page, demo.otherApplicant);
    await page.goto(`/payment/${id}`);

    await test.step('the payer is told that it is being processed, not that it is paid', async () => {
      const window = await payInWindow(page, 'ne', 'फरक रकम काटिने');
      await expect(window.getByRole('heading', { level: 1, name: t('paymentStatus.pending.title') })).toBeVisible();
      await window.close();
      await page.getByRole('button', { name: t('payment.check') }).click();
      await expect(page.getByText(t('attempt.MISMATCH'))).toBeVisible();
      await expect(page.getByText(t('payment.paid'))).toBeHidden();
    });

    const number =
      (await page.getByRole('heading', { level: 1, name: /INV-/u }).textContent())?.match(/INV\S+/u)?.[0] ?? '';
    await test.step('the revenue officer sees both amounts and what was said, and opens the invoice again', async () => {
      const officer = await (await browser.newContext()).newPage();
      await speak(officer, 'ne');
      await signIn(officer, demo.revenueOfficer);
      await officer.goto('/payment-reconciliation');
      await officer.getByRole('button', { name: t('reconciliation.openOne', { number }) }).click();
      const drawer = officer.getByRole('dialog', { name: t('reconciliation.one', { number }) });
      await expect(drawer.getByText(t('mismatch.WRONG_AMOUNT'), { exact: true })).toBeVisible();
      await expect(drawer.getByText('रु. ४,५००.००')).toBeVisible();
      await drawer.getByRole('button', { name: t('decide.RELEASED') }).click();
      const question = officer.getByRole('dialog').filter({ hasText: t('decide.RELEASED.hint') });
      await question.locator('textarea').fill('बैंकले रकम फिर्ता गरेको');
      await question.getByRole('button', { name: t('decide.RELEASED') }).click();
      await expect(drawer).toBeHidden();
      await officer.getByText(t('reconciliation.queue.DECIDED')).click();
      await expect(officer.getByRole('button', { name: t('reconciliation.openOne', { number }) })).toBeVisible();
    });

    await test.step('the payer pays what was asked for', async () => {
      await expect(page.getByText(t('attempt.failure.RELEASED'))).toBeVisible();
      const window = await payInWindow(page, 'ne', 'भुक्तानी गर्नुहोस्');
      await expect(window.getByRole('heading', { level: 1, name: t('paymentStatus.success.title') })).toBeVisible();
      await expect(page.getByText(t('payment.paid'))).toBeVisible();
    });
  },
);

test(
  'who comes back in another browser, without a session, is told the truth, whatever the address says',
  { tag: ['@demo-data'] },
  async ({ page, browser }) => {
    const t = texts('mf-payments', 'en');
    const id = await askedToPay(demo.otherApplicant);
    await speak(page, 'en');
    await signIn(page, demo.otherApplicant);
    await page.goto(`/payment/${id}`);
    const window = await payInWindow(page, 'en', 'बैंकले अस्वीकार गर्ने');
    await expect(window.getByText(t('paymentStatus.failed.text'))).toBeVisible();
    const address = new URL(window.url());

    const elsewhere = await (await browser.newContext()).newPage();
    await speak(elsewhere, 'en');
    await elsewhere.goto(`/payment/status/success${address.search}`);
    await expect(elsewhere.getByRole('heading', { level: 1, name: t('paymentStatus.failed.title') })).toBeVisible();
    await expect(elsewhere).toHaveURL(/\/payment\/status\/failed/u);
  },
);
