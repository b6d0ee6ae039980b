import { randomUUID } from 'node:crypto';
import { expect, test } from '@registrar/testing/playwright';
import { stopOutcomes } from '@registrar/domain/calls/filing-reports';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { companyWithPapers } from '../companies-with-papers';
import { act } from '../filed-registrations';
import { locationDraft } from '../location-changes';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const registration = texts('mf-registration', language);
const following = texts('mf-deregistration', language);
const desk = texts('shell-pages', language);

// a link that ended its own purpose is gone
test.use({ allowedConsole: /notice-follower.*404|404.*notice-follower/ });

test(
  'a stranger follows a company by mail and stops; its people stop a filing, and an officer lets it go on',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.slow();
    const { person, companyId, gateway } = await companyWithPapers(mailbox, { english: 'Traders', nepali: 'ट्रेडर्स' });
    const stranger = `reader-${randomUUID().slice(0, 8)}@example.com`;
    await speak(page, language);
    const main = page.getByRole('main');

    await test.step('without an account: asked, confirmed by the link of the one mail, and stopped', async () => {
      await page.goto(`/company/${companyId}`);
      await page.getByRole('textbox', { name: registration('follow.email') }).fill(stranger);
      await page.getByRole('button', { name: registration('follow.ask'), exact: true }).click();
      await page.goto(await mailbox.link(stranger, '/notices/mail/'));
      await page.getByRole('button', { name: following('following.confirm'), exact: true }).click();
      await expect(main).toContainText(following('following.ofCompany'));
      await page.getByRole('button', { name: new RegExp(`^${following('following.stop')}`) }).click();
      await expect(main).toContainText(following('following.gone'));
    });

    const draft = await locationDraft(person, 'Report Lane', nepalDayOfInstant(new Date().toISOString()));
    await act(person, draft.id, 'submit');
    const settled = await gateway.get<{ readonly email: { readonly address: string } | null }>(
      `/external/api/company/${companyId}/standing`,
    );
    const link = await mailbox.link(settled.email?.address ?? '', '/filing-report/');

    await test.step('the mail to the company leads to the filing, and stops it', async () => {
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('filingReport.title'));
      await page
        .getByRole('button', { name: t('filingReport.notMe'), exact: true })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('यो ठेगाना हामीले सारेका होइनौँ');
      await dialog.getByRole('button', { name: t('filingReport.notMe'), exact: true }).click();
      await expect(main).toContainText(t('filingReport.reported'));
    });

    const officer = await (await browser.newContext()).newPage();
    await speak(officer, language);
    await signIn(officer, demo.approver);
    await test.step('the desk says that it is stopped, and another officer than who has it lets it go on', async () => {
      await officer.goto('/management');
      await expect(officer.getByRole('main')).toContainText(desk('desk.stopped'));
      await officer.goto('/post-amendment/stopped-filings');
      const row = officer.getByRole('row').filter({ hasText: 'यो ठेगाना हामीले सारेका होइनौँ' }).first();
      await row.getByRole('button').click();
      const dialog = officer.getByRole('dialog');
      await dialog.getByRole('radio', { name: stopOutcomes.name('FALSE_ALARM')[language] }).check();
      await dialog.getByRole('textbox').fill('सञ्चालक समितिको निर्णय छ');
      await dialog.getByRole('button', { name: t('stops.judge'), exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the reporter is answered, and the filing can be claimed', async () => {
      await page.goto(link);
      await expect(main).toContainText(t('filingReport.outcome.FALSE_ALARM'));
      await act(demo.operator, draft.id, 'claim');
    });
  },
);
