import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { annualReport } from '@registrar/domain/processes/filings/annual-report/definition';
import { statementLines } from '@registrar/domain/processes/filings/annual-report/statement-lines';
import { toNepaliDigits } from '@registrar/domain/digits';
import { reportYears } from '../annual-reports';
import { attachRequired } from '../filed-registrations';
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
const labelOf = (line: string, year: 'यो वर्ष' | 'अघिल्लो वर्ष') =>
  `${statementLines.find(({ key }) => key === line)?.label.ne ?? ''}, ${year}`;

test(
  'a company without business reports its year by the short way: four pages from the list to the receipt',
  { tag: ['@core', '@demo-data'] },
  async ({ page }) => {
    const gateway = await callsOf(demo.dormantRepresentative);
    await speak(page, language);
    await signIn(page, demo.dormantRepresentative);
    await page.goto('/annual-report/list/all');
    const open = (await reportYears(gateway)).years.find(({ mayBegin }) => mayBegin)?.fiscalYear ?? '';
    const year = page.getByRole('region', { name: t('years.year', { year: toNepaliDigits(open) }) });
    await year.getByRole('button', { name: t('years.beginOf', { year: toNepaliDigits(open) }) }).click();

    await test.step('no business, no meeting; figures that do not balance say by how much', async () => {
      await expect(stepHeading(page, 'financial-information')).toBeVisible();
      await page.getByRole('switch').first().click();
      await page.getByRole('radio', { name: 'भएन', exact: true }).click();
      for (const column of ['यो वर्ष', 'अघिल्लो वर्ष'] as const)
        await page.getByLabel(labelOf('CASH_AND_BANK', column)).fill('1,00,000');
      await page.getByLabel(labelOf('SHARE_CAPITAL', 'अघिल्लो वर्ष')).fill('१,००,०००');
      await page.getByLabel(labelOf('SHARE_CAPITAL', 'यो वर्ष')).fill('90000');
      await goOn(page);
      await expect(page.getByText(/१०,०००/u).first()).toBeVisible();
      await page.getByLabel(labelOf('SHARE_CAPITAL', 'यो वर्ष')).fill('100000');
      await goOn(page);
      await expect(stepHeading(page, 'add-document')).toBeVisible();
    });

    await test.step('its audited statement, the fee, the check, and it is handed in', async () => {
      const id = new URL(page.url()).searchParams.get('application') ?? '';
      await attachRequired(gateway, id);
      await submitReport(page, language, id);
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
