import { expect, type Page } from '@playwright/test';

export interface Person {
  readonly username: string;
  readonly password: string;
}

/** Password of every demonstration account. */
export const DEMO_PASSWORD = 'Demo@12345';

/** Signs in the way a person does, in either language, and waits until the page behind it stands. */
export async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(username);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.locator('main form button[type="submit"]').click();
  await expect(page).not.toHaveURL(/\/login/);
}
