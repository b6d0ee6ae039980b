import { expect, expectAccessible } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { fileReservations, type FiledReservations } from '../filed-reservations';
import { languages } from '../texts';
import { declaredPatterns, portalPages } from './portal-pages';
import { settled } from './settled';
import { test } from './visitors';

// Every page, in both languages, by somebody who may read it. The console stays clean, as on every page of every suite.
test.describe.configure({ mode: 'parallel' });
// The invitation is looked at as who opens an old link finds it, the payment as who asks for one that is not theirs; the browser notes the refusals.
test.use({ allowedConsole: /404 .*\/(representative-invitation\/a-link-from-a-mail|payment\/0{8}-)/ });

let filed: FiledReservations;
test.beforeAll(async () => {
  filed = await fileReservations();
});

async function expectNothingSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 720 });
  // The menu moves into the drawer and columns one under the other before anything is measured.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'width of the page at 320 px').toBeLessThanOrEqual(320);
}

test('every page of the routes documents is looked at', () => {
  const seen = new Set(portalPages.map(({ pattern }) => pattern));
  expect(declaredPatterns().filter((pattern) => !seen.has(pattern))).toEqual([]);
});

for (const language of languages) {
  for (const reader of new Set(portalPages.map((page) => page.reader))) {
    test.describe(`as ${reader} in ${language}`, () => {
      test.use({ visitor: { reader, language } });
      for (const [index, { pattern, address }] of portalPages.filter((page) => page.reader === reader).entries()) {
        test(`${pattern} (${index + 1})`, async ({ page }) => {
          await page.goto(address(filed));
          await settled(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('main')).toHaveAttribute('data-guard', pattern === '*' ? 'not-found' : 'allow');
          await expect(page.locator('[data-panel]')).toHaveCount(0);
          await expectAccessible(page);
          await expectNothingSideways(page);
        });
      }
    });
  }
}
