import { randomUUID } from 'node:crypto';
import { expect, test } from '@registrar/testing/playwright';
import { shareRoleTypes, shareStates } from '@registrar/domain/calls/document-shares';
import { letterKinds } from '@registrar/domain/calls/letters';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { signedUp } from '../people';
import { companyOfOwn } from '../shareholder-changes';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);

test(
  'a signed paper is shared with a bank by mail, opened by its code, listed and revoked',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    await companyOfOwn(person, twoOwners());
    const bank = `desk-${randomUUID().slice(0, 8)}@bank.example`;
    await speak(page, language);
    await signIn(page, person);
    const main = page.getByRole('main');

    await test.step('nothing is sent without receiver and purpose, and then the paper is shared', async () => {
      await page.goto('/request-documents-mail/list');
      await page.getByRole('button', { name: t('shares.begin') }).click();
      await page.getByRole('button', { name: t('shares.send'), exact: true }).click();
      await expect(main).toContainText('Receiver is required');
      await page.getByRole('combobox', { name: t('shares.target') }).click();
      await page
        .getByTitle(new RegExp(letterKinds.name('CERTIFICATE_OF_INCORPORATION')[language]))
        .first()
        .click();
      await page.getByRole('combobox', { name: t('shares.roleType') }).click();
      await page.getByTitle(shareRoleTypes.name('EXTERNAL')[language], { exact: true }).click();
      await page.getByRole('textbox', { name: new RegExp(`^\\W*${t('shares.receiver')}$`) }).fill('Himal Bank');
      await page.getByRole('textbox', { name: t('shares.email') }).fill(bank);
      await page.getByRole('textbox', { name: t('shares.purpose') }).fill('A loan');
      await page.getByRole('button', { name: t('shares.send'), exact: true }).click();
      await expect(page).toHaveURL(/request-documents-mail\/list/);
      await expect(main).toContainText('Himal Bank');
      await expect(main).toContainText(shareStates.name('OPEN')[language]);
    });

    const receiver = await (await browser.newContext()).newPage();
    const link = await mailbox.link(bank, '/shared-document/');
    await test.step('the bank reads who shares what, and gets the paper with the code sent to it', async () => {
      await receiver.goto(link);
      await expect(receiver.getByRole('heading', { level: 1 })).toContainText(t('shared.title'));
      await receiver.getByRole('button', { name: t('disclosure.sendCode') }).click();
      await receiver.getByLabel(common('otp.label')).fill(await mailbox.otp(bank, 'email'));
      await receiver.getByRole('button', { name: t('shared.open'), exact: true }).click();
      await expect(receiver.getByRole('heading', { name: t('shared.papers') })).toBeVisible();
      await receiver.getByRole('button', { name: new RegExp(t('shared.read')) }).click();
      await expect(receiver.getByRole('link', { name: t('shared.openFile') })).toBeVisible();
    });

    await test.step('the company sees the opening and revokes the link', async () => {
      await new PortalTab(page).visit('/request-documents-mail/list');
      await page.getByRole('row').filter({ hasText: 'Himal Bank' }).first().getByRole('button').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('@bank.example');
      await expect(dialog.getByText(t('shares.notOpened'))).toHaveCount(0);
      await dialog.getByRole('textbox', { name: t('shares.revokeReason') }).fill('The loan is not needed');
      await dialog.getByRole('button', { name: t('shares.revoke') }).click();
      await expect(dialog).toContainText(shareStates.name('REVOKED')[language]);
    });

    await test.step('the link says so and opens nothing', async () => {
      await receiver.goto(link);
      await expect(receiver.getByText(t('shared.state.REVOKED'))).toBeVisible();
      await expect(receiver.getByRole('button', { name: t('disclosure.sendCode') })).toHaveCount(0);
      await receiver.context().close();
    });
  },
);
