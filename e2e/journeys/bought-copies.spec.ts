import { expect, test } from '@registrar/testing/playwright';
import { copyKinds } from '@registrar/domain/copies';
import { letterKinds } from '@registrar/domain/calls/letters';
import { freshName } from '../names';
import { PaymentPages } from '../pages/payment-pages';
import { speak } from '../pages/portal-frame';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const t = texts('mf-registration', language);
const pay = texts('mf-payments', language);
const opened = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);

// a code that is wrong is refused
test.use({ allowedConsole: /status of 400/ });

test(
  'a stranger buys a copy by card without an account, opens it by a code, and a bank proves it',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(600_000);
    const email = `${freshName().english.toLowerCase().replaceAll(/\W+/gu, '-')}@example.com`;
    await speak(page, language);

    await test.step('the company is found, the copy is chosen and priced', async () => {
      await page.goto('/eServices');
      await page.getByRole('link', { name: t('buyCopies.begin') }).click();
      await page.getByRole('textbox', { name: t('eServices.companyNumber') }).fill('100005');
      await page.getByRole('button', { name: t('eServices.searchCompany') }).click();
      await page
        .getByRole('list', { name: t('eServices.found') })
        .getByRole('link')
        .first()
        .click();
      await page.getByRole('checkbox', { name: copyKinds.name('EXTRACT')[language] }).check();
      await expect(page.getByRole('region', { name: t('buyCopies.price') })).toContainText('105');
    });

    await test.step('the address is proven by a code, a wrong one is refused', async () => {
      await page.getByRole('textbox', { name: t('buyCopies.reason') }).fill('For a loan');
      await page.getByRole('textbox', { name: t('buyCopies.name') }).fill('Hari Nobody');
      await page.getByRole('textbox', { name: t('buyCopies.identityNumber') }).fill('27-01-70-12345');
      await page.getByRole('textbox', { name: t('buyCopies.email') }).fill(email);
      await page.getByRole('button', { name: t('eServices.sendCode') }).click();
      const code = page.getByLabel(common('otp.label')).first();
      const right = await mailbox.otp(email, 'email');
      await code.fill(right === '000000' ? '111111' : '000000');
      await page.getByRole('button', { name: t('buyCopies.order') }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await code.fill(right);
      await page.getByRole('button', { name: t('buyCopies.order') }).click();
      await expect(page).toHaveURL(/\/copy-order\//u);
    });

    await test.step('paid once, by card', async () => {
      await new PaymentPages(page, language).payInGateway();
      await expect(page.getByText(pay('copyOrder.openMail'))).toBeVisible({ timeout: 60_000 });
    });

    await test.step('the mail leads to the copy, which a code to the same address opens', async () => {
      const link = await mailbox.link(email, '/copy-delivery/');
      const reader = await (await browser.newContext()).newPage();
      await speak(reader, language);
      await reader.goto(new URL(link).pathname);
      const extract = reader.getByRole('listitem').filter({ hasText: letterKinds.name('REGISTER_EXTRACT')[language] });
      await reader.getByRole('button', { name: opened('disclosure.sendCode') }).click();
      await reader.getByRole('textbox').fill(await mailbox.otp(email, 'email'));
      await reader.getByRole('button', { name: opened('shared.open') }).click();
      await expect(extract).toBeVisible();
      await extract.getByRole('link', { name: opened('shared.verify') }).click();
      await expect(reader).toHaveURL(/\/verify-document/u);
      await expect(reader.getByRole('main')).toContainText(letterKinds.name('REGISTER_EXTRACT')[language]);
      // the link itself shows nothing without a code
      const stranger = await (await browser.newContext()).newPage();
      await stranger.goto(new URL(link).pathname);
      await expect(stranger.getByRole('button', { name: opened('disclosure.sendCode') })).toBeVisible();
    });
  },
);
