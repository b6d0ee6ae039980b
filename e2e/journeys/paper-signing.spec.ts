import { expect, test } from '@registrar/testing/playwright';
import { letterKinds } from '@registrar/domain/calls/letters';
import { paperSigningStates, signingOutcomes } from '@registrar/domain/calls/paper-signing';
import { copyKinds } from '@registrar/domain/copies';
import { companyWithPapers } from '../companies-with-papers';
import { PaymentPages } from '../pages/payment-pages';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const t = texts('mf-registration', language);
const copies = texts('mf-post-amendment', language);
const ORDERS = 2;

test(
  'certificates that need an officer’s hand wait, are read, and are signed in one batch; the verdict names who signed',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(600_000);
    const { person, companyId } = await companyWithPapers(mailbox, { english: 'Traders', nepali: 'ट्रेडर्स' });
    const officer = await (await browser.newContext()).newPage();
    await Promise.all([page, officer].map((tab) => speak(tab, language)));
    await Promise.all([signIn(page, person), signIn(officer, demo.approver)]);

    await test.step('two certificates of good standing are bought', async () => {
      for (let order = 0; order < ORDERS; order++) {
        await page.goto(`/pratilipi/request?company=${companyId}`);
        await page.getByRole('checkbox', { name: copyKinds.name('GOOD_STANDING')[language] }).check();
        await page.getByRole('textbox', { name: copies('pratilipi.reasonForPratilipi') }).fill('For a bank');
        await page.getByRole('button', { name: copies('pratilipi.request'), exact: true }).click();
        await expect(page).toHaveURL(/\/payment\//);
        await new PaymentPages(page, language).payByCard();
      }
    });

    const rows = officer.getByRole('row').filter({ hasText: letterKinds.name('GOOD_STANDING')[language] });
    let company = '';
    await test.step('the officer opens each before it can be marked', async () => {
      company = await companyNumber(companyId);
      await expect(async () => {
        await officer.goto(`/paper-signing?search=${encodeURIComponent(company)}`);
        await expect(rows).toHaveCount(ORDERS);
        await expect(rows.getByRole('button', { name: new RegExp(`^${t('signing.read')}`) })).toHaveCount(ORDERS);
      }).toPass();
      for (let index = 0; index < ORDERS; index++) {
        const row = rows.nth(index);
        await expect(row.getByRole('checkbox')).toBeDisabled();
        await row.getByRole('button').click();
        const drawer = officer.getByRole('dialog');
        await expect(drawer.getByRole('link', { name: t('signing.openFile') })).toBeVisible();
        await officer.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await row.getByRole('checkbox').check();
      }
    });

    await test.step('all that are marked are signed at once', async () => {
      await officer.getByRole('button', { name: t('signing.sign').replace('{{count}}', String(ORDERS)) }).click();
      await expect(officer).toHaveURL(/batch=/);
      await expect(
        officer
          .getByRole('status')
          .getByRole('listitem')
          .filter({ hasText: signingOutcomes.name('SIGNED')[language] }),
      ).toHaveCount(ORDERS, { timeout: 60_000 });
      await officer.getByRole('combobox', { name: t('signing.show') }).click();
      await officer.getByTitle(t('signing.signed'), { exact: true }).click();
      await expect(rows.first()).toContainText(paperSigningStates.name('SIGNED')[language]);
    });

    await test.step('whoever checks the paper reads who signed it', async () => {
      const code = /[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}/.exec((await rows.first().textContent()) ?? '')?.[0] ?? '';
      await page.goto(`/verify-document?code=${code}`);
      await expect(page.getByText(t('verify.signature'), { exact: true })).toBeVisible();
      await expect(page.getByText(/Read and signed by: /)).toBeVisible();
    });

    async function companyNumber(id: string): Promise<string> {
      await page.goto(`/company/${id}`);
      return (/KTM-[A-Z]+-\d+/.exec((await page.getByRole('main').textContent()) ?? '') ?? [''])[0];
    }
  },
);
