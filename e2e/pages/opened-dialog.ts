import { expect, type Locator, type Page } from '@playwright/test';

/** Presses the button and answers the dialog that it opens. */
export async function openedDialog(page: Page, button: Locator): Promise<Locator> {
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}
