import { test } from '@registrar/testing/playwright';
import { demo } from '../people';
import { startSignedIn } from '../signed-in';
for (const language of ['ne', 'en'] as const)
  test(`dash ${language}`, { tag: ['@core', '@demo-data'] }, async ({ page, context }) => {
    await startSignedIn(context, demo.lateRepresentative, language);
    await page.setViewportSize({ width: language === 'ne' ? 1280 : 375, height: 800 });
    await page.goto('/dashboard');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/dash-${language}.png`, fullPage: false });
  });
