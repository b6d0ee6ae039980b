import { randomInt } from 'node:crypto';
import { expect, test } from '@registrar/testing/playwright';
import type { Locator, Page } from '@playwright/test';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { RepresentedCompany } from '@registrar/domain/calls/representatives';
import { isAsked, stepsOfItem, type Answers, type FilingFrame } from '@registrar/domain/processes';
import { sharesPurchaseSalesAgreement as spsa } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/definition';
import { SPSA_FORFEITURES } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/forfeitures';
import { SPSA_TRANSFERS } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/transfers';
import { agreementOn, newBuyer, witnessOfDeed } from '@registrar/domain/testing/share-agreement';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { formatNumber } from '@registrar/i18n/numbers';
import { act, attachRequired } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { AmendmentWizard } from '../pages/amendment-wizard';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { placeNames } from '../place-names';
import { holderNamed, registeredHolder } from '../registered-holders';
import { verifiedWithoutFee } from '../shareholder-changes';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const words = texts('filings', language);
const today = nepalDayOfInstant(new Date().toISOString());
const APPLICATION = '/external/api/application';
/** Its third holder has paid half of 5,000 shares; it was registered long before the notices. */
const COMPANY = '100010';
const BUYER = { fullNameNepali: 'बिमला गुरुङ', fullNameEnglish: 'Bimala Gurung' };
const FORFEITED = 200;
const monthsAgo = (months: number): string => {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - months * 31);
  return day.toISOString().slice(0, 10);
};

const forfeiture = (holderId: string): Answers => ({
  holderId,
  quantity: FORFEITED,
  firstNoticeOn: monthsAgo(7),
  secondNoticeOn: monthsAgo(5),
  reason: 'दुई पटक सूचना दिँदा पनि माग गरिएको रकम तिरिएन।',
});
const given: Answers = {
  quantity: 150,
  shareType: 'PROMOTER',
  paidPerShare: 100_00,
  ...newBuyer(randomInt(10_000, 100_000)),
  witness: witnessOfDeed,
};
/** What is asked depends on the answers and on the type of the company. */
const frameOf = (spsaType: string): FilingFrame => ({
  companyType: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
  company: null,
  answers: { SPSA_SETUP: { spsaType } },
  today,
});

/** A company has one draft of a process: one that an earlier try left behind would be opened again. */
async function discardDrafts(companyId: string): Promise<void> {
  const representative = await callsOf(demo.convertingRepresentative);
  const { items } = await representative.get<{ readonly items: readonly ApplicationDetail[] }>(
    `${APPLICATION}?processName=${spsa.process}&companyId=${companyId}&status=DRAFT&size=20`,
  );
  for (const { id } of items) await act(demo.convertingRepresentative, id, 'discard');
}

async function approved(id: string): Promise<void> {
  await verifiedWithoutFee(id);
  await act(demo.approver, id, 'approve');
}

const add = (page: Page, name: string): Locator => page.getByRole('button', { name: words('list.add', { name }) });

test(
  'shares whose call was not paid are forfeited into the reserve, and somebody new gets them from there',
  { tag: ['@demo-data'] },
  async ({ page, browser }) => {
    test.setTimeout(600_000);
    const person = demo.convertingRepresentative;
    const gateway = await callsOf(person);
    const companies = await gateway.get<readonly RepresentedCompany[]>('/external/api/representative/company');
    const companyId = companies.find(({ regNo }) => regNo === COMPANY)?.id ?? '';
    await discardDrafts(companyId);
    const places = await placeNames(person, language, [27]);
    await speak(page, language);
    await signIn(page, person);
    const wizard = new AmendmentWizard(page, language, spsa);
    const list = `/post-amendment/add-new?company=${companyId}`;

    const jafat = await wizard.begin('spsa-setup', list);
    const holder = await registeredHolder(gateway, jafat, 'Kalpana Khatri');
    const left = formatNumber(holder.quantity - FORFEITED, language);
    await test.step('both notices are shown, and the page says what becomes of the shares and by when is paid back', async () => {
      const frame = frameOf('JAFAT');
      await wizard.answer('SPSA_SETUP', agreementOn(today, 'JAFAT', { toReserve: true }), undefined, frame);
      await wizard.goOnTo('jafat');
      await add(page, SPSA_FORFEITURES.item.name[language]).click();
      const drawer = page.getByRole('dialog');
      await wizard.answerIn(
        drawer,
        SPSA_FORFEITURES.item.fields,
        forfeiture(holder.id),
        holderNamed(holder, language, places),
      );
      await drawer.getByRole('button', { name: words('list.done') }).click();
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('region', { name: `जफत: ${holder.nameNepali}` })).toContainText('हाल चुक्ता नभएको शेयर');
      const outcome = page.getByRole('region', { name: words('shares.title') });
      await expect(outcome.getByRole('row', { name: holder.nameNepali }).first()).toContainText(left);
    });
    await attachRequired(gateway, jafat);
    await wizard.submit(jafat);
    await approved(jafat);
    await test.step('the letter of the forfeiture proves itself, and the register has the shares in reserve', async () => {
      await wizard.paperProvesItself(gateway, jafat, 'RECORD_LETTER');
      await new PortalTab(page).visit(`/post-amendment/company/${companyId}?part=shares`);
      await expect(page.getByRole('row', { name: holder.nameNepali }).first()).toContainText(left);
    });

    const jageda = await wizard.begin('spsa-setup', list);
    await test.step('somebody new gets shares of the reserve, in six steps', async () => {
      const frame = frameOf('JAGEDA');
      await wizard.answer('SPSA_SETUP', agreementOn(today, 'JAGEDA'), undefined, frame);
      await wizard.goOnTo('transfer-share');
      await add(page, SPSA_TRANSFERS.item.name[language]).click();
      for (const step of stepsOfItem(SPSA_TRANSFERS.itemSteps, given, frame, false)) {
        const asked = step.fields.filter((field) => isAsked(field, given, frame));
        await wizard.answerIn(page.getByRole('main'), asked, given, places);
        await wizard.goOn();
      }
      await page.getByRole('button', { name: words('list.closeLater') }).click();
      const outcome = page.getByRole('region', { name: words('shares.title') });
      await expect(outcome.getByRole('row', { name: BUYER.fullNameNepali }).first()).toContainText('१५०');
    });
    await attachRequired(gateway, jageda);
    await wizard.submit(jageda);
    await approved(jageda);
    await test.step('the certificate proves itself, and the register has the new holder', async () => {
      await wizard.paperProvesItself(gateway, jageda, 'SHARE_CERTIFICATE');
      await page.goto(`/post-amendment/company/${companyId}?part=shares`);
      await expect(page.getByRole('row', { name: BUYER.fullNameNepali }).first()).toContainText('१५०');
    });
    await test.step('anybody reads the new holder on the public page', async () => {
      const visitor = await (await browser.newContext()).newPage();
      await speak(visitor, language);
      await visitor.goto(`/company/${companyId}`);
      await expect(visitor.getByRole('row', { name: BUYER.fullNameNepali }).first()).toContainText('१५०');
      await visitor.context().close();
    });
  },
);
