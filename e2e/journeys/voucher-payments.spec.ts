import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { CompanyDue } from '@registrar/domain/calls/fines';
import { toNepaliDigits } from '@registrar/domain/digits';
import { expect, test, type Person } from '@registrar/testing/playwright';
import { askedToPay, submitVoucherOf } from '../filed-registrations';
import { GatewayCalls } from '../gateway-calls';
import { speak } from '../pages/portal-frame';
import { VoucherPages } from '../pages/voucher-pages';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

// a number that was used is refused on purpose, and the browser notes it
test.use({ allowedConsole: /422 .*\/voucher/u });

async function atHome(page: Page, person: Person, language: Language): Promise<VoucherPages> {
  await speak(page, language);
  await signIn(page, person);
  return new VoucherPages(page, language);
}

async function atDesk(
  browser: Browser,
  language: Language,
  work: (desk: VoucherPages, page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await work(await atHome(page, demo.revenueOfficer, language), page);
  await context.close();
}

/** One of a company's dues that nobody has paid yet, other than the one that the journey of fines asks for. */
async function dueOf({ username, password }: Person): Promise<CompanyDue> {
  const gateway = new GatewayCalls();
  await gateway.login(username, password);
  const dues = await gateway.get<readonly CompanyDue[]>('/external/api/fine/due');
  const due = dues.find(
    ({ event, restPaisa, invoice }) => event.section === '51' && restPaisa > 0 && invoice?.underWay !== true,
  );
  if (due === undefined) throw new Error('Nothing is owed');
  return due;
}

const isPdf = async (path: string): Promise<boolean> =>
  (await readFile(path)).subarray(0, 5).toString('latin1') === '%PDF-';
async function numberOn(page: Page): Promise<string> {
  const title = page.getByRole('heading', { level: 1, name: /INV-/u });
  return /INV-\S+/.exec(await title.innerText())?.[0] ?? '';
}

test(
  'कम्पनीको जरिबाना बैंकमा तिरेर भौचर पेश गरिन्छ, रुजु हुन्छ र रसिद पाइन्छ',
  { tag: ['@core', '@demo-data'] },
  async ({ page, browser }) => {
    const t = texts('mf-payments', 'ne');
    const voucherNumber = `NB-${randomInt(1e9)}`;
    const due = await dueOf(demo.lateRepresentative);
    const home = await atHome(page, demo.lateRepresentative, 'ne');

    await test.step('तिर्नुपर्ने जरिबानाबाट बिल', async () => {
      await page.goto(`/fine-calculation/due-payment-detail/${due.event.eventId}/${due.id}`);
      const ask = page.getByRole('button', { name: t('fines.askInvoice') });
      const pay = page.getByRole('link', { name: t('fines.pay'), exact: true });
      await expect(ask.or(pay)).toBeVisible();
      if (await ask.isVisible()) await ask.click();
      await pay.click();
      await expect(page.getByText(`${due.event.nameNepali} ${toNepaliDigits(due.fiscalYear ?? '')}`)).toBeVisible();
    });
    const invoice = await numberOn(page);
    await test.step('बैंकको भौचर पेश', async () => {
      await home.chooseBank();
      await home.fill(voucherNumber);
      await home.submit();
      await home.isChecked();
    });
    await test.step('राजस्व अधिकृतले रुजु', () =>
      atDesk(browser, 'ne', async (desk) => {
        const drawer = await desk.openAtDesk(voucherNumber);
        await expect(drawer).toContainText(due.company.nameNepali);
        await expect(drawer).toContainText(due.event.nameNepali);
        await desk.verify(voucherNumber);
      }));
    await test.step('खुला पृष्ठ आफैँ फेरिन्छ, रसिद डाउनलोड हुन्छ', async () => {
      await home.isPaid();
      expect(await isPdf(await home.downloadReceipt(invoice))).toBe(true);
    });
  },
);

test(
  'a voucher that was used is refused at its field, another by the officer; the next one is accepted',
  { tag: ['@demo-data'] },
  async ({ page, browser }) => {
    // of a voucher that waits for another invoice
    const used = await submitVoucherOf(demo.applicant, await askedToPay(demo.applicant));
    const [refused, accepted] = [`V-${randomInt(1e9)}`, `V-${randomInt(1e9)}`];
    const id = await askedToPay(demo.otherApplicant);
    const home = await atHome(page, demo.otherApplicant, 'en');
    await page.goto(`/payment/${id}`);

    await test.step('a number that was used for another invoice', async () => {
      await home.chooseBank();
      await home.fill(used);
      await home.submit();
      await expect(home.number).toHaveAccessibleDescription(
        'A voucher of this bank with this number has already been submitted',
      );
      await expect(home.number).toHaveValue(used);
    });
    const invoice = await numberOn(page);
    await test.step('corrected, it is checked', async () => {
      await home.number.fill(refused);
      await home.submit();
      await home.isChecked();
    });
    const reason = 'The stamp of the bank is missing.';
    await test.step('the officer refuses it; the open page says why and takes another', async () => {
      await atDesk(browser, 'en', (desk) => desk.refuse(refused, reason));
      await home.isRefused(reason);
      await home.fill(accepted);
      await home.submit();
      await home.isChecked();
    });
    await test.step('accepted, with its receipt', async () => {
      await atDesk(browser, 'en', (desk) => desk.verify(accepted));
      await home.isPaid();
      expect(await isPdf(await home.downloadReceipt(invoice))).toBe(true);
    });
  },
);
