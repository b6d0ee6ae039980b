import { toNepaliDigits } from '@registrar/domain/digits';
import { expect, test, type Mailbox } from '@registrar/testing/playwright';
import { AccountPages } from '../pages/account-pages';
import { speak } from '../pages/portal-frame';
import { signedUp, someone } from '../people';
import { texts } from '../texts';

test(
  'a forgotten password is replaced by the link of the mail, once; a stranger is answered the same',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const t = texts('mf-auth', 'ne');
    const accounts = new AccountPages(page, mailbox, 'ne');
    const person = await signedUp(mailbox);
    await speak(page, 'ne');
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

    const { email } = someone();
    await accounts.askForReset(email, 'byLink');
    await expect(page.getByText(t('forgot.sent', { email }))).toBeVisible();
  },
);

test('a forgotten password is replaced by a code', { tag: ['@own-data', '@mailbox'] }, async ({ page, mailbox }) => {
  const accounts = new AccountPages(page, mailbox, 'en');
  const person = await signedUp(mailbox);
  await speak(page, 'en');
  await accounts.askForReset(person.email, 'byOtp');
  await expect(page).toHaveURL(/\/reset-password\/otp\//);
  await accounts.typeOtp(await mailbox.otp(person.email));
  await page.getByRole('button', { name: texts('mf-auth', 'en')('resetOtp.submit') }).click();
  await accounts.setNewPassword('Annapurna@1234');
  await accounts.login({ username: person.username, password: 'Annapurna@1234' });
  await expect(page).toHaveURL(/\/dashboard/);
});

/** Among what came before, e.g. that the password was changed, there is the message with the username. */
async function readUsername(mailbox: Mailbox, to: string, username: string): Promise<void> {
  for (;;) if ((await mailbox.next(to)).body.includes(username)) return;
}

test(
  'a forgotten username is sent to its owner, and a stranger is answered the same',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const t = texts('mf-auth', 'ne');
    const accounts = new AccountPages(page, mailbox, 'ne');
    const person = await signedUp(mailbox);
    const stranger = someone();
    await speak(page, 'ne');

    await test.step('it is found from the login', async () => {
      await page.goto('/login');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('signIn.forgotUsername') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('recoverUsername.title') })).toBeVisible();
    });

    await test.step('by e-mail and by SMS', async () => {
      await accounts.askForUsername('email', person.email);
      await expect(page.getByText(t('recoverUsername.sentByEmail', { email: person.email }))).toBeVisible();
      await readUsername(mailbox, person.email, person.username);
      await accounts.askForUsername('mobile', person.mobileNumber);
      await expect(
        page.getByText(t('recoverUsername.sentBySms', { mobile: toNepaliDigits(person.mobileNumber) })),
      ).toBeVisible();
      await readUsername(mailbox, person.mobileNumber, person.username);
    });

    await test.step('a stranger is answered the same; who asks again too soon is told for how long to wait', async () => {
      await accounts.askForUsername('email', stranger.email);
      await expect(page.getByText(t('recoverUsername.sentByEmail', { email: stranger.email }))).toBeVisible();
      await page.getByRole('button', { name: t('forgot.again'), exact: true }).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await expect(page.getByRole('button', { name: t('forgot.submit'), exact: true })).toBeDisabled();
    });
  },
);

// The used link and the second mail in a minute are refused on purpose, which the browser notes.
test.use({ allowedConsole: /Failed to load resource.*(400|401|410|422|429)/ });
