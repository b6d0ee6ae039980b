import { expect, test } from '@registrar/testing/playwright';
import type { Locator } from '@playwright/test';
import { tabTo } from '../keyboard';
import { GeneralInformation } from '../pages/general-information';
import { demo, passwordIn, someone } from '../people';
import { startIn, startSignedIn } from '../signed-in';
import { texts } from '../texts';

// Without a pointer.
test.describe.configure({ mode: 'parallel' });

test(
  'the first stop leads past the frame, and every stop is seen',
  { tag: ['@demo-data'] },
  async ({ context, page }) => {
    await startIn(context, 'en');
    await page.goto('/login');
    await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: texts('shared/i18n', 'en')('skipLink') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main') !== null),
      'the next stop is in the page',
    ).toBe(true);
  },
);

test('logging in, and what is wrong with it, by keyboard alone', { tag: ['@demo-data'] }, async ({ context, page }) => {
  const t = texts('mf-auth', 'ne');
  await startIn(context, 'ne');
  await page.goto('/login');
  const username = page.locator('input[autocomplete="username"]');
  const password = page.locator('input[autocomplete="current-password"]');
  const submit = page.getByRole('button', { name: t('signIn.submit'), exact: true });
  await expect(username).toBeVisible();
  await tabTo(page, username);
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  expect(
    await page.evaluate(() => document.activeElement?.closest('main') !== null),
    'the focus is where the problem is told',
  ).toBe(true);

  await username.focus();
  await page.keyboard.type(demo.otherApplicant.username);
  await tabTo(page, password);
  await page.keyboard.type(demo.otherApplicant.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'a page that is followed from the menu takes the focus and is announced',
  { tag: ['@demo-data'] },
  async ({ context, page }) => {
    await startSignedIn(context, demo.applicant, 'en');
    await page.goto('/dashboard');
    const link = page
      .getByRole('navigation', { name: texts('shell', 'en')('menu.label') })
      .getByRole('link', { name: 'Name reservation' });
    await expect(link).toBeVisible();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company-name-reservation$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle(/Name reservation/);
  },
);

test(
  'signing up from the login to the dashboard by keyboard alone',
  { tag: ['@demo-data', '@mailbox'] },
  async ({ context, page, mailbox }) => {
    const t = texts('mf-auth', 'ne');
    const common = texts('shared/i18n', 'ne');
    const person = someone();
    const main = page.getByRole('main');
    const press = async (target: Locator): Promise<void> => {
      await expect(target).toBeVisible();
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    };
    const write = async (target: Locator, text: string): Promise<void> => {
      await expect(target).toBeVisible();
      await tabTo(page, target);
      await page.keyboard.insertText(text);
    };
    const logIn = async (password: string): Promise<void> => {
      await expect(page).toHaveURL(/\/login$/);
      await write(page.locator('input[autocomplete="username"]'), person.username);
      await write(page.locator('input[autocomplete="current-password"]'), password);
      await page.keyboard.press('Enter');
    };
    await startIn(context, 'ne');
    await page.goto('/login');
    await press(main.getByRole('link', { name: t('signIn.register') }).first());
    await expect(page.getByRole('heading', { level: 1, name: t('signUp.title') })).toBeVisible();

    await test.step('an empty form leads to its first field', async () => {
      await press(page.getByRole('button', { name: t('signUp.submit'), exact: true }));
      const summary = main.getByRole('alert').first();
      await expect(summary).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('combobox', { name: t('signUp.office') })).toBeFocused();
    });

    await test.step('the form is filled in and sent', async () => {
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option').first().waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      await write(page.locator('input[id$="fullNameNepali"]'), person.fullNameNepali);
      await write(page.locator('input[id$="fullNameEnglish"]'), person.fullNameEnglish);
      await write(page.locator('input[autocomplete="username"]'), person.username);
      await write(page.locator('input[autocomplete="tel-national"]'), person.mobileNumber);
      await write(page.locator('input[autocomplete="email"]'), person.email);
      await expect(main.getByRole('alert')).toHaveCount(0);
      const representative = page.getByRole('checkbox', { name: t('signUp.representative') });
      await tabTo(page, representative);
      await page.keyboard.press('Space');
      await expect(representative).toBeChecked();
      await press(page.getByRole('button', { name: t('signUp.submit'), exact: true }));
    });

    await test.step('the code, the first password, an own password', async () => {
      await expect(page).toHaveURL(/\/enter-otp\//);
      await write(page.getByLabel(common('otp.label')), await mailbox.otp(person.mobileNumber, 'sms'));
      await page.keyboard.press('Enter');
      const firstPassword = passwordIn((await mailbox.next(person.email, 'email')).body);
      await press(main.getByRole('button', { name: t('signUpDone.login') }));
      await logIn(firstPassword);
      await expect(page).toHaveURL(/\/change-password\?/);
      await write(page.getByLabel(common('otp.label')), await mailbox.otp(person.mobileNumber, 'sms'));
      for (const index of [0, 1])
        await write(page.locator('input[autocomplete="new-password"]').nth(index), person.password);
      await page.keyboard.press('Enter');
    });

    await test.step('the dashboard', async () => {
      await logIn(person.password);
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('the general information keeps the focus until Escape closes it', async () => {
      const information = new GeneralInformation(page, 'ne');
      const { dialog } = information;
      const links = dialog.getByRole('link');
      await expect(links).toHaveCount(3);
      const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(hasFocus).toBe(true);
      // three links, the cross, the button; between the last and the first the browser's own frame has its turn, which
      // is no part of the page
      const isBehind = () =>
        dialog.evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < 8; stop += 1) {
          await page.keyboard.press(key);
          expect(await isBehind(), `${key}, stop ${stop}`).toBe(false);
        }
      }
      await tabTo(page, links.first(), 8);
      await information.close('Escape');
      expect(
        await page.evaluate(() => document.activeElement?.closest('main') !== null),
        'the focus is on the page',
      ).toBe(true);
    });
  },
);
