import { expect, test } from '@registrar/testing/playwright';
import type { FilingSignatures } from '@registrar/domain/calls/filing-signatures';
import { filedItems, isAsked, stepsOfItem, type Answers, type FilingFrame } from '@registrar/domain/processes';
import { sharesPurchaseSalesAgreement as spsa } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/definition';
import { SPSA_TRANSFERS } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/transfers';
import { jointVenture } from '@registrar/domain/testing/registration-examples';
import { foreignCompany, NAMES, passport } from '@registrar/domain/testing/registration-people';
import { agreementOn, sale, witnessOfDeed } from '@registrar/domain/testing/share-agreement';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { act, attachRequired } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { AmendmentWizard } from '../pages/amendment-wizard';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo, signedUp, someone } from '../people';
import { placeNames } from '../place-names';
import { holderNamed, registeredHolder } from '../registered-holders';
import { companyOfOwn, verifiedWithoutFee } from '../shareholder-changes';
import { signedByLink } from '../signed-by-link';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const words = texts('filings', language);
const today = nepalDayOfInstant(new Date().toISOString());
const APPLICATION = '/external/api/application';
const BUYER = 'Rhine Holdings';
const REPRESENTATIVE = 'Arun Bose';
const VALUED = { isValued: true, valuationReportOn: today, valuator: 'Himal Valuers', valuationAmount: 150_000_00 };

/** A Nepali, who can be reached at this address, and a company from abroad. */
function joint(email: string): FilingFrame {
  const frame = jointVenture();
  const items = filedItems(frame, 'SHAREHOLDER').map((item, at) =>
    at === 0 ? { ...item, data: { ...item.data, contact: { phoneNo: '9841000001', email } } } : item,
  );
  return { ...frame, answers: { ...frame.answers, SHAREHOLDER: { items } } };
}

/** Another company from abroad, with the approval of its investment. */
function buyerFromAbroad(email: string): Answers {
  const { company, roles: _roles, ...holder } = foreignCompany({});
  return {
    ...holder,
    buyer: 'NEW',
    company: {
      ...Object(company),
      nameNepali: 'राइन होल्डिङ्स',
      nameEnglish: BUYER,
      registrationNumber: 'U74140WB2014',
      representative: {
        fullNameNepali: 'अरुण बोस',
        fullNameEnglish: REPRESENTATIVE,
        designation: 'Director',
        identification: passport(78),
        phoneNo: '913322445577',
        email,
      },
    },
    contact: { phoneNo: '913322445577', email },
  };
}

test(
  'a Nepali sells to a company from abroad whose investment is approved; all three sign, and the register follows',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(600_000);
    const person = await signedUp(mailbox);
    const [seller, buyer, witness] = [someone().email, someone().email, someone().email];
    const companyId = await companyOfOwn(person, joint(seller));
    const gateway = await callsOf(person);
    const places = await placeNames(person, language, [27]);
    await speak(page, language);
    await signIn(page, person);

    const wizard = new AmendmentWizard(page, language, spsa);
    const id = await wizard.begin('spsa-setup');
    const holder = await registeredHolder(gateway, id, NAMES.fullNameEnglish);
    const agreed = sale(holder.id, [{ from: 201, to: 300 }], buyerFromAbroad(buyer), today);
    const given: Answers = { ...agreed, witness: { ...witnessOfDeed, email: witness } };
    await test.step('the deed with the valuation of the shares, then who sells to whom in six steps', async () => {
      const setup = agreementOn(today, 'TRANSFER', VALUED);
      const frame: FilingFrame = { ...jointVenture(), answers: { SPSA_SETUP: setup }, today };
      await wizard.answer('SPSA_SETUP', setup, undefined, frame);
      await wizard.goOnTo('transfer-share');
      const name = SPSA_TRANSFERS.item.name[language];
      await page.getByRole('button', { name: words('list.add', { name }) }).click();
      for (const step of stepsOfItem(SPSA_TRANSFERS.itemSteps, given, frame, false)) {
        const asked = step.fields.filter((field) => field.path.startsWith('tax.') || isAsked(field, given, frame));
        await wizard.answerIn(page.getByRole('main'), asked, given, holderNamed(holder, language, places));
        await wizard.goOn();
      }
      await page.getByRole('button', { name: words('list.closeLater') }).click();
    });
    await test.step('the page says what becomes of the shares', async () => {
      const outcome = page.getByRole('region', { name: words('shares.title') });
      await expect(outcome.getByRole('row', { name: BUYER }).first()).toContainText('100');
    });
    await test.step('the approval of the investment and the papers of the company are asked', async () => {
      await wizard.goOnTo('documents');
      for (const key of ['FDI_APPROVAL', 'FOREIGN_CERTIFICATE', 'REPRESENTATIVE_PASSPORT', 'VALUATION_REPORT'])
        await expect(page.getByRole('main')).toContainText(
          spsa.documents.find((document) => document.key === key)?.name[language] ?? key,
        );
    });
    await test.step('each card of who signs says for which agreement', async () => {
      const cards = page.getByRole('listitem').filter({ hasText: `${holder.nameEnglish} → ${BUYER} · Kitta 201–300` });
      await expect(cards).toHaveCount(3);
    });
    await test.step('seller, the buyer’s representative and witness sign by the links of their mails', async () => {
      const { items } = await gateway.get<FilingSignatures>(`${APPLICATION}/${id}/signature`);
      expect(items.map(({ role, name }) => `${role} ${name.nameEnglish}`)).toEqual([
        `SELLER ${NAMES.fullNameEnglish}`,
        `BUYER ${BUYER}, ${REPRESENTATIVE}`,
        'WITNESS Gita Rai',
      ]);
      for (const { party } of items) await gateway.post(`${APPLICATION}/${id}/signature/ask`, { party, language });
      for (const email of [seller, buyer, witness])
        await signedByLink(browser, mailbox, email, { language, reads: [BUYER, '201–300', 'Rs. 15,000.00'] });
    });
    await attachRequired(gateway, id);
    await wizard.submit(id);
    await verifiedWithoutFee(id);
    await act(demo.approver, id, 'approve');
    await test.step('the certificate proves itself, and the register has the new holder', async () => {
      await wizard.paperProvesItself(gateway, id, 'SHARE_CERTIFICATE');
      await new PortalTab(page).visit(`/post-amendment/company/${companyId}?part=shares`);
      await expect(page.getByRole('row', { name: BUYER }).first()).toContainText('100');
    });
    await test.step('anybody finds the company on its public page', async () => {
      const visitor = await (await browser.newContext()).newPage();
      await speak(visitor, language);
      await visitor.goto(`/company/${companyId}`);
      await expect(visitor.getByRole('row', { name: BUYER })).toContainText('10%');
      await visitor.context().close();
    });
  },
);
