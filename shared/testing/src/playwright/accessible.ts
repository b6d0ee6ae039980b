import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A tab that was looked at before has axe already: bringing it costs more than most pages take to look at. */
const ALREADY_THERE = 'void 0';

/** Zero violations of axe's rules, best practices among them, said so that the failing element can be found. */
export async function expectAccessible(page: Page): Promise<void> {
  // A button that waits for its answer is paler for a moment, as the theme has it.
  await page
    .locator('.ant-btn-loading')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  const brought = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'axe' in window).catch(() => false)),
  );
  // In the page itself, as there are no frames of others; only what is wrong is told, so nothing else is collected.
  const builder = new AxeBuilder({ page, ...(brought.every(Boolean) ? { axeSource: ALREADY_THERE } : {}) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await builder.analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html}\n  ${failureSummary ?? ''}`).join('\n  ')}`,
  );
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}
