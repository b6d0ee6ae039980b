import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until this has the focus; a person gives up sooner than after so many stops. */
export async function tabTo(page: Page, target: Locator, stops = 40): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}

/** Goes there by Tab and presses the key. */
export async function pressOn(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' | 'ArrowDown' = 'Enter',
  stops = 40,
): Promise<void> {
  await tabTo(page, target, stops);
  await page.keyboard.press(key);
}
