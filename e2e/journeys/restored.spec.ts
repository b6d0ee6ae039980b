import { expect, test } from '@registrar/testing/playwright';
import type { RestorationCandidatePage } from '@registrar/domain/calls/restorations';
import { restorationCourts } from '@registrar/domain/enumerations/restoration-courts';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { callsOf } from '../gateway-calls';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { demo, signedUp } from '../people';
import { greyPicture } from '../plain-files';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-deregistration', language);
const common = texts('shared/i18n', language);
const review = texts('review', language);
const company = texts('company', language);
const today = nepalDayOfInstant(new Date().toISOString());

test(
  'a court restores a company: an officer files the order at the counter, a registrar decides, and it is in the register again',
  { tag: ['@demo-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(300_000);
    const petitioner = await signedUp(mailbox);
    const { items } = await (
      await callsOf(demo.operator)
    ).get<RestorationCandidatePage>('/external/api/restoration-candidate?size=50');
    const gone = items.find(({ lastDay, isProposed }) => !isProposed && lastDay !== null && lastDay >= today)?.company;
    if (gone === undefined) throw new Error('No company of the demonstration can be restored');
    const [officer, registrar] = [
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
    ];
    await Promise.all([page, officer, registrar].map((tab) => speak(tab, language)));
    await Promise.all([signIn(officer, demo.operator), signIn(registrar, demo.otherApprover)]);

    await test.step('the officer files the order; a paper of another company stands at its field', async () => {
      await officer.goto('/de-registration-approval/restorations');
      await officer.getByRole('button', { name: t('restorations.candidates') }).click();
      const search = officer.getByRole('searchbox', { name: t('restorations.search') });
      await search.fill(gone.nameNepali);
      await search.press('Enter');
      const file = officer.getByRole('button', { name: `${t('restorations.file')}: ${gone.nameNepali}` });
      const dialog = await openedDialog(officer, file);
      await expect(dialog).toContainText(t('restorations.usernameNeeded'));
      await dialog.getByRole('combobox', { name: t('restorations.court') }).click();
      await officer.getByTitle(restorationCourts.name('PATAN')[language]).click();
      await dialog.getByRole('textbox', { name: t('restorations.orderNumber') }).fill('०८३-CO-०११७');
      await dialog.getByLabel(common('date.adField', { label: t('restorations.orderedOn') })).fill(today);
      await officer.keyboard.press('Enter');
      const number = dialog.getByRole('textbox', { name: t('restorations.paperNumber') });
      await number.fill('999999');
      await dialog
        .locator('input[type="file"]')
        .setInputFiles({ name: 'order.png', mimeType: 'image/png', buffer: greyPicture(600, 800) });
      await expect(dialog.getByRole('button', { name: /^order\.png/ })).toBeVisible();
      await dialog.getByRole('textbox', { name: t('restorations.username') }).fill(petitioner.username);
      await dialog.getByRole('textbox', { name: t('restorations.remark') }).fill('निवेदकले अदालतको आदेश पेश गरे');
      await dialog.getByRole('button', { name: t('restorations.send'), exact: true }).click();
      await expect(dialog.getByText(/आदेश अर्को कम्पनीको हो/).first()).toBeVisible();
      await number.fill(gone.registrationNumber);
      await dialog.getByRole('button', { name: t('restorations.send'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(officer.getByText(t('restorations.isProposed')).first()).toBeVisible();
    });

    await test.step('the registrar reads the order and restores the company', async () => {
      await registrar.goto('/de-registration-approval/restorations');
      const row = registrar.getByRole('row').filter({ hasText: gone.nameNepali });
      await expect(row).toContainText(petitioner.username);
      await expect(row).toContainText(t('restorations.nothingUnpaid'));
      const approve = row.getByRole('button', { name: new RegExp(`^${review('proposals.approve')}`) });
      const dialog = await openedDialog(registrar, approve);
      await expect(dialog).toContainText(t('restorations.approveMeans'));
      await dialog.getByRole('button', { name: review('proposals.approve'), exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('everybody reads that it is in the register again, and in its history that it was gone', async () => {
      await page.goto(`/company/${gone.id}`);
      await expect(page.getByRole('main')).toContainText(company('restoredOn'));
      await expect(page.getByRole('main')).toContainText(company('deregisteredOn'));
    });

    await test.step('the person whom the officer verified represents it', async () => {
      await signIn(page, petitioner);
      await page.goto('/representatives');
      await expect(page.getByRole('main')).toContainText(gone.nameNepali);
    });
  },
);
