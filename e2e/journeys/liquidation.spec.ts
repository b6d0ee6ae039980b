import { expect, test } from '@registrar/testing/playwright';
import {
  claimKinds,
  claimOutcomes,
  companyStatuses,
  opinionBodies,
  rayaStatuses,
} from '@registrar/domain/enumerations';
import { liquidation } from '@registrar/domain/processes/filings/liquidation/definition';
import { liquidationFinal } from '@registrar/domain/processes/filings/liquidation-final/definition';
import { liquidationIi } from '@registrar/domain/processes/filings/liquidation-ii/definition';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { CLEARANCE, LIQUIDATING } from '../closing-answers';
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
import { ProceedingPage } from '../pages/proceeding-page';
import { demo } from '../people';
import { registeredHolder } from '../registered-holders';
import { testsOnOwnPortal } from '../own-portal';
import { liquidationPortal as at } from '../second-portal';
import { texts, type Language } from '../texts';

const portal = testsOnOwnPortal(at);

const language: Language = 'ne';
const t = texts('mf-deregistration', language);
const kind = kindNames('LIQUIDATION');
const today = nepalDayOfInstant(new Date().toISOString());
const REG_NO = '110001';

test(
  'a solvent company is liquidated from its resolution to the order, and an objection on the way is dismissed',
  { tag: ['@own-portal', '@mailbox'] },
  async ({ browser, mailbox }) => {
    const person = demo.leavingRepresentative;
    const company = await representedCompany(person, REG_NO, at);
    const gateway = await callsOf(person, at);

    await test.step('its representative files the resolution and the declaration', async () => {
      const own = await tabInDays(browser, 0, { person, language, at });
      await own.goto(`/de-registration/list/all?company=${company.id}`);
      const wizard = new ClosingWizard(own, language, liquidation);
      const filing = await wizard.begin();
      await wizard.answer('LIQUIDATION_DECISION', LIQUIDATING.LIQUIDATION_DECISION);
      await wizard.goOnTo('solvency');
      await wizard.answer('SOLVENCY', LIQUIDATING.SOLVENCY);
      await wizard.goOnTo('liquidator');
      for (const key of ['LIQUIDATOR', 'LIQUIDATION_AUDITOR', 'TAX_CLEARANCE'] as const)
        await saveSection(gateway, filing, key, LIQUIDATING[key]);
      await attachRequired(gateway, filing);
      await wizard.submit(filing);
      await approvedForTheFee(person, filing, at);
      await own.context().close();
    });
    const id = await newestProceeding(person, company.id, at);

    const officer = await tabInDays(browser, 0, { person: demo.approver, language, at });
    const proceeding = new ProceedingPage(officer, language);
    await test.step('the office calls the creditors', async () => {
      await proceeding.open(id);
      await proceeding.publish(kind.notice('CREDITORS').ne, { channel: 'NEWSPAPER', proof: 'गोरखापत्र, पृष्ठ ५' });
    });

    await test.step('the second phase is closed, also by its address', async () => {
      const own = await tabInDays(browser, 0, { person, language, at });
      await own.goto(`/de-registration/LIQUIDATION_II/LIQUIDATION_II/${id}/2`);
      await expect(own.getByRole('region', { name: t('closing.forms') })).toBeVisible();
      await expect(own.getByRole('button', { name: new RegExp(`^${t('filings.begin')}`) })).toHaveCount(0);
      await own.context().close();
    });

    await test.step('somebody without an account objects, and the office dismisses it', async () => {
      const visitor = await tabInDays(browser, 0, { language, at });
      const notice = { id: await runningNotice(REG_NO, at), regNo: REG_NO };
      const name = 'हिमाल ढुवानी';
      const text = 'कम्पनीसँगको सम्झौता बाँकी छ।';
      const email = 'dhuwani@makalu.example';
      await handIn(visitor, language, mailbox, notice, { kind: 'OBJECTION', name, email, text });
      await visitor.context().close();
      await proceeding.open(id);
      const dismissed = claimOutcomes.name('DISMISSED').ne;
      await proceeding.judge(`${claimKinds.name('OBJECTION').ne}, ${name}`, dismissed, 'सम्झौता गत वर्ष सकिएको छ।');
      await officer.context().close();
    });

    await portal.passDays(45);
    await test.step('the liquidator settles the claims and reports', async () => {
      const own = await tabInDays(browser, 45, { person, language, at });
      await own.goto(`/de-registration/proceeding/${id}`);
      const settling = new ClosingWizard(own, language, liquidationIi);
      const settled = await settling.begin('accounts');
      await saveSection(gateway, settled, 'LIQUIDATOR_ACCOUNTS', {
        countedUntil: today,
        realised: 900_000_00,
        costs: 20_000_00,
        creditorsPaid: 0,
        distributed: 880_000_00,
      });
      for (const holder of ['Sabin Maharjan', 'Roshani Maharjan']) {
        const { id: holderId } = await registeredHolder(gateway, settled, holder);
        const place = `/external/api/application/${settled}/section/DISTRIBUTION_CONSENTS/item`;
        await gateway.post(place, { holderId, consentedOn: today });
      }
      await attachRequired(gateway, settled);
      await settling.submit(settled);
      await approvedForNothing(settled, at);
      await own.goto(`/de-registration/proceeding/${id}`);
      const reporting = new ClosingWizard(own, language, liquidationFinal);
      const reported = await reporting.begin();
      const audit = { licenceNumber: 'CA-1234', reportedOn: today, opinion: 'हिसाब यथार्थ देखिन्छ।' };
      await saveSection(gateway, reported, 'FINAL_REPORT', { reportedOn: today, statement: 'सबै दायित्व तिरियो।' });
      await saveSection(gateway, reported, 'AUDIT_REPORT', audit);
      await saveSection(gateway, reported, 'TAX_CLEARANCE', CLEARANCE);
      await attachRequired(gateway, reported);
      await reporting.submit(reported);
      await approvedForNothing(reported, at);
      await own.context().close();
    });

    await test.step('with the consent of the tax office two officers order it', async () => {
      const outcome = kind.outcome('DEREGISTERED').ne;
      const proposer = await tabInDays(browser, 45, { person: demo.approver, language, at });
      const registrar = await tabInDays(browser, 45, { person: demo.otherApprover, language, at });
      const proposing = new ProceedingPage(proposer, language);
      await proposing.open(id);
      await proposing.consentOf(opinionBodies.name('TAX_OFFICE').ne, {
        question: 'बाँकी कर छ?',
        answer: 'बाँकी कर छैन।',
        yes: rayaStatuses.name('APPROVED').ne,
      });
      await proposing.propose(outcome, 'लिक्विडेसन पूरा भएकाले दर्ता खारेज गरिन्छ।', 'बाँकी दायित्व छैन।');
      const ordering = new ProceedingPage(registrar, language);
      await ordering.open(id);
      await ordering.order(outcome);
      await registrar.goto(`/company/${company.id}`);
      await expect(registrar.getByRole('main')).toContainText(companyStatuses.name('DEREGISTERED').ne);
      await Promise.all([proposer.context().close(), registrar.context().close()]);
    });
  },
);
