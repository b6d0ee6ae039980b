import { expect, expectAccessible, signIn, test } from '@registrar/testing/playwright';
import { AccountPages } from '../pages/account-pages';
import { PortalFrame, speak } from '../pages/portal-frame';
import { StaffPages } from '../pages/staff-pages';
import { giveDevice, TwoStepLogin } from '../pages/two-step-login';
import { demo, signedUp, someone } from '../people';
import { texts } from '../texts';

// A wrong code is refused, a session that was reset is over, and a proof that is asked for again begins as a refusal.
test.use({ allowedConsole: /Failed to load resource.*(400|401|403)/ });

test(
  'an officer adds a passkey and an app, loses both, and two colleagues let her back in',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const officer = { ...someone(), fullNameEnglish: 'Sunita Karki', fullNameNepali: 'सुनिता कार्की' };
    const [office, first] = [await browser.newContext(), await browser.newContext()];
    const [staffTab, other] = [await office.newPage(), await first.newPage()];
    for (const tab of [page, staffTab, other]) await speak(tab, 'ne');
    const staff = new StaffPages(staffTab, 'ne');
    const accounts = new AccountPages(page, mailbox, 'ne');
    const steps = new TwoStepLogin(page, 'ne');

    await test.step('the officer comes in for the first time, in two browsers', async () => {
      await signIn(staffTab, demo.administrator);
      await staff.add(officer, 'OPERATOR');
      await page.goto('/login');
      await accounts.startWithFirstPassword(officer);
      await accounts.login(officer);
      await expect(page).toHaveURL(/\/dashboard/);
      await signIn(other, officer);
    });

    const device = await giveDevice(page);
    await test.step('a passkey, with recovery codes, then an app', async () => {
      await steps.open();
      await steps.addPasskey(officer.password);
      await steps.keepCodes();
      await steps.beginApp(officer.password);
      await steps.finishApp();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('a session from before is asked again, and goes on with what was typed', async () => {
      const elsewhere = new TwoStepLogin(other, 'ne');
      await elsewhere.open();
      await elsewhere.beginApp(officer.password);
      const again = other.getByRole('dialog', { name: texts('shared/i18n', 'ne')('secondFactor.title') });
      await expect(again.getByRole('button').first()).toBeVisible();
      // without the device: given up, and the form is still there
      await other.keyboard.press('Escape');
      await expect(again).toBeHidden();
      await expect(other.getByRole('dialog').locator('input[autocomplete="current-password"]')).not.toHaveValue('');
    });

    await test.step('the next login is confirmed by the passkey', async () => {
      await new PortalFrame(page, 'ne').signOut();
      await page.goto('/login');
      await accounts.login(officer);
      await steps.expectSecondStep();
      await expectAccessible(page);
      await steps.givePasskey();
      await expect(page).toHaveURL(/\/dashboard/);
    });

    await test.step('the device is lost: one colleague proposes, another agrees', async () => {
      await device.lose();
      await staff.proposeReset(officer, 'फोन हराएको, परिचयपत्र हेरियो।');
      const context = await browser.newContext();
      const registrar = await context.newPage();
      await speak(registrar, 'ne');
      await signIn(registrar, demo.otherApprover);
      await new StaffPages(registrar, 'ne').approve(officer);
      await context.close();
    });

    await test.step('every session is over, and the password alone opens a new one', async () => {
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/login/);
      await accounts.login(officer);
      await expect(page).toHaveURL(/\/dashboard/);
      await steps.open();
      await expect(page.getByText(texts('mf-auth', 'ne')('secondFactor.none'))).toBeVisible();
    });
    await Promise.all([office.close(), first.close()]);
  },
);

test(
  'an applicant logs in with the app and with a recovery code, is asked again, and switches it off',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const context = await browser.newContext();
    const other = await context.newPage();
    for (const tab of [page, other]) await speak(tab, 'en');
    const accounts = new AccountPages(page, mailbox, 'en');
    const steps = new TwoStepLogin(page, 'en');
    await signIn(other, person);
    await signIn(page, person);
    await steps.open();
    await steps.beginApp(person.password);
    const app = await steps.finishApp();
    const [code = ''] = await steps.keepCodes();

    await test.step('an older session is asked for the code before it changes anything', async () => {
      const elsewhere = new TwoStepLogin(other, 'en');
      await elsewhere.open();
      await elsewhere.beginApp(person.password);
      await elsewhere.giveCode('TOTP', app.code());
      await elsewhere.finishApp();
      await expect(other.getByRole('dialog')).toBeHidden();
    });

    await test.step('a wrong code, then a recovery code', async () => {
      await new PortalFrame(page, 'en').signOut();
      await page.goto('/login');
      await accounts.login(person);
      await steps.expectSecondStep();
      await steps.giveCode('TOTP', '000000');
      await expect(page.getByRole('alert')).toContainText('not right');
      await expectAccessible(page);
      await steps.choose('RECOVERY_CODE');
      await steps.giveCode('RECOVERY_CODE', code.toLowerCase());
      await expect(page).toHaveURL(/\/dashboard/);
    });

    await test.step('both are removed, and the password alone is asked for', async () => {
      await steps.open();
      const name = texts('mf-auth', 'en')('secondFactor.nameOfApp');
      const entries = page.getByRole('button', {
        name: texts('mf-auth', 'en')('secondFactor.removeOne').replace('{{name}}', name),
      });
      await expect(entries).toHaveCount(2);
      for (const left of [1, 0]) {
        await steps.remove(name, person.password);
        await expect(entries).toHaveCount(left);
      }
      await new PortalFrame(page, 'en').signOut();
      await page.goto('/login');
      await accounts.login(person);
      await expect(page).toHaveURL(/\/dashboard/);
    });
    await context.close();
  },
);
