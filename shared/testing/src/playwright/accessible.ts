import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Zero violations of axe's rules, best practices among them, said so that the failing element can be found. */
export async function expectAccessible(page: Page): Promise<void> {
  // In the page itself, as there are no frames of others; only what is wrong is told, so nothing else is collected.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode().analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html}\n  ${failureSummary ?? ''}`).join('\n  ')}`);
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}
