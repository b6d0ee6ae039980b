import { expect, type Locator, type Page } from '@playwright/test';

const LOOK_MS = 10_000;
const PATIENCE_MS = 180_000;

/** A paper is written and signed after the action, and a page that is open does not hear of it: it is read anew until the paper stands there. */
export async function untilWritten(page: Page, paper: Locator): Promise<void> {
  let looked = false;
  await expect(async () => {
    if (looked) await page.reload();
    looked = true;
    await expect(paper).toBeVisible({ timeout: LOOK_MS });
  }).toPass({ timeout: PATIENCE_MS });
}
