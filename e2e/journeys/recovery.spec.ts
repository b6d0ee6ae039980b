import { expect, test, type Mailbox } from '@registrar/testing/playwright';
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

/** Among what came before, e.g. that the password was changed, there is the message with the username. */
async function readUsername(mailbox: Mailbox, to: string, username: string): Promise<void> {
  for (;;) if ((await mailbox.next(to)).body.includes(username)) return;
}

for (const language of languages) {
  test(`a forgotten username is sent to its owner, and a stranger is answered the same, in ${language}`, async ({ page, mailbox }) => {
    const t = texts('mf-auth', language);
    const accounts = new AccountPages(page, mailbox, language);
    const person = await signedUp(mailbox);
    const stranger = someone();
    const inDigits = (number: string) => (language === 'ne' ? number.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit))) : number);
    await speak(page, language);

    await test.step('it is found from the login', async () => {
      await page.goto('/login');
      await page.getByRole('main').getByRole('link', { name: t('signIn.forgotUsername') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('recoverUsername.title') })).toBeVisible();
    });

    await test.step('by e-mail and by SMS', async () => {
      await accounts.askForUsername('email', person.email);
      await expect(page.getByText(t('recoverUsername.sentByEmail', { email: person.email }))).toBeVisible();
      await readUsername(mailbox, person.email, person.username);
      await accounts.askForUsername('mobile', person.mobileNumber);
      await expect(page.getByText(t('recoverUsername.sentBySms', { mobile: inDigits(person.mobileNumber) }))).toBeVisible();
      await readUsername(mailbox, person.mobileNumber, person.username);
    });

    await test.step('a stranger is answered the same; who asks again too soon is told for how long to wait', async () => {
      await accounts.askForUsername('email', stranger.email);
      await expect(page.getByText(t('recoverUsername.sentByEmail', { email: stranger.email }))).toBeVisible();
      await page.getByRole('button', { name: t('forgot.again'), exact: true }).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await expect(page.getByRole('button', { name: t('forgot.submit'), exact: true })).toBeDisabled();
    });
  });
}

// The used link and the second mail in a minute are refused on purpose, which the browser notes.
test.use({ allowedConsole: /Failed to load resource.*(400|401|410|422|429)/ });
