import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { annualReport } from '@registrar/domain/processes/filings/annual-report/definition';
import { toNepaliDigits } from '@registrar/domain/digits';
import { reportYears } from '../annual-reports';
import { callsOf } from '../gateway-calls';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { submitReport } from '../pages/report-pages';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-annual-report', language);
const wizard = texts('filings', language);
const stepHeading = (page: Page, key: string) =>
  page.getByRole('heading', { level: 2, name: annualReport.steps.find((step) => step.key === key)?.label[language] });
const goOn = (page: Page) => page.getByRole('button', { name: wizard('wizard.saveAndContinue') }).click();
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

test(
  'a company without business reports its year on a phone: three answers, two pages, and nothing that was not asked',
  { tag: ['@core', '@demo-data'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const gateway = await callsOf(demo.dormantRepresentative);
    await speak(page, language);
    await signIn(page, demo.dormantRepresentative);
    await page.goto('/annual-report/list/all');
    const open = (await reportYears(gateway)).years.find(({ mayBegin }) => mayBegin)?.fiscalYear ?? '';
    const year = page.getByRole('region', { name: t('years.year', { year: toNepaliDigits(open) }) });
    await year.getByRole('button', { name: t('years.beginOf', { year: toNepaliDigits(open) }) }).click();

    await test.step('no business, no meeting, the cash: the portal works out the statement', async () => {
      await expect(stepHeading(page, 'financial-information')).toBeVisible();
      await page.getByRole('switch').first().click();
      await page.getByRole('radio', { name: 'भएन', exact: true }).click();
      await page.getByLabel('वर्षको अन्त्यमा नगद तथा बैंक मौज्दात').fill('१,००,०००');
      await expect(page.getByRole('row', { name: /^नगद तथा बैंक मौज्दात.*१,००,०००/u })).toBeVisible();
      expect(await heightOf(page)).toBeLessThan(1_600);
      await goOn(page);
    });

    await test.step('nothing else is asked: two declarations, and it is submitted', async () => {
      await expect(stepHeading(page, 'summary')).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(2);
      await submitReport(page, language);
    });

    await test.step('the year is no longer to be filed', async () => {
      const { years } = await reportYears(gateway);
      const filed = years.find(({ fiscalYear }) => fiscalYear === open);
      expect(filed?.filing?.submittedAt).not.toBeNull();
      expect(['IN_PROCESS', 'APPROVED']).toContain(filed?.state);
      expect(filed?.returns.every(({ filedOn }) => filedOn !== null)).toBe(true);
      await new PortalTab(page).visit('/annual-report/list/all');
      await expect(year.getByRole('link', { name: /^AR-/u })).toBeVisible();
    });
  },
);
