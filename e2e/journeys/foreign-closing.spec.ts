import { expect, test } from '@registrar/testing/playwright';
import { claimOutcomes, companyStatuses, opinionBodies, rayaStatuses } from '@registrar/domain/enumerations';
import { deRegistrationOfForeignType as application } from '@registrar/domain/processes/filings/de-registration-of-foreign-type/definition';
import { deRegistrationOfForeignTypeIi as settlement } from '@registrar/domain/processes/filings/de-registration-of-foreign-type-ii/definition';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { LEAVING } from '../closing-answers';
import {
  approvedForNothing,
  approvedForTheFee,
  kindNames,
  newestProceeding,
  representedCompany,
  tabInDays,
} from '../closings';
import { attachRequired } from '../filed-registrations';
import { saveSection } from '../filed-sections';
import { callsOf } from '../gateway-calls';
import { ClosingWizard } from '../pages/closing-wizard';
import { handIn, runningNotice } from '../pages/hand-in-page';
import { answerByLink, bankReachedAt } from '../pages/opinion-request-page';
import { ProceedingPage } from '../pages/proceeding-page';
import { demo } from '../people';
import { testsOnOwnPortal } from '../own-portal';
import { branchPortal as at } from '../second-portal';
import { texts, type Language } from '../texts';

const portal = testsOnOwnPortal(at);

const language: Language = 'en';
const t = texts('mf-deregistration', language);
const kind = kindNames('DE_REGISTRATION_OF_FOREIGN_TYPE');
const PAPER = { channel: 'NEWSPAPER', proof: 'Gorkhapatra, page 5' } as const;

test(
  'an objection to the closing of a branch that is upheld stops its next phase',
  { tag: ['@own-portal', '@mailbox'] },
  async ({ browser, mailbox }) => {
    const [regNo, name] = ['110007', 'Prem Tunnel Workers'];
    const visitor = await tabInDays(browser, 0, { language, at });
    const id = await runningNotice(regNo, at);
    await handIn(
      visitor,
      language,
      mailbox,
      { id, regNo },
      {
        kind: 'OBJECTION',
        name,
        email: 'workers@makalu.example',
        text: 'Wages of three months are not paid.',
      },
    );
    const officer = await tabInDays(browser, 0, { person: demo.approver, language, at });
    const company = await representedCompany(demo.closingRepresentative, regNo, at);
    const proceeding = new ProceedingPage(officer, language);
    await proceeding.open(await newestProceeding(demo.closingRepresentative, company.id, at));
    const upheld = claimOutcomes.name('UPHELD').en;
    await proceeding.judge(`Objection, ${name}`, upheld, 'The payroll shows it.');
    await expect(proceeding.region('conduct.claims')).toContainText(upheld);
    await Promise.all([officer.context().close(), visitor.context().close()]);
  },
);

test(
  'a branch of a foreign company leaves the register after two notices, its settlement and the order',
  { tag: ['@own-portal', '@mailbox'] },
  async ({ browser, mailbox }) => {
    const person = demo.leavingRepresentative;
    const bank = `bank.${Date.now()}@bank.example`;
    await bankReachedAt(bank, at);
    const company = await representedCompany(person, '110002', at);
    const gateway = await callsOf(person, at);
    const today = nepalDayOfInstant(new Date().toISOString());

    await test.step('its representative applies', async () => {
      const own = await tabInDays(browser, 0, { person, language, at });
      await own.goto(`/de-registration/list/all?company=${company.id}`);
      const wizard = new ClosingWizard(own, language, application);
      const filing = await wizard.begin();
      await wizard.answer('CLOSING_DECISION', LEAVING.CLOSING_DECISION);
      await wizard.goOnTo('liabilities');
      await wizard.answer('LIABILITIES', LEAVING.LIABILITIES);
      await wizard.goOnTo('tax-clearance');
      await saveSection(gateway, filing, 'TAX_CLEARANCE', LEAVING.TAX_CLEARANCE);
      await saveSection(gateway, filing, 'BODY_CONSENT', LEAVING.BODY_CONSENT);
      await attachRequired(gateway, filing);
      await wizard.submit(filing);
      await approvedForTheFee(person, filing, at);
      await own.context().close();
    });
    const id = await newestProceeding(person, company.id, at);

    await test.step('the second notice does not appear on the day of the first', async () => {
      const officer = await tabInDays(browser, 0, { person: demo.approver, language, at });
      const proceeding = new ProceedingPage(officer, language);
      await proceeding.open(id);
      await proceeding.publish(kind.notice('CLAIMS_I').en, PAPER);
      const dialog = await proceeding.filledNotice(kind.notice('CLAIMS_II').en, { ...PAPER, on: today });
      await dialog.getByRole('button', { name: t('conduct.publish'), exact: true }).click();
      await expect(dialog.getByRole('alert').first()).toContainText(kind.notice('CLAIMS_I').en);
      await officer.context().close();
    });

    await portal.passDays(2);
    await test.step('two days later it does', async () => {
      const officer = await tabInDays(browser, 2, { person: demo.approver, language, at });
      const proceeding = new ProceedingPage(officer, language);
      await proceeding.open(id);
      await proceeding.publish(kind.notice('CLAIMS_II').en, PAPER);
      await officer.context().close();
    });

    await portal.passDays(30);
    await test.step('after both, the branch files how the claims were cleared', async () => {
      const own = await tabInDays(browser, 30, { person, language, at });
      await own.goto(`/de-registration/proceeding/${id}`);
      const wizard = new ClosingWizard(own, language, settlement);
      // where nobody has claimed, the list of claims lacks nothing
      const filing = await wizard.begin('final-accounts');
      const final = { sentAbroad: 0, accountsClosedOn: today, statement: 'Nothing is owed any more.' };
      await saveSection(gateway, filing, 'FINAL_STATEMENT', final);
      await attachRequired(gateway, filing);
      await wizard.submit(filing);
      await approvedForNothing(filing, at);
      await own.context().close();
    });

    await test.step('the bank that was asked answers by the link of its mail, without an account', async () => {
      const body = opinionBodies.name('BANK').en;
      const officer = await tabInDays(browser, 30, { person: demo.approver, language, at });
      const proceeding = new ProceedingPage(officer, language);
      await proceeding.open(id);
      await proceeding.askOpinion(body, 'Is any loan open?');
      const opinions = proceeding.region('conduct.opinions');
      await expect(opinions).toContainText(t('conduct.stops'));
      const outside = await tabInDays(browser, 30, { language, at });
      const text = 'No loan is open.';
      await answerByLink(outside, 'ne', mailbox, { email: bank, kind: 'NO_OBJECTION', text });
      await proceeding.open(id);
      await expect(opinions).toContainText(text);
      await proceeding.judgeOpinion(body, rayaStatuses.name('APPROVED').en, 'As the letter says.');
      const own = await tabInDays(browser, 30, { person, language, at });
      await own.goto(`/de-registration/proceeding/${id}`);
      await expect(own.getByRole('region', { name: t('conduct.opinions') })).toContainText(text);
      await Promise.all([officer.context().close(), outside.context().close(), own.context().close()]);
    });

    await test.step('with the consent of the tax office two officers order it', async () => {
      const outcome = kind.outcome('DEREGISTERED').en;
      const officer = await tabInDays(browser, 30, { person: demo.approver, language, at });
      const registrar = await tabInDays(browser, 30, { person: demo.otherApprover, language, at });
      const proceeding = new ProceedingPage(officer, language);
      await proceeding.open(id);
      await proceeding.consentOf(opinionBodies.name('TAX_OFFICE').en, {
        question: 'Is any tax owed?',
        answer: 'Nothing is owed.',
        yes: rayaStatuses.name('APPROVED').en,
      });
      await proceeding.propose(outcome, 'All claims are cleared.', 'The head office stays liable.');
      const ordering = new ProceedingPage(registrar, language);
      await ordering.open(id);
      await ordering.order(outcome);
      await registrar.goto(`/company/${company.id}`);
      await expect(registrar.getByRole('main')).toContainText(companyStatuses.name('DEREGISTERED').en);
      await Promise.all([officer.context().close(), registrar.context().close()]);
    });
  },
);
