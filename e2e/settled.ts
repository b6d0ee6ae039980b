import { expect, type Page } from '@playwright/test';

/** Until nothing more is on its way: axe would judge a skeleton. */
export async function settled(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('aria-busy', 'false');
  await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
}
