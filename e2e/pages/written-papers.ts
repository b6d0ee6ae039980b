import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from '../settled';

const PATIENCE_MS = 180_000;

/**
 * A paper is written and signed after the action, and a page that is open does not hear of it: it is read anew until
 * the paper stands there.
 */
export async function untilWritten(page: Page, paper: Locator): Promise<void> {
  await settled(page);
  await expect
    .poll(
      async () => {
        if (await paper.isVisible()) return true;
        await page.reload();
        await settled(page);
        return paper.isVisible();
      },
      { timeout: PATIENCE_MS },
    )
    .toBe(true);
}
