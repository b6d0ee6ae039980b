import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses a button until its dialog is open: what still comes onto a page moves the button away from under the pointer
 * between press and release, and the click is nobody's.
 */
export async function openedDialog(page: Page, button: Locator): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ timeout: 10_000 });
    await expect(dialog).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return dialog;
}
