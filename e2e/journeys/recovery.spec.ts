import { expect, test } from '@registrar/testing/playwright';
import { AccountPages } from '../pages/account-pages';
import { speak } from '../pages/portal-frame';
import { signedUp, someone } from '../people';
import { languages, texts } from '../texts';

for (const language of languages) {
  test(`a forgotten password is replaced by link and by OTP, in ${language}`, async ({ page, mailbox }) => {
    const t = texts('mf-auth', language);
    const accounts = new AccountPages(page, mailbox, language);
    const person = await signedUp(mailbox);
    await speak(page, language);

    await test.step('by the link of the mail', async () => {
      await accounts.askForReset(person.email, 'byLink');
      await expect(page.getByText(t('forgot.sent', { email: person.email }))).toBeVisible();
      const link = await mailbox.link(person.email, '/reset-password/');
      await page.goto(link);
      await accounts.setNewPassword('Machhapuchhre@1');
      await accounts.login({ username: person.username, password: 'Machhapuchhre@1' });
      await expect(page).toHaveURL(/\/dashboard/);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(link);
      await accounts.setNewPassword('Another@12345', { accepted: false });
      await expect(page.getByText(t('reset.linkExpired')).first()).toBeVisible();
    });

    await test.step('by the code', async () => {
      await accounts.askForReset(person.email, 'byOtp');
      await expect(page).toHaveURL(/\/reset-password\/otp\//);
      await accounts.typeOtp(await mailbox.otp(person.email));
      await page.getByRole('button', { name: t('resetOtp.submit') }).click();
      await accounts.setNewPassword('Annapurna@1234');
      await accounts.login({ username: person.username, password: 'Annapurna@1234' });
      await expect(page).toHaveURL(/\/dashboard/);
    });

    await test.step('a stranger is answered the same', async () => {
      await page.evaluate(() => sessionStorage.clear());
      const { email } = someone();
      await accounts.askForReset(email, 'byLink');
      await expect(page.getByText(t('forgot.sent', { email }))).toBeVisible();
    });
  });
}

// The used link is refused on purpose, which the browser notes.
test.use({ allowedConsole: /Failed to load resource.*(400|401|410|422)/ });
