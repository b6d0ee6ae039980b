import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { addDays } from '@registrar/domain/calendar';
import { companyStatuses } from '@registrar/domain/enumerations';
import { validationMessage } from '@registrar/domain/messages';
import { forcedIi } from '@registrar/domain/processes/filings/forced-ii/definition';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { approvedForNothing, kindNames, newestProceeding, representedCompany, tabInDays } from '../closings';
import { attachRequired } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { ClosingWizard } from '../pages/closing-wizard';
import { openedDialog } from '../pages/opened-dialog';
import { ProceedingPage } from '../pages/proceeding-page';
import { demo } from '../people';
import { testsOnOwnPortal } from '../own-portal';
import { forcedPortal as at } from '../second-portal';
import { texts, type Language } from '../texts';

const portal = testsOnOwnPortal(at);

const today = nepalDayOfInstant(new Date().toISOString());
const kind = kindNames('FORCED_BY_OFFICE');
const words = (language: Language) => texts('mf-deregistration', language);

/** Anybody reads the status of the company on its public page. */
async function publicStatus(page: Page, id: string, status: Parameters<typeof companyStatuses.name>[0]) {
  await page.goto(`/company/${id}`);
  await expect(page.getByRole('main')).toContainText(companyStatuses.name(status).en);
}

test(
  'a company that has not reported for years is proposed, served in turn, answers, and stays in the register',
  { tag: ['@own-portal'] },
  async ({ browser }) => {
    const [language, t, regNo] = ['en' as const, words('en'), '100022'];
    const company = await representedCompany(demo.reportingRepresentative, regNo, at);
    const officer = await tabInDays(browser, 0, { person: demo.approver, language, at });
    const own = await tabInDays(browser, 0, { person: demo.reportingRepresentative, language, at });

    await test.step('one officer proposes it, and a registrar approves', async () => {
      await officer.goto('/de-registration-approval/forced-openings/candidates');
      const row = officer.getByRole('row').filter({ hasText: regNo });
      const dialog = await openedDialog(officer, row.getByRole('button', { name: new RegExp(t('forced.propose')) }));
      await dialog.getByLabel(t('forced.reason')).fill('No report since the register has the company.');
      await dialog.getByRole('button', { name: t('forced.send'), exact: true }).click();
      await expect(dialog).toBeHidden();
      const registrar = await tabInDays(browser, 0, { person: demo.otherApprover, language, at });
      await registrar.goto('/de-registration-approval/forced-openings');
      const approve = texts('review', language)('proposals.approve');
      const waiting = registrar.getByRole('row').filter({ hasText: regNo });
      const deciding = await openedDialog(registrar, waiting.getByRole('button', { name: new RegExp(`^${approve}`) }));
      await deciding.getByRole('button', { name: approve, exact: true }).click();
      await expect(deciding).toBeHidden();
      await publicStatus(registrar, company.id, 'IN_DEREGISTRATION');
      await registrar.context().close();
    });
    const id = await newestProceeding(demo.reportingRepresentative, company.id, at);

    await test.step('the answer is closed until the notice is served, also by its address', async () => {
      await own.goto(`/de-registration/FORCED_II/FORCED_II/${id}/2`);
      await expect(own.getByRole('region', { name: t('proceedings.ground') })).toContainText('2080/81');
      await expect(own.getByRole('button', { name: new RegExp(`^${t('filings.begin')}`) })).toHaveCount(0);
    });

    const proceeding = new ProceedingPage(officer, language);
    await test.step('it is served: never tomorrow, first at the registered office, then on an officer', async () => {
      await proceeding.open(id);
      const asked = { channel: 'REGISTERED_OFFICE', proof: 'Report of service 312', on: addDays(today, 1) } as const;
      const dialog = await proceeding.filledNotice(kind.notice('SERVED').en, asked);
      await dialog.getByRole('button', { name: t('conduct.publish'), exact: true }).click();
      await expect(dialog).toContainText(validationMessage('DATE_IN_FUTURE', language));
      await proceeding.dayIn(dialog, today);
      await proceeding.send(dialog, 'conduct.publish');
      await proceeding.returned(kind.notice('SERVED').en, 'Nobody was found at the address.');
      await proceeding.publish(kind.notice('SERVED').en, { channel: 'OFFICER', proof: 'Report of service 327' });
    });

    await test.step('the company answers, and the answer is accepted', async () => {
      await own.goto(`/de-registration/proceeding/${id}`);
      const wizard = new ClosingWizard(own, language, forcedIi);
      const answer = await wizard.begin();
      await wizard.answer('FORCED_ANSWER', { answer: 'The reports were kept by a former accountant and follow now.' });
      await wizard.goOnTo('documents');
      await attachRequired(await callsOf(demo.reportingRepresentative, at), answer);
      await wizard.submit(answer);
      await approvedForNothing(answer, at);
    });

    await test.step('the proceeding has ended, and the company is active', async () => {
      await proceeding.open(id);
      await expect(officer.getByRole('main')).toContainText(kind.outcome('ANSWERED').en);
      await publicStatus(own, company.id, 'ACTIVE');
    });
    await Promise.all([officer.context().close(), own.context().close()]);
  },
);

test(
  'a company that was served and does not answer leaves the register by the order of two officers',
  { tag: ['@own-portal'] },
  async ({ browser }) => {
    const [language, t] = ['ne' as const, words('ne')];
    const person = demo.closingRepresentative;
    const company = await representedCompany(person, '110005', at);
    const id = await newestProceeding(person, company.id, at);
    const outcome = kind.outcome('DEREGISTERED').ne;
    await portal.passDays(45);
    const officer = await tabInDays(browser, 45, { person: demo.approver, language, at });
    const registrar = await tabInDays(browser, 45, { person: demo.otherApprover, language, at });
    const proceeding = new ProceedingPage(officer, language);

    await test.step('the time is over: the company cannot answer any more', async () => {
      const own = await tabInDays(browser, 45, { person, language, at });
      await own.goto(`/de-registration/proceeding/${id}`);
      await expect(own.getByRole('region', { name: t('closing.forms') })).toBeVisible();
      await expect(own.getByRole('button', { name: new RegExp(`^${t('filings.begin')}`) })).toHaveCount(0);
      await own.context().close();
    });

    await test.step('the office publishes, and one officer proposes the order', async () => {
      await proceeding.open(id);
      await proceeding.publish(kind.notice('PUBLISHED_I').ne, { channel: 'NEWSPAPER', proof: 'गोरखापत्र, पृष्ठ ५' });
      await proceeding.propose(outcome, 'म्यादभित्र जवाफ नआएकाले दर्ता खारेज गरिन्छ।', 'बाँकी दायित्व सञ्चालकको हुनेछ।');
      await expect(officer.getByRole('button', { name: `${t('order.approve')}: ${outcome}` })).toHaveCount(0);
    });

    await test.step('a registrar gives it, and the register says so', async () => {
      const ordering = new ProceedingPage(registrar, language);
      await ordering.open(id);
      await ordering.order(outcome);
      await expect(registrar.getByRole('region', { name: t('proceedings.course') })).toContainText(outcome);
      const visitor = await tabInDays(browser, 45, { language, at });
      await visitor.goto(`/company/${company.id}`);
      await expect(visitor.getByRole('main')).toContainText(companyStatuses.name('DEREGISTERED').ne);
      await visitor.context().close();
    });
    await Promise.all([officer.context().close(), registrar.context().close()]);
  },
);
