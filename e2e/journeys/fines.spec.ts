import { toNepaliDigits } from '@registrar/domain/digits';
import { formatMoney } from '@registrar/domain/money';
import { expect, test } from '@registrar/testing/playwright';
import { payInWindow } from '../pages/payment-window';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { untilWritten } from '../pages/written-papers';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const CALCULATOR =
  '/fine-calculation/fine-calculator/ANNUAL_REPORT_S80_ALL?companyType=PRIVATE_SOLE_PROPRIETOR&paidUpPaisa=100000000&fiscalYear=2081&filedOn=2026-05-20';

test(
  'anybody sees what a late report costs and why, from an address that was passed on',
  { tag: ['@demo-data'] },
  async ({ page }) => {
    const t = texts('mf-payments', 'en');
    await speak(page, 'en');
    await page.goto(CALCULATOR);
    const answer = page.getByRole('region', { name: t('fines.answer', { name: 'Annual report' }) });
    await expect(answer.getByText('Rs. 2,500.00').first()).toBeVisible();
    await expect(answer.getByText(t('fines.step.STEP', { from: '4', to: '6' }))).toBeVisible();
    await expect(
      answer
        .getByRole('table', { name: t('fines.growthTable') })
        .getByRole('row', { name: /5,000/ })
        .first(),
    ).toBeVisible();
  },
);

test(
  'a company that did not file sees its fine and gets the invoice of it',
  { tag: ['@demo-data'] },
  async ({ page }) => {
    const t = texts('mf-payments', 'en');
    await speak(page, 'en');
    await signIn(page, demo.lateRepresentative);
    await page.goto('/fine-calculation/due-payment');
    await page.getByRole('link', { name: 'Annual report 2081/82' }).click();
    await expect(page.getByRole('heading', { level: 2, name: t('fines.how') })).toBeVisible();
    await page.getByRole('button', { name: t('fines.askInvoice') }).click();
    await expect(page.getByText(/INV-/)).toBeVisible();
    await expect(page.getByRole('link', { name: t('fines.pay'), exact: true })).toHaveAttribute(
      'href',
      /\/payment\/[0-9a-f-]{36}$/,
    );
  },
);

test(
  'what a company pays when it is closed under section 136ka can be tried out by anybody',
  { tag: ['@demo-data'] },
  async ({ page }) => {
    const t = texts('mf-payments', 'en');
    await speak(page, 'en');
    await page.goto(
      '/fine-calculation/fine-calculator/SETTLEMENT_S136KA?companyType=PRIVATE_SOLE_PROPRIETOR&paidUpPaisa=100000000&registeredOn=2014-09-21&fromYear=2077&toYear=2081&filedOn=2026-08-17',
    );
    const answer = page.getByRole('region', { name: t('settlement.title') });
    await expect(
      answer.getByText(t('settlement.percent', { percent: '0.5', paidUp: 'Rs. 10,00,000.00' })),
    ).toBeVisible();
    await expect(answer.getByText('Rs. 1,50,000.00')).toBeVisible();
    await expect(answer.getByText('Rs. 5,000.00', { exact: true }).last()).toBeVisible();
    await expect(answer.getByText(t('settlement.only'))).toBeVisible();
  },
);

test(
  'a company with years of missing returns is told what section 136ka would make of them',
  { tag: ['@demo-data'] },
  async ({ page }) => {
    const t = texts('mf-payments', 'en');
    await speak(page, 'en');
    await signIn(page, demo.lateRepresentative);
    await page.goto('/fine-calculation/due-payment');
    await page
      .getByText(
        t('settlement.summary', {
          company: 'Bikash Fresh Trekking Private Limited',
          // half a per cent in place of the older fines, and those that fell due after the section in full
          amount: formatMoney(12_500_00, 'en'),
        }),
      )
      .click();
    await expect(
      page.getByText(t('settlement.percent', { percent: '0.5', paidUp: formatMoney(5_00_000_00, 'en') })),
    ).toBeVisible();
    await expect(page.getByText(t('settlement.who'))).toBeVisible();
  },
);

const language: Language = 'ne';

test(
  'a fine is paid to the end: seen, understood, invoiced, paid by card, and the receipt is in the history',
  { tag: ['@core', '@demo-data'] },
  async ({ page }) => {
    const t = texts('mf-payments', language);
    const what = `वार्षिक विवरण ${toNepaliDigits('2080/81')}`;
    await speak(page, language);
    await signIn(page, demo.lateRepresentative);
    await page.goto('/fine-calculation/due-payment');
    const due = page.getByRole('row', { name: what });
    await expect(due.getByText(t('fines.state.DUE'), { exact: true })).toBeVisible();
    await due.getByRole('link', { name: what }).click();

    // why, by what steps, and when it becomes more
    await expect(page.getByText(t('fines.why.byLaw'))).toBeVisible();
    await expect(page.getByText(t('fines.rate', { law: 'कम्पनी ऐन, २०६३ को दफा ८१ को उपदफा (२)' }))).toBeVisible();
    await expect(page.getByRole('table', { name: t('fines.growthTable') })).toBeVisible();
    await page.getByRole('button', { name: t('fines.askInvoice') }).click();
    const invoice = page.getByRole('region', { name: t('fines.payment') });
    await expect(invoice.getByText(t('fines.validTo'))).toBeVisible();
    const number = (await invoice.getByText(/^INV-/u).textContent()) ?? '';
    await invoice.getByRole('link', { name: t('fines.pay'), exact: true }).click();

    await payInWindow(page, language, 'भुक्तानी गर्नुहोस्');
    await expect(page.getByText(t('payment.paid'))).toBeVisible();
    await page.goto('/fine-calculation/due-payment');
    await expect(page.getByRole('row', { name: what }).getByText(t('fines.state.PAID'), { exact: true })).toBeVisible();
    await new PortalTab(page).visit('/payment-history');
    const paid = page.getByRole('row').filter({ hasText: number });
    await expect(paid).toBeVisible();
    await untilWritten(page, paid.getByRole('button', { name: t('papers.receipt') }));
  },
);
