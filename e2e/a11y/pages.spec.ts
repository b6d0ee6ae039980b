import { expect, expectAccessible } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { ANSWERED_WITH_404, declaredPatterns, portalPages } from './portal-pages';
import { settled } from '../settled';
import { inBothLanguages, visit } from './visit';
import { test } from './visitors';

// Every page, in both languages and at three widths, by somebody who may read it: the first time a page is listed it is
// of the core, its other states and readers are not. The console stays clean, as on every page of every suite. The
// pages of one reader follow each other in one tab; readers stand side by side.
test.describe.configure({ mode: 'parallel' });
const WIDE = { width: 1280, height: 720 };
const NARROWER = [
  { width: 375, height: 740 },
  { width: 320, height: 720 },
];

async function expectNothingSideways(page: Page): Promise<void> {
  for (const size of [WIDE, ...NARROWER]) {
    await page.setViewportSize(size);
    // Below the widest the menu moves into the drawer and columns one under the other before anything is measured.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `width of the page at ${size.width} px`)
      .toBeLessThanOrEqual(size.width);
  }
  await page.setViewportSize(WIDE);
}

async function looksWell(page: Page): Promise<void> {
  await settled(page);
  await expect(page.locator('[data-panel]')).toHaveCount(0);
  await expectAccessible(page);
  await expectNothingSideways(page);
}

test('every page of the routes documents is looked at', { tag: ['@core', '@demo-data'] }, () => {
  const seen = new Set(portalPages.map(({ pattern }) => pattern));
  expect(declaredPatterns().filter((pattern) => !seen.has(pattern))).toEqual([]);
});

const firstOfPattern = new Set(
  portalPages.filter((page, index) => portalPages.findIndex(({ pattern }) => pattern === page.pattern) === index),
);

for (const reader of new Set(portalPages.map((page) => page.reader))) {
  test.describe(`as ${reader}`, () => {
    test.describe.configure({ mode: 'default' });
    test.use({ reader, allowedConsole: ANSWERED_WITH_404 });
    for (const [index, listed] of portalPages.filter((page) => page.reader === reader).entries()) {
      const { pattern } = listed;
      const tag = [...(firstOfPattern.has(listed) ? ['@core'] : []), '@demo-data'];
      test(`${pattern} (${index + 1})`, { tag }, async ({ page, filed }) => {
        await visit(page, listed.address(filed));
        await expect(page.getByRole('main')).toHaveAttribute('data-guard', pattern === '*' ? 'not-found' : 'allow');
        await inBothLanguages(page, () => looksWell(page));
      });
    }
  });
}
