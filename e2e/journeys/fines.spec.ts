import { expect, test } from '@registrar/testing/playwright';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts } from '../texts';

const CALCULATOR = '/fine-calculation/fine-calculator/ANNUAL_REPORT_S80_ALL?companyType=PRIVATE_SOLE_PROPRIETOR&paidUpPaisa=100000000&fiscalYear=2081&filedOn=2026-05-20';

test('anybody sees what a late report costs and why, from an address that was passed on', async ({ page }) => {
  const t = texts('mf-payments', 'en');
  await speak(page, 'en');
  await page.goto(CALCULATOR);
  const answer = page.getByRole('region', { name: t('fines.answer', { name: 'Annual report' }) });
  await expect(answer.getByText('Rs. 2,500.00').first()).toBeVisible();
  await expect(answer.getByText(t('fines.step.STEP', { from: '4', to: '6' }))).toBeVisible();
  await expect(answer.getByRole('table', { name: t('fines.growthTable') }).getByRole('row', { name: /5,000/ }).first()).toBeVisible();
});

test('a company that did not file sees its fine and gets the invoice of it', async ({ page }) => {
  const t = texts('mf-payments', 'en');
  await speak(page, 'en');
  await signIn(page, demo.renamingRepresentative);
  await page.goto('/fine-calculation/due-payment');
  await page.getByRole('link', { name: 'Annual report 2081/82' }).click();
  await expect(page.getByRole('heading', { level: 2, name: t('fines.how') })).toBeVisible();
  await page.getByRole('button', { name: t('fines.askInvoice') }).click();
  await expect(page.getByText(/INV-/)).toBeVisible();
  await expect(page.getByRole('link', { name: t('fines.pay'), exact: true })).toHaveAttribute('href', /\/payment\/[0-9a-f-]{36}$/);
});
