import { expect, test } from '@registrar/testing/playwright';
import type { RepresentedCompany } from '@registrar/domain/calls/representatives';
import { documentAskStates } from '@registrar/domain/calls/document-asks';
import { shareRoleTypes } from '@registrar/domain/calls/document-shares';
import { institutionKinds } from '@registrar/domain/calls/institutions';
import { letterKinds } from '@registrar/domain/calls/letters';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { callsOf } from '../gateway-calls';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { demo, signedUp } from '../people';
import { companyOfOwn } from '../shareholder-changes';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const review = texts('review', language);
const common = texts('shared/i18n', language);
const LIST = '/request-documents-mail/list';
const inDays = (days: number) => nepalDayOfInstant(new Date(Date.now() + days * 86_400_000).toISOString());

test(
  'two officers admit a bank, which asks a company for its certificate; the company shares it and refuses the articles',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(600_000);
    const owner = await signedUp(mailbox);
    const bank = await signedUp(mailbox, { fullNameEnglish: 'Binod Amatya', fullNameNepali: 'विनोद अमात्य' });
    const name = `हिमाल बैंक ${bank.mobileNumber.slice(-4)}`;
    await companyOfOwn(owner, twoOwners());
    const [own] = await (
      await callsOf(owner)
    ).get<readonly RepresentedCompany[]>('/external/api/representative/company');
    const [admin, registrar, asker] = [
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
    ];
    await Promise.all([page, admin, registrar, asker].map((tab) => speak(tab, language)));
    await Promise.all([signIn(page, owner), signIn(admin, demo.administrator), signIn(registrar, demo.otherApprover)]);

    await test.step('an administrator proposes the account of the bank', async () => {
      await admin.goto('/post-amendment/institutions');
      await admin.getByRole('link', { name: t('institutions.toAdmissions') }).click();
      await admin.getByRole('button', { name: t('institutions.propose') }).click();
      await admin.getByRole('button', { name: t('orders.send') }).click();
      await expect(admin.getByText('संस्थाको नाम नेपालीमा लेख्नुहोस्।').first()).toBeVisible();
      await admin.getByRole('textbox', { name: t('institutions.username') }).fill(bank.username);
      await admin.getByRole('textbox', { name: t('institutions.nameNepali') }).fill(name);
      await admin.getByRole('textbox', { name: t('institutions.nameEnglish') }).fill('Himal Bank');
      await admin.getByRole('combobox', { name: t('institutions.kind') }).click();
      await admin.getByTitle(institutionKinds.name('BANK')[language], { exact: true }).click();
      await admin.getByRole('combobox', { name: t('institutions.roleType') }).click();
      await admin.getByTitle(shareRoleTypes.name('EXTERNAL')[language], { exact: true }).click();
      await admin.getByLabel(common('date.adField', { label: t('institutions.endsOn') })).fill(inDays(365));
      await admin.getByRole('textbox', { name: t('orders.remark') }).fill('बैंकको पत्र हेरियो');
      await admin.getByRole('button', { name: t('orders.send') }).click();
      await expect(admin.getByRole('row').filter({ hasText: name })).toBeVisible();
    });
    await test.step('a registrar reads what an approval means and approves', async () => {
      await registrar.goto('/post-amendment/institutions/admissions');
      const row = registrar.getByRole('row').filter({ hasText: name });
      const dialog = await openedDialog(
        registrar,
        row.getByRole('button', { name: new RegExp(`^${review('proposals.approve')}`) }),
      );
      await expect(dialog).toContainText(t('institutions.approveMeans'));
      await dialog.getByRole('button', { name: review('proposals.approve'), exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    const ask = async (target: string, purpose: string) => {
      await asker.getByRole('button', { name: t('asks.begin') }).click();
      const number = asker.getByRole('searchbox', { name: t('orders.companyNumber') });
      await number.fill(own?.regNo ?? '');
      await number.press('Enter');
      await asker.getByRole('combobox', { name: t('asks.target') }).click();
      await asker.getByTitle(target, { exact: true }).click();
      await asker.getByRole('textbox', { name: t('shares.purpose') }).fill(purpose);
      await asker.getByRole('button', { name: t('asks.send') }).click();
      await expect(asker).toHaveURL(/request-documents-mail\/list/);
    };
    const certificate = letterKinds.name('CERTIFICATE_OF_INCORPORATION')[language];
    const articles = letterKinds.name('ARTICLES')[language];
    await test.step('the bank, signed in anew, asks for two documents', async () => {
      await signIn(asker, bank);
      await asker.goto(LIST);
      await ask(certificate, 'कर्जाका लागि');
      await ask(articles, 'खाता खोल्नका लागि');
      await expect(asker.getByRole('row').filter({ hasText: documentAskStates.name('OPEN')[language] })).toHaveCount(2);
    });

    await test.step('the company is notified, shares one and refuses the other', async () => {
      await page.goto('/notifications');
      await expect(page.getByRole('main')).toContainText(name);
      await page.goto(`${LIST}?show=asked`);
      const row = (target: string) => page.getByRole('row').filter({ hasText: target });
      const dialog = await openedDialog(
        page,
        row(articles).getByRole('button', { name: new RegExp(`^${t('asks.refuse')}`) }),
      );
      await dialog.getByRole('textbox', { name: t('asks.refuseReason') }).fill('यो बैंकमा खाता छैन');
      await dialog.getByRole('button', { name: t('asks.refuse'), exact: true }).click();
      await expect(row(articles)).toContainText('यो बैंकमा खाता छैन');
      await row(certificate)
        .getByRole('link', { name: new RegExp(`^${t('asks.agree')}`) })
        .click();
      await expect(page.getByRole('main')).toContainText(bank.email);
      await page.getByRole('combobox', { name: t('shares.target') }).click();
      await page.getByTitle(new RegExp(certificate)).first().click();
      await page.getByRole('button', { name: t('shares.send'), exact: true }).click();
      await expect(page).toHaveURL(/request-documents-mail\/list/);
      await expect(page.getByRole('main')).toContainText('Himal Bank');
    });

    await test.step('the bank reads both answers, and opens the certificate by the link and its code', async () => {
      await asker.goto(LIST);
      await expect(asker.getByRole('row').filter({ hasText: articles })).toContainText('यो बैंकमा खाता छैन');
      await expect(asker.getByRole('row').filter({ hasText: certificate })).toContainText(
        documentAskStates.name('SHARED')[language],
      );
      await asker.goto(await mailbox.link(bank.email, '/shared-document/'));
      // the page of a link speaks the language of the account that was asked for
      const link = texts('mf-post-amendment', 'en');
      await asker.getByRole('button', { name: link('disclosure.sendCode') }).click();
      await asker.getByLabel(texts('shared/i18n', 'en')('otp.label')).fill(await mailbox.otp(bank.email, 'email'));
      await asker.getByRole('button', { name: link('shared.open'), exact: true }).click();
      await expect(asker.getByRole('heading', { name: link('shared.papers') })).toBeVisible();
      await speak(asker, language);
    });

    await test.step('the office ends the admission, and the bank asks no more', async () => {
      await admin.goto('/post-amendment/institutions');
      const row = admin.getByRole('row').filter({ hasText: name });
      const dialog = await openedDialog(
        admin,
        row.getByRole('button', { name: new RegExp(`^${t('institutions.end')}`) }),
      );
      await dialog.getByRole('textbox', { name: t('institutions.endReason') }).fill('बैंक गाभियो');
      await dialog.getByRole('button', { name: t('institutions.end'), exact: true }).click();
      await expect(row).toContainText('बैंक गाभियो');
      await asker.goto(LIST);
      await expect(asker.getByText(t('asks.ended.ENDED'))).toBeVisible();
      await expect(asker.getByRole('button', { name: t('asks.begin') })).toBeDisabled();
    });
  },
);
