import { expect, test } from '@registrar/testing/playwright';
import { statementLines } from '@registrar/domain/processes/filings/annual-report/statement-lines';
import { toNepaliDigits } from '@registrar/domain/digits';
import { formatMoney } from '@registrar/domain/money';
import { reportYears, submittedBefore } from '../annual-reports';
import { callsOf } from '../gateway-calls';
import { pressOn } from '../keyboard';
import { payInWindow } from '../pages/payment-window';
import { speak } from '../pages/portal-frame';
import { STOPS, submitReportByKeyboard } from '../pages/report-pages';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-annual-report', language);
const wizard = texts('filings', language);
const payable = texts('payable', language);
const payments = texts('mf-payments', language);
const YEARS = ['2077/78', '2078/79', '2079/80', '2080/81', '2081/82'];
const LAST = '2081/82';

test(
  'a company that is years behind hands in its last late year without a pointer and pays all of them at once',
  { tag: ['@demo-data'] },
  async ({ page }) => {
    await submittedBefore(demo.reportingRepresentative, LAST);
    const gateway = await callsOf(demo.reportingRepresentative);
    await speak(page, language);
    await signIn(page, demo.reportingRepresentative);
    await page.goto('/annual-report/list/all');

    await test.step('the last late year, by the short way of a year without business', async () => {
      const year = toNepaliDigits(LAST);
      await pressOn(page, page.getByRole('button', { name: t('years.beginOf', { year }) }), 'Enter', STOPS);
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(`आ\\.व\\. ${year}$`, 'u') })).toBeVisible();
      await pressOn(page, page.getByRole('switch').first(), 'Space', STOPS);
      await pressOn(page, page.getByRole('radio', { name: 'भयो', exact: true }), 'ArrowDown');
      await expect(page.getByRole('radio', { name: 'भएन', exact: true })).toBeChecked();
      // the figures of the year before stand: they are not asked
      await expect(
        page.getByLabel(`${statementLines.find(({ key }) => key === 'CASH_AND_BANK')?.label.ne ?? ''}, यो वर्ष`),
      ).toHaveCount(0);
      await pressOn(page, page.getByRole('button', { name: wizard('wizard.saveAndContinue') }), 'Enter', STOPS);
      await expect(page).toHaveURL(/summary/u);
      await expect(page.getByText(payable('state.ESTIMATED.onSubmit'))).toBeVisible();
      await submitReportByKeyboard(page, language);
    });

    await test.step('one invoice over all of them, paid by card', async () => {
      const amountPaisa = (await reportYears(gateway)).years.reduce(
        (sum, { filing }) => sum + (filing?.invoice?.totalPaisa ?? 0),
        0,
      );
      await page.goto('/annual-report/list/all');
      await pressOn(
        page,
        page.getByRole('button', { name: payable('together.pay', { amount: formatMoney(amountPaisa, language) }) }),
        'Enter',
        STOPS,
      );
      await expect(page.getByRole('heading', { level: 2, name: payments('payment.parts') })).toBeVisible();
      for (const year of YEARS)
        await expect(page.getByRole('listitem').filter({ hasText: `आ.व. ${toNepaliDigits(year)}` })).toBeVisible();
      await payInWindow(page, language, 'भुक्तानी गर्नुहोस्');
      await expect(page.getByText(payments('payment.paid'))).toBeVisible();
    });

    await test.step('each year is recorded or in process, and one receipt is over all of them', async () => {
      const { years } = await reportYears(gateway);
      for (const year of YEARS) {
        const found = years.find(({ fiscalYear }) => fiscalYear === year);
        expect(['IN_PROCESS', 'APPROVED']).toContain(found?.state);
        expect(found).toMatchObject({ restPaisa: 0, filing: { invoice: null } });
      }
      await page.goto('/payment-history');
      const receipts = page.getByText(/^RCP-/u);
      await expect(receipts).toHaveCount(YEARS.length);
      expect(new Set(await receipts.allInnerTexts()).size).toBe(1);
    });
  },
);
