import { expect, test } from '@registrar/testing/playwright';
import type { RepresentedCompany } from '@registrar/domain/calls/representatives';
import { sharesPurchaseSalesAgreement as spsa } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/definition';
import { agreementOn, deathOf, heirOf } from '@registrar/domain/testing/share-agreement';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { saveSection } from '../filed-sections';
import { act, attachRequired } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { AmendmentWizard } from '../pages/amendment-wizard';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { demo, signedUp, someone } from '../people';
import { companyOfOwn, verifiedWithoutFee } from '../shareholder-changes';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';
import { idsOfOwners, ofTwo, OWNERS } from '../two-shareholders';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const review = texts('review', language);
const shell = texts('shell-pages', language);
const today = nepalDayOfInstant(new Date().toISOString());

test(
  'an heir whom two officers admit files the transfer after the death with an own account, and represents the company then',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(600_000);
    const last = await signedUp(mailbox);
    const heir = await signedUp(mailbox);
    const companyId = await companyOfOwn(last, ofTwo([someone().email, someone().email]));
    const [own] = await (
      await callsOf(last)
    ).get<readonly RepresentedCompany[]>('/external/api/representative/company');
    const [officer, registrar] = [
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
    ];
    await Promise.all([page, officer, registrar].map((tab) => speak(tab, language)));
    await Promise.all([signIn(page, heir), signIn(officer, demo.approver), signIn(registrar, demo.otherApprover)]);

    await test.step('an officer proposes the account of the heir', async () => {
      await officer.goto('/post-amendment/heir-admissions');
      await officer.getByRole('button', { name: t('heirs.propose') }).click();
      const number = officer.getByRole('searchbox', { name: t('orders.companyNumber') });
      await number.fill(own?.regNo ?? '');
      await number.press('Enter');
      await officer.getByRole('combobox', { name: t('heirs.holder') }).click();
      await officer.getByTitle(OWNERS[0].fullNameNepali).click();
      await officer.getByRole('textbox', { name: t('heirs.username') }).fill('nobody.at.all');
      await officer.getByRole('textbox', { name: t('orders.remark') }).fill('मृत्यु दर्ता र नाता प्रमाणपत्र हेरियो');
      await officer.getByRole('button', { name: t('orders.send') }).click();
      await expect(officer.getByText('यो प्रयोगकर्ता नामको सक्रिय खाता छैन').first()).toBeVisible();
      await officer.getByRole('textbox', { name: t('heirs.username') }).fill(heir.username);
      await officer.getByRole('button', { name: t('orders.send') }).click();
      await expect(officer.getByRole('row').filter({ hasText: heir.username })).toBeVisible();
    });
    await test.step('the registrar comes from the next step and approves', async () => {
      await registrar.goto('/dashboard');
      const next = registrar.getByRole('region', { name: shell('next.title'), exact: true });
      await expect(next).toContainText('हकवालालाई अख्तियारी दिने प्रस्तावमा निर्णय गर्नुहोस्');
      await registrar.goto('/post-amendment/heir-admissions');
      const row = registrar.getByRole('row').filter({ hasText: heir.username });
      const dialog = await openedDialog(
        registrar,
        row.getByRole('button', { name: new RegExp(`^${review('proposals.approve')}`) }),
      );
      await expect(dialog).toContainText(t('heirs.approveMeans'));
      await dialog.getByRole('button', { name: review('proposals.approve'), exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    const wizard = new AmendmentWizard(page, language, spsa);
    const calls = await callsOf(heir);
    const id = await test.step('the heir reads of it and begins the only filing that is open', async () => {
      await page.goto('/notifications');
      await expect(page.getByRole('main')).toContainText('तपाईंले शेयर नामसारीको निवेदन दिन सक्नुहुन्छ');
      return wizard.begin('spsa-setup', `/post-amendment/add-new?company=${companyId}`);
    });
    const [died] = await idsOfOwners(calls, id);
    await saveSection(calls, id, 'SPSA_SETUP', agreementOn(today, 'OWNERSHIP_TRANSFER_AFTER_DEATH'));
    await saveSection(calls, id, 'SPSA_DEATH', deathOf(died, today, { basis: 'ONLY_HEIR' }));
    await calls.post(`/external/api/application/${id}/section/SPSA_HEIRS/item`, heirOf(600, 60));
    await attachRequired(calls, id);
    await wizard.submit(id);
    await verifiedWithoutFee(id);
    await act(demo.approver, id, 'approve');
    await test.step('the heir represents the company, and who died no more', async () => {
      await expect
        .poll(
          async () =>
            (await (await callsOf(heir)).get<readonly RepresentedCompany[]>('/external/api/representative/company'))
              .length,
        )
        .toBe(1);
      const left = await (
        await callsOf(last)
      ).get<readonly RepresentedCompany[]>('/external/api/representative/company');
      expect(left.map((company) => company.id)).not.toContain(companyId);
    });
  },
);
