import { expect, test } from '@registrar/testing/playwright';
import type { Locator, Page } from '@playwright/test';
import { demo } from '../people';
import { startIn, startSignedIn } from '../signed-in';
import { texts } from '../texts';

// Without a pointer.
test.describe.configure({ mode: 'parallel' });

/** Presses Tab until this has the focus; a person gives up sooner than after forty stops. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}

test('the first stop leads past the frame, and every stop is seen', async ({ context, page }) => {
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
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), 'the next stop is in the page').toBe(true);
});

test('logging in, and what is wrong with it, by keyboard alone', async ({ context, page }) => {
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
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), 'the focus is where the problem is told').toBe(true);

  await username.focus();
  await page.keyboard.type(demo.otherApplicant.username);
  await tabTo(page, password);
  await page.keyboard.type(demo.otherApplicant.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that is followed from the menu takes the focus and is announced', async ({ context, page }) => {
  await startSignedIn(context, demo.applicant, 'en');
  await page.goto('/dashboard');
  const link = page.getByRole('navigation', { name: texts('shell', 'en')('menu.label') }).getByRole('link', { name: 'Name reservation' });
  await expect(link).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/company-name-reservation$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(/Name reservation/);
});
