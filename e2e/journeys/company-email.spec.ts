import { expect, signIn, test } from '@registrar/testing/playwright';
import { AccountPages } from '../pages/account-pages';
import { PortalFrame, speak } from '../pages/portal-frame';
import { ProfilePages } from '../pages/profile-pages';
import { demo } from '../people';
import { drawnPicture } from '../pictures';
import { texts } from '../texts';

// One company, one address to settle: the steps follow each other.
test.describe.configure({ mode: 'serial' });

test(
  '“not now” logs out with a clear sentence, and the next login leads back',
  { tag: ['@demo-data'] },
  async ({ page }) => {
    const t = texts('mf-auth', 'en');
    await speak(page, 'en');
    await signIn(page, demo.unsettledRepresentative);
    await expect(page).toHaveURL(/\/company-email$/);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/company-email$/);
    await page.getByRole('button', { name: t('companyEmail.notNow') }).click();
    const question = page.getByRole('dialog', { name: t('companyEmail.notNow') });
    await expect(question).toContainText(t('companyEmail.notNowMeans'));
    await question.getByRole('button', { name: t('companyEmail.logOut') }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(t('companyEmail.loggedOut'))).toBeVisible();
    await signIn(page, demo.unsettledRepresentative);
    await expect(page).toHaveURL(/\/company-email$/);
  },
);

test(
  'the company’s new address is proven by its code, then the dashboard opens and the logo can be set',
  { tag: ['@demo-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const t = texts('mf-auth', 'ne');
    const address = `karyalaya.${Date.now()}@example.com`;
    await speak(page, 'ne');
    await signIn(page, demo.unsettledRepresentative);
    await expect(page).toHaveURL(/\/company-email$/);

    await test.step('a wrong code is refused, the right one opens the way', async () => {
      const other = page.getByRole('button', { name: t('companyEmail.other') });
      const field = page.getByLabel(t('companyEmail.newAddress'));
      await expect(other.or(field)).toBeVisible();
      if (await other.isVisible()) await other.click();
      await field.fill(address);
      await page.getByRole('button', { name: t('companyEmail.send') }).click();
      const code = await mailbox.otp(address);
      const accounts = new AccountPages(page, mailbox, 'ne');
      await accounts.typeOtp(code === '111111' ? '222222' : '111111');
      await page.getByRole('button', { name: t('companyEmail.verify') }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await page.getByLabel(texts('shared/i18n', 'ne')('otp.label')).fill(code);
      await page.getByRole('button', { name: t('companyEmail.verify') }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await test.step('the profile shows the address as verified', async () => {
      await new PortalFrame(page, 'ne').openProfile();
      await expect(page.getByText(address)).toBeVisible();
    });

    await test.step('a text called a picture is refused, a picture is cropped with the keyboard and becomes the logo', async () => {
      const profile = new ProfilePages(page, 'ne');
      await profile.open('logo');
      await profile.chooseLogo({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
      await expect(page.getByText(t('logo.notPicture'))).toBeVisible();
      await profile.chooseLogo({ name: 'logo.png', mimeType: 'image/png', buffer: await drawnPicture(page, 640, 400) });
      const part = page.getByLabel(t('logo.cropArea'));
      await expect(part).toBeVisible();
      const before = await part.boundingBox();
      await part.focus();
      for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft');
      await expect.poll(async () => (await part.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
      await profile.setLogo();
      const shown = page.getByRole('main').locator('img');
      await expect(shown).toBeVisible();
      // its place is there before the picture is
      await expect
        .poll(() =>
          shown.evaluate(
            (image: HTMLImageElement) => image.naturalWidth === image.naturalHeight && image.naturalWidth >= 128,
          ),
        )
        .toBe(true);
    });
  },
);

// The wrong code is refused on purpose, which the browser notes.
test.use({ allowedConsole: /Failed to load resource.*(400|423)/ });
